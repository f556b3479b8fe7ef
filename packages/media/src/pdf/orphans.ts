import type { ObjectLoader } from './object-loader.js';
import type { History } from './revisions/history.js';
import type { PdfSource } from './source.js';
import { isWhiteSpace } from './syntax/characters.js';
import { isName, isStream } from './syntax/values.js';
import type { OrphanedObject, PdfObject } from './types.js';

/** Further ones are left out: a hostile file can hold one in every ten bytes. */
const MAX_ORPHANS = 100_000;

/**
 * Objects found by scanning that no revision's cross-reference leads to, in file order. An object stream that
 * nothing leads to stands for the objects in it. Cross-reference streams are left out: nothing refers to them
 * by number.
 */
export function findOrphans(
  source: PdfSource,
  history: History,
  loader: ObjectLoader,
): readonly OrphanedObject[] {
  const reached = new Set<number>();
  for (const save of history.saves) {
    for (const offsetBytes of save.sectionOffsetsBytes) reached.add(offsetBytes);
    for (const entry of save.entries.values()) if (entry.kind === 'offset') reached.add(entry.offsetBytes);
  }
  const reachedStarts = new Set([...reached].map((offsetBytes) => behindBlanks(source.bytes, offsetBytes)));
  const candidates = source.body.objects.filter((object) => !reachedStarts.has(object.offsetBytes));
  if (candidates.length === 0) return [];
  const locate = (num: number) => history.entry(num, history.saves.length - 1);
  const isCarried = withinStreams([...reached].map((offsetBytes) => loader.loadAt(offsetBytes, locate)));
  const orphans: OrphanedObject[] = [];
  let streamEnd = 0;
  for (const { num, gen, offsetBytes } of candidates) {
    if (orphans.length >= MAX_ORPHANS) break;
    if (offsetBytes < streamEnd || isCarried(offsetBytes)) continue;
    const object = loader.loadAt(offsetBytes, locate);
    if (isStream(object)) streamEnd = object.offsetBytes + object.raw.length;
    if (isStream(object) && isName(object.dict.entries.get('Type'), 'XRef')) continue;
    const contained = isStream(object) ? loader.objectStreamAt(offsetBytes, locate) : null;
    if (contained) {
      for (const [index, member] of contained.members.entries()) {
        orphans.push({ num: member.num, gen: 0, offsetBytes, object: contained.object(member.num, index) });
      }
    } else orphans.push({ num, gen, offsetBytes, object });
  }
  return orphans;
}

/**
 * Tells whether an offset lies in the data of one of these objects: a PDF attached without compression is no
 * left-over.
 */
function withinStreams(objects: readonly PdfObject[]): (offsetBytes: number) => boolean {
  const ends = new Map<number, number>();
  for (const object of objects)
    if (isStream(object)) ends.set(object.offsetBytes, object.offsetBytes + object.raw.length);
  const starts = [...ends.keys()].sort((left, right) => left - right);
  // Offsets are asked for in ascending order, so one pass over the streams serves them all.
  let next = 0;
  let reachedEnd = 0;
  return (offsetBytes) => {
    for (; next < starts.length && starts[next]! <= offsetBytes; next++)
      reachedEnd = Math.max(reachedEnd, ends.get(starts[next]!)!);
    return offsetBytes < reachedEnd;
  };
}

/** Entries may point to white space before the object, as long as an object header follows. */
function behindBlanks(bytes: Uint8Array, offsetBytes: number): number {
  let at = offsetBytes;
  while (at < offsetBytes + 32 && isWhiteSpace(bytes[at])) at++;
  return at;
}
