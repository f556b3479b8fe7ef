import { isWhiteSpace } from '../syntax/characters.js';
import { readObjectHeader } from '../syntax/indirect-object.js';
import type { PdfRevision } from '../types.js';
import type { WriterStyle } from './types.js';

/**
 * Objects looked at: a program writes all of them alike, apart from special ones such as the linearization
 * dictionary.
 */
const SAMPLED_OBJECTS = 24;

/** Longer runs of white space are cut. */
const MAX_BLANKS = 8;

/**
 * The white space that most of the revision's first objects, in the order of the bytes, have behind `obj` and
 * behind `<<`.
 */
export function objectLayout(
  bytes: Uint8Array,
  revision: PdfRevision,
): Pick<WriterStyle, 'afterObj' | 'afterDictOpen'> {
  const offsets: number[] = [];
  for (const entry of revision.objects.values()) if (entry.kind === 'offset') offsets.push(entry.offsetBytes);
  const behindObj: string[] = [];
  const behindDictOpen: string[] = [];
  for (const offsetBytes of Float64Array.from(offsets).sort().subarray(0, SAMPLED_OBJECTS)) {
    const header = readObjectHeader(bytes, offsetBytes);
    if (!header) continue;
    const blanks = blanksAt(bytes, header.bodyOffsetBytes);
    behindObj.push(blanks);
    const body = header.bodyOffsetBytes + blanks.length;
    if (bytes[body] === 0x3c && bytes[body + 1] === 0x3c) behindDictOpen.push(blanksAt(bytes, body + 2));
  }
  return { afterObj: mostCommon(behindObj), afterDictOpen: mostCommon(behindDictOpen) };
}

/** The white space at `at`, one character a byte. */
export function blanksAt(bytes: Uint8Array, at: number): string {
  let end = at;
  while (end < at + MAX_BLANKS && isWhiteSpace(bytes[end])) end++;
  return String.fromCharCode(...bytes.subarray(at, end));
}

function mostCommon(values: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  let best: string | null = null;
  for (const [value, count] of counts) if (best === null || count > counts.get(best)!) best = value;
  return best;
}
