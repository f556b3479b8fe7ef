import type { Locate, ObjectLoader } from '../object-loader.js';
import type { PdfSource } from '../source.js';
import { dictOf, isDict, isName } from '../syntax/values.js';
import type { XrefEntry } from '../types.js';
import { closesSave } from '../xref/chain.js';
import { recoverSection } from '../xref/recovery.js';
import type { Save } from './saves.js';

/**
 * The saves of a file whose cross-references are of no use: each `startxref` ends one, and what stands behind
 * the last one another. Stretches without objects belong to the save before them.
 * @returns oldest first; empty when no object is found.
 */
export function recoverSaves(source: PdfSource): Save[] {
  source.noteRepair('XREF_REBUILT', 'every object found by scanning');
  const ends = source.marks.filter(closesSave).map((mark) => mark.endOffsetBytes);
  const saves: Save[] = [];
  let from = 0;
  for (const to of [...ends, source.bytes.length]) {
    if (to <= from) continue;
    const section = recoverSection(source, from, to);
    if (section.entries.size > 0) {
      saves.push({
        endOffsetBytes: to,
        form: 'recovered',
        trailer: section.trailer,
        entries: new Map(section.entries),
        sectionOffsetsBytes: [],
        parent: saves.at(-1) ?? null,
      });
    }
    from = to;
  }
  return saves;
}

/**
 * Adds to rebuilt saves the objects inside their object streams; of two copies the later in the file counts.
 */
export function listObjectStreams(
  saves: readonly Save[],
  loader: ObjectLoader,
  locateIn: (saveIndex: number) => Locate,
): void {
  for (const [saveIndex, save] of saves.entries()) {
    if (save.form !== 'recovered') continue;
    const locate = locateIn(saveIndex);
    const placed = new Map<number, number>();
    for (const entry of [...save.entries.values()]) {
      if (entry.kind !== 'offset') continue;
      const members = loader.objectStreamAt(entry.offsetBytes, locate)?.members ?? [];
      for (const [index, { num }] of members.entries()) {
        if (entry.offsetBytes < offsetOf(save.entries.get(num), placed)) continue;
        save.entries.set(num, { kind: 'in-object-stream', num, gen: 0, streamNum: entry.num, index });
        placed.set(num, entry.offsetBytes);
      }
    }
  }
}

const offsetOf = (entry: XrefEntry | undefined, placed: ReadonlyMap<number, number>): number =>
  entry?.kind === 'offset' ? entry.offsetBytes : entry ? (placed.get(entry.num) ?? -1) : -1;

/** Gives each save without a usable /Root the last catalog that its own objects hold. */
export function findCatalogs(
  saves: readonly Save[],
  loader: ObjectLoader,
  locateIn: (saveIndex: number) => Locate,
): void {
  for (const [saveIndex, save] of saves.entries()) {
    const locate = locateIn(saveIndex);
    if (isDict(loader.follow(save.trailer.entries.get('Root'), locate))) continue;
    for (const { num, gen } of [...save.entries.values()].toReversed()) {
      if (!isName(dictOf(loader.load(num, locate))?.entries.get('Type'), 'Catalog')) continue;
      save.trailer = {
        kind: 'dict',
        entries: new Map([...save.trailer.entries, ['Root', { kind: 'ref', num, gen }]]),
      };
      break;
    }
  }
}
