import { ascii, lastIndexOfBytes } from '../scan/find-bytes.js';
import type { SaveMark } from '../scan/save-marks.js';
import { lastBefore } from '../scan/scanned-objects.js';
import { isRegular } from '../syntax/characters.js';
import type { SectionReader } from './read-section.js';
import { recoverSection } from './recovery.js';
import type { XrefSection } from './section.js';

const XREF = ascii('xref');

/** A file of one save an hour for half a year; longer chains are cut, which is noted. */
const MAX_CHAIN_LENGTH = 4096;

/** A section with the mark that closes the save it was written in; null when the file breaks off before. */
export interface ChainLink {
  readonly section: XrefSection;
  readonly mark: SaveMark | null;
}

/**
 * Follows /Prev from the section that `last` names, newest first. A section that cannot be read is looked for
 * before the mark it should stand at, then rebuilt by scanning that save's bytes only, so that one damaged
 * section costs no other.
 * @param seen offsets of sections that belong to a chain already; the chain stops there. Added to.
 */
export function readChain(reader: SectionReader, last: SaveMark | null, seen: Set<number>): ChainLink[] {
  const { source } = reader;
  const links: ChainLink[] = [];
  let next = last && last.target !== null ? reader.read(last.target) : null;
  let mark = last;
  if (!next) {
    source.noteRepair(
      'STARTXREF_WRONG',
      last ? `no cross-reference where the one at ${last.offsetBytes} points` : 'no startxref',
    );
  }
  while (links.length < MAX_CHAIN_LENGTH) {
    const section = next ?? findBefore(reader, mark, seen) ?? rebuild(reader, mark);
    if (seen.has(section.offsetBytes)) break;
    seen.add(section.offsetBytes);
    const isRebuilt = section.form === 'recovered';
    if (!isRebuilt) mark = closingMark(source.marks, section);
    links.push({ section, mark });
    const previous = isRebuilt ? null : reader.readPrevious(section);
    if (previous === undefined) break;
    next = previous;
    if (previous && !seen.has(previous.offsetBytes)) continue;
    if (previous) source.noteRepair('XREF_LOOP', `/Prev of the section at ${section.offsetBytes} leads back`);
    else if (!isRebuilt)
      source.noteRepair('STARTXREF_WRONG', `/Prev of the section at ${section.offsetBytes} leads nowhere`);
    mark = markBefore(source.marks, mark);
    if (!mark) break;
    next = mark.target === null ? null : reader.read(mark.target);
  }
  return links;
}

/** `startxref 0` closes a linearized file's first part, which is no save. */
export const closesSave = (mark: SaveMark): boolean => mark.target !== 0;

const closingMark = (marks: readonly SaveMark[], section: XrefSection): SaveMark | null =>
  marks.find((mark) => closesSave(mark) && mark.offsetBytes >= section.endOffsetBytes) ?? null;

const markBefore = (marks: readonly SaveMark[], mark: SaveMark | null): SaveMark | null =>
  marks.findLast((other) => closesSave(other) && (mark === null || other.offsetBytes < mark.offsetBytes)) ??
  null;

/**
 * The section right before `mark`: the keyword `xref`, or else the last object, if that is a cross-reference
 * stream.
 */
function findBefore(
  reader: SectionReader,
  mark: SaveMark | null,
  seen: ReadonlySet<number>,
): XrefSection | null {
  const { bytes, body, marks } = reader.source;
  if (!mark) return null;
  const from = markBefore(marks, mark)?.endOffsetBytes ?? 0;
  for (
    let at = lastIndexOfBytes(bytes, XREF, from, mark.offsetBytes);
    at >= 0;
    at = lastIndexOfBytes(bytes, XREF, from, at)
  ) {
    if (isRegular(bytes[at - 1])) continue;
    const table = reader.readAt(at);
    if (table && !seen.has(at)) return table;
  }
  const last = lastBefore(body.objects, mark.offsetBytes);
  if (!last || last.offsetBytes < from || seen.has(last.offsetBytes)) return null;
  return reader.readAt(last.offsetBytes);
}

function rebuild(reader: SectionReader, mark: SaveMark | null): XrefSection {
  const { source } = reader;
  const from = markBefore(source.marks, mark)?.endOffsetBytes ?? 0;
  const to = mark?.endOffsetBytes ?? source.bytes.length;
  source.noteRepair('XREF_REBUILT', `objects between ${from} and ${to} found by scanning`);
  return recoverSection(source, from, to);
}
