import { CARRIAGE_RETURN, isWhiteSpace, LINE_FEED } from '../syntax/characters.js';
import { Lexer } from '../syntax/lexer.js';
import { ascii, indexOfBytes } from './find-bytes.js';

const STARTXREF = ascii('startxref');
const END_OF_FILE = ascii('%%EOF');

/** Hostile files can repeat the keyword without end; real ones hold a few dozen at most. */
const MAX_SAVE_MARKS = 4096;

/** How far behind the offset `%%EOF` is looked for: some writers put a comment or blank lines between. */
const END_OF_FILE_SEARCH_BYTES = 512;

/** `startxref N %%EOF`: where a save ends and where it says its cross-reference is. */
export interface SaveMark {
  /** Of the keyword `startxref`. */
  readonly offsetBytes: number;
  /** As written; null when no number follows. */
  readonly target: number | null;
  /** Behind `%%EOF` and its line end; behind the number's line end when there is no `%%EOF`. */
  readonly endOffsetBytes: number;
}

/** Every `startxref` of the file, first to last (the last MAX_SAVE_MARKS of them). */
export function findSaveMarks(bytes: Uint8Array): SaveMark[] {
  const offsets: number[] = [];
  for (
    let at = indexOfBytes(bytes, STARTXREF, 0);
    at >= 0;
    at = indexOfBytes(bytes, STARTXREF, at + STARTXREF.length)
  )
    offsets.push(at);
  return offsets.slice(-MAX_SAVE_MARKS).map((offsetBytes) => readSaveMark(bytes, offsetBytes));
}

function readSaveMark(bytes: Uint8Array, offsetBytes: number): SaveMark {
  const lexer = new Lexer(bytes, offsetBytes + STARTXREF.length);
  const token = lexer.next();
  const isOffset = token.kind === 'number' && token.isInteger && Number.isSafeInteger(token.value);
  const behindNumber = isOffset ? lexer.position : offsetBytes + STARTXREF.length;
  const limit = Math.min(bytes.length, behindNumber + END_OF_FILE_SEARCH_BYTES);
  const next = indexOfBytes(bytes, STARTXREF, behindNumber, limit);
  const marker = indexOfBytes(bytes, END_OF_FILE, behindNumber, next < 0 ? limit : next);
  return {
    offsetBytes,
    target: isOffset ? token.value : null,
    endOffsetBytes: behindLineEnd(bytes, marker < 0 ? behindNumber : marker + END_OF_FILE.length),
  };
}

/** Passes blanks and one line end; stays where it is when other bytes follow on the same line. */
function behindLineEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (bytes[at] === 0x20 || bytes[at] === 0x09) at++;
  if (bytes[at] === CARRIAGE_RETURN) return bytes[at + 1] === LINE_FEED ? at + 2 : at + 1;
  return bytes[at] === LINE_FEED ? at + 1 : from;
}

/** True when nothing but white space lies in `[from, bytes.length)`. */
export function isBlankFrom(bytes: Uint8Array, from: number): boolean {
  for (let at = from; at < bytes.length; at++) if (!isWhiteSpace(bytes[at])) return false;
  return true;
}
