import { isDigit, isRegular, isWhiteSpace } from '../syntax/characters.js';
import { Lexer } from '../syntax/lexer.js';
import { ascii, lastIndexOfBytes, startsWithAt } from './find-bytes.js';

/** `num gen obj` as found in the bytes, whatever any cross-reference says. */
export interface ScannedObject {
  readonly num: number;
  readonly gen: number;
  /** Of the first digit of `num`. */
  readonly offsetBytes: number;
}

/** Keywords of the file body in file order, found in one pass. */
export interface BodyScan {
  /** Outside of stream data. */
  readonly objects: readonly ScannedObject[];
  /** Offsets of every `endstream`, ascending. */
  readonly streamEnds: readonly number[];
  /** Offsets of every `endobj`, ascending. */
  readonly objectEnds: readonly number[];
}

const STREAM = ascii('stream');
const OBJ = ascii('obj');
const END = ascii('end');
const LENGTH = ascii('/Length');

/**
 * Stream dictionaries are short; in longer ones /Length is not looked for, and the next `endstream` counts.
 */
const MAX_DICT_LOOK_BACK_BYTES = 512;
const isWord = (bytes: Uint8Array, at: number, word: Uint8Array): boolean =>
  startsWithAt(bytes, at, word) && !isRegular(bytes[at + word.length]);
const isAfterEnd = (bytes: Uint8Array, at: number): boolean =>
  bytes[at - 3] === 0x65 && bytes[at - 2] === 0x6e && bytes[at - 1] === 0x64;

/**
 * Finds objects by their headers. What stands between `stream` and the `endstream` that a direct /Length
 * leads to, or else the next one, is data, so that a PDF attached without compression does not lend its
 * objects; a stream that never ends hides nothing. Linear in the file's size.
 */
export function scanBody(bytes: Uint8Array): BodyScan {
  const found: ScannedObject[] = [];
  const streamEnds: number[] = [];
  const objectEnds: number[] = [];
  /** Objects seen since the last `stream` that has not ended: kept when it never does. */
  let openStreamAt = -1;
  let objectsAtOpen = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === 0x73 && startsWithAt(bytes, at, STREAM)) {
      if (isAfterEnd(bytes, at)) {
        streamEnds.push(at - 3);
        if (openStreamAt >= 0) found.length = objectsAtOpen;
        openStreamAt = -1;
      } else if (openStreamAt < 0 && beginsStreamData(bytes, at)) {
        const end = declaredStreamEnd(bytes, at, found.at(-1)?.offsetBytes ?? 0);
        if (end > 0) {
          streamEnds.push(end);
          at = end + END.length; // the loop goes on behind the keyword
        } else {
          openStreamAt = at;
          objectsAtOpen = found.length;
        }
      }
      at += STREAM.length - 1;
    } else if (byte === 0x6f && isWord(bytes, at, OBJ)) {
      if (isAfterEnd(bytes, at)) objectEnds.push(at - 3);
      else {
        const object = headerEndingAt(bytes, at);
        if (object) found.push(object);
      }
    }
  }
  return { objects: found, streamEnds, objectEnds };
}

/** `>> stream` and a line end (7.3.8.1). */
function beginsStreamData(bytes: Uint8Array, at: number): boolean {
  const next = bytes[at + STREAM.length];
  if (next !== 0x0a && next !== 0x0d) return false;
  let before = at - 1;
  while (isWhiteSpace(bytes[before])) before--;
  return bytes[before] === 0x3e && bytes[before - 1] === 0x3e;
}

/** Where the `endstream` stands that a direct /Length of the dictionary before `streamAt` leads to, or 0. */
function declaredStreamEnd(bytes: Uint8Array, streamAt: number, objectAt: number): number {
  const keyAt = lastIndexOfBytes(
    bytes,
    LENGTH,
    Math.max(objectAt, streamAt - MAX_DICT_LOOK_BACK_BYTES),
    streamAt,
  );
  if (keyAt < 0 || isRegular(bytes[keyAt + LENGTH.length])) return 0;
  const lexer = new Lexer(bytes, keyAt + LENGTH.length, streamAt);
  const length = lexer.next();
  const next = lexer.next();
  if (
    length.kind !== 'number' ||
    !Number.isSafeInteger(length.value) ||
    length.value < 0 ||
    next.kind === 'number'
  )
    return 0;
  let end = streamAt + STREAM.length + length.value;
  // A line end behind `stream` and one before `endstream` do not count as data.
  for (const limit = end + 4; end < limit && !startsWithAt(bytes, end, END); ) end++;
  return startsWithAt(bytes, end, END) && startsWithAt(bytes, end + END.length, STREAM) ? end : 0;
}

/** Reads `num gen` backwards from the `obj` at `at`. */
function headerEndingAt(bytes: Uint8Array, at: number): ScannedObject | null {
  const gen = integerBefore(bytes, at, false);
  const num = gen && integerBefore(bytes, gen.offsetBytes, true);
  return num ? { num: num.value, gen: gen.value, offsetBytes: num.offsetBytes } : null;
}

/**
 * At most ten digits: object numbers and generations are no longer (Annex C, and the ten columns of a table
 * entry).
 */
function integerBefore(
  bytes: Uint8Array,
  before: number,
  blankNeeded: boolean,
): { value: number; offsetBytes: number } | null {
  let at = before - 1;
  while (at >= 0 && isWhiteSpace(bytes[at]) && before - at < 16) at--;
  if (blankNeeded && at === before - 1) return null;
  let value = 0;
  let scale = 1;
  const last = at;
  for (; isDigit(bytes[at]) && last - at < 10; at--) {
    value += (bytes[at]! - 0x30) * scale;
    scale *= 10;
  }
  return at === last ? null : { value, offsetBytes: at + 1 };
}

/** How many of `count` ascending values are below `limit`. */
function countBelow(count: number, limit: number, valueAt: (index: number) => number): number {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (valueAt(middle) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first of the ascending `offsets` that is at or behind `from`, or -1. */
export const firstAtOrAfter = (offsets: readonly number[], from: number): number =>
  offsets[countBelow(offsets.length, from, (index) => offsets[index]!)] ?? -1;

/** Of `objects`, in file order, those that start in `[from, to)`. */
export function objectsWithin(
  objects: readonly ScannedObject[],
  from: number,
  to: number,
): readonly ScannedObject[] {
  const offsetAt = (index: number) => objects[index]!.offsetBytes;
  return objects.slice(countBelow(objects.length, from, offsetAt), countBelow(objects.length, to, offsetAt));
}

/** Of `objects`, in file order, the last that starts before `limit`. */
export const lastBefore = (objects: readonly ScannedObject[], limit: number): ScannedObject | undefined =>
  objects[countBelow(objects.length, limit, (index) => objects[index]!.offsetBytes) - 1];
