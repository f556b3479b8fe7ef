import type { PdfSource } from '../source.js';
import { isWhiteSpace } from '../syntax/characters.js';
import { readObjectHeader } from '../syntax/indirect-object.js';
import type { OffsetShift, XrefEntry } from '../types.js';
import type { XrefSection } from './section.js';

/**
 * Checks that an object of the right number stands where each entry says. A wrong entry is led to the last
 * copy of its object before `limit`, the end of the save; without a copy it is left out, as readers then see
 * null. A section without one right entry counts as recovered.
 */
export function verifyEntries(source: PdfSource, section: XrefSection, limit: number): XrefSection {
  const corrected = new Map<number, XrefEntry | null>();
  const right: PlacedEntry[] = [];
  const wrong: MisplacedEntry[] = [];
  let inUse = 0;
  for (const entry of section.entries.values()) {
    if (entry.kind !== 'offset') continue;
    inUse++;
    if (readObjectHeader(source.bytes, entry.offsetBytes)?.num === entry.num) {
      const offsetBytes = behindBlanks(source.bytes, entry.offsetBytes);
      if (offsetBytes === entry.offsetBytes) right.push(entry);
      else wrong.push({ num: entry.num, offsetBytes, statedBytes: entry.offsetBytes });
      continue;
    }
    const found = source.lastScannedBefore(entry.num, limit);
    if (found) wrong.push({ num: entry.num, offsetBytes: found.offsetBytes, statedBytes: entry.offsetBytes });
    corrected.set(
      entry.num,
      found ? { kind: 'offset', num: entry.num, gen: found.gen, offsetBytes: found.offsetBytes } : null,
    );
  }
  const shift = shiftOf(right, wrong);
  if (shift)
    source.noteRepair(
      'OFFSETS_SHIFTED',
      `by ${shift.deltaBytes} bytes behind object ${shift.objectNum}`,
      shift,
    );
  if (corrected.size === 0) return section;
  const entries = new Map(section.entries);
  for (const [num, entry] of corrected) {
    if (entry) entries.set(num, entry);
    else entries.delete(num);
  }
  const isUseless = corrected.size === inUse;
  source.noteRepair(
    isUseless ? 'XREF_REBUILT' : 'XREF_ENTRY_WRONG',
    `${corrected.size} of ${inUse} entries of the section at ${section.offsetBytes}`,
  );
  return { ...section, entries, form: isUseless ? 'recovered' : section.form };
}

interface PlacedEntry {
  readonly num: number;
  readonly offsetBytes: number;
}

interface MisplacedEntry extends PlacedEntry {
  /** What the cross-reference says; `offsetBytes` is where the object was found. */
  readonly statedBytes: number;
}

/** {@link readObjectHeader} reads no further for a header. */
const MAX_BLANKS = 64;

/**
 * A reader that is led to the blanks before an object finds it all the same: such an entry is off, and still
 * serves.
 */
function behindBlanks(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < from + MAX_BLANKS && isWhiteSpace(bytes[at])) at++;
  return at;
}

/** A single misplaced entry shows no pattern. */
const MIN_SHIFTED_ENTRIES = 2;

/**
 * The one place at which bytes were put in or taken out after the section was written, if one place explains
 * every wrong entry. Line ends converted in transport shift each object a little further, writers that count
 * badly shift all of them: both explain nothing here.
 */
function shiftOf(right: readonly PlacedEntry[], wrong: readonly MisplacedEntry[]): OffsetShift | undefined {
  const [first] = wrong;
  if (!first || wrong.length < MIN_SHIFTED_ENTRIES) return undefined;
  const deltaBytes = first.offsetBytes - first.statedBytes;
  const firstShifted = wrong.reduce(
    (least, { offsetBytes }) => Math.min(least, offsetBytes),
    Number.POSITIVE_INFINITY,
  );
  const isOnePlace =
    wrong.every(({ offsetBytes, statedBytes }) => offsetBytes - statedBytes === deltaBytes) &&
    right.every(({ offsetBytes }) => offsetBytes < firstShifted);
  if (!isOnePlace) return undefined;
  const before = right.reduce<PlacedEntry | undefined>(
    (last, entry) => (last && last.offsetBytes > entry.offsetBytes ? last : entry),
    undefined,
  );
  return before && { deltaBytes, objectNum: before.num };
}
