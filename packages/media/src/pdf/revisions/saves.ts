import type { PdfSource } from '../source.js';
import type { PdfDict, XrefEntry, XrefForm } from '../types.js';
import { type ChainLink, closesSave, readChain } from '../xref/chain.js';
import type { SectionReader } from '../xref/read-section.js';
import type { XrefSection } from '../xref/section.js';
import { verifyEntries } from '../xref/verify-entries.js';

/** One save: the section or sections written by it, as one. */
export interface Save {
  readonly endOffsetBytes: number;
  readonly form: XrefForm;
  /** Completed by what scanning finds when the file has to be rebuilt, as are the entries. */
  trailer: PdfDict;
  /** What this save's own sections list. */
  readonly entries: Map<number, XrefEntry>;
  /** Offsets of its cross-reference sections. */
  readonly sectionOffsetsBytes: readonly number[];
  /** The save it was appended to, by /Prev; null for a save that stands alone. */
  readonly parent: Save | null;
}

/**
 * The saves of a file, oldest first by where they end. Besides the chain that readers follow, a save that no
 * later one names by /Prev counts too, when its own `startxref` leads to a readable section: its bytes open
 * as a document.
 */
export function findSaves(reader: SectionReader): Save[] {
  const { source } = reader;
  const seen = new Set<number>();
  const marks = source.marks.filter(closesSave);
  const saves = savesOfChain(source, readChain(reader, marks.at(-1) ?? null, seen), null);
  for (const mark of marks.toReversed()) {
    if (mark.target === null || saves.some((save) => save.endOffsetBytes === mark.endOffsetBytes)) continue;
    const section = reader.read(mark.target);
    if (!section || section.offsetBytes >= mark.offsetBytes || seen.has(section.offsetBytes)) continue;
    const own: ChainLink[] = [];
    let next: XrefSection | null | undefined = section;
    while (next && !seen.has(next.offsetBytes)) {
      seen.add(next.offsetBytes);
      own.push({ section: next, mark: closingMarkOf(marks, next) });
      next = reader.readPrevious(next);
    }
    const joins = next?.offsetBytes;
    const parent =
      joins === undefined ? null : saves.find((save) => save.sectionOffsetsBytes.includes(joins));
    saves.push(...savesOfChain(source, own, parent ?? null));
  }
  return saves.sort((left, right) => left.endOffsetBytes - right.endOffsetBytes);
}

const closingMarkOf = (marks: readonly ChainLink['mark'][], section: XrefSection): ChainLink['mark'] =>
  marks.find((mark) => mark !== null && mark.offsetBytes >= section.endOffsetBytes) ?? null;

/** @param links newest first @returns oldest first */
function savesOfChain(source: PdfSource, links: readonly ChainLink[], parent: Save | null): Save[] {
  const groups: ChainLink[][] = [];
  for (const link of links) {
    const group = groups.at(-1);
    const newer = group?.at(-1);
    if (group && newer && belongTogether(newer, link)) group.push(link);
    else groups.push([link]);
  }
  const saves: Save[] = [];
  for (const group of groups.toReversed()) saves.push(toSave(source, group, saves.at(-1) ?? parent));
  return saves;
}

/**
 * Two sections of one save. A linearized file's first-page section stands before the main one that it names
 * by /Prev; an update can only stand behind. Word appends an empty table whose stream was already written by
 * the save before it. A rebuilt stretch without any object was no save.
 */
function belongTogether(newer: ChainLink, older: ChainLink): boolean {
  if (newer.mark !== null && newer.mark === older.mark) return true;
  if (older.section.offsetBytes > newer.section.offsetBytes) return true;
  if (newer.section.form === 'recovered') return newer.section.entries.size === 0;
  const { isEmptyTable, hybridStreamOffsetBytes } = newer.section;
  return (
    isEmptyTable && hybridStreamOffsetBytes !== null && hybridStreamOffsetBytes < older.section.offsetBytes
  );
}

/** @param links newest first */
function toSave(source: PdfSource, links: readonly ChainLink[], parent: Save | null): Save {
  const endOffsetBytes = Math.max(...links.map((link) => link.mark?.endOffsetBytes ?? source.bytes.length));
  const sections = links.map((link) => verifyEntries(source, link.section, endOffsetBytes));
  const entries = new Map<number, XrefEntry>();
  for (const section of sections.toReversed())
    for (const [num, entry] of section.entries) entries.set(num, entry);
  return {
    endOffsetBytes,
    form: formOf(sections),
    trailer: (sections.find((section) => section.trailer.entries.has('Root')) ?? sections[0]!).trailer,
    entries,
    sectionOffsetsBytes: sections.map((section) => section.offsetBytes),
    parent,
  };
}

function formOf(sections: readonly XrefSection[]): XrefForm {
  for (const form of ['recovered', 'hybrid', 'stream'] as const)
    if (sections.some((section) => section.form === form)) return form;
  return 'table';
}
