import type { PdfDict, PdfObject, PdfRepair } from '../types.js';
import { CARRIAGE_RETURN, isWhiteSpace, LINE_FEED } from './characters.js';
import { Lexer } from './lexer.js';
import { isDict } from './values.js';

const ENDSTREAM = Uint8Array.from('endstream', (character) => character.charCodeAt(0));

/** White space before and within an object header included. */
const MAX_HEADER_LENGTH_BYTES = 96;

export interface ObjectHeader {
  readonly num: number;
  readonly gen: number;
  /** Behind the keyword `obj`. */
  readonly bodyOffsetBytes: number;
}

/** `num gen obj`; white space before it is passed. @returns null when anything else stands there. */
export function readObjectHeader(bytes: Uint8Array, offsetBytes: number): ObjectHeader | null {
  if (!(offsetBytes >= 0 && offsetBytes < bytes.length)) return null;
  const lexer = new Lexer(bytes, offsetBytes, offsetBytes + MAX_HEADER_LENGTH_BYTES);
  const num = lexer.next();
  if (num.kind !== 'number' || !num.isInteger || num.value < 0) return null;
  const gen = lexer.next();
  if (gen.kind !== 'number' || !gen.isInteger || gen.value < 0) return null;
  const start = lexer.position;
  const keyword = lexer.next();
  if (keyword.kind !== 'keyword' || !keyword.word.startsWith('obj')) return null;
  lexer.position = start;
  lexer.skipBlank();
  return { num: num.value, gen: gen.value, bodyOffsetBytes: lexer.position + 3 };
}

/** The part of the file's source that reading an object needs. */
export interface ObjectBytes {
  readonly bytes: Uint8Array;
  parseAt(offsetBytes: number): { readonly value: PdfObject; readonly endOffsetBytes: number };
  /** Where stream data that starts at `from` ends when /Length does not say so rightly. */
  searchStreamEnd(from: number): number;
  noteRepair(code: PdfRepair['code'], detail: string): void;
}

/** The value of a stream dictionary's /Length, followed when it is a reference; null when there is none. */
export type LengthOf = (dict: PdfDict) => number | null;

/** The object whose header ended at `bodyOffsetBytes`: a plain object, or a stream with its raw bytes. */
export function readObjectBody(source: ObjectBytes, bodyOffsetBytes: number, lengthOf: LengthOf): PdfObject {
  const { bytes } = source;
  const { value, endOffsetBytes } = source.parseAt(bodyOffsetBytes);
  if (!isDict(value)) return value;
  const lexer = new Lexer(bytes, endOffsetBytes);
  const keyword = lexer.next();
  if (keyword.kind !== 'keyword' || keyword.word !== 'stream') return value;
  const start = behindStreamLineEnd(bytes, lexer.position);
  const length = lengthOf(value);
  let end = length === null ? -1 : start + length;
  if (end < start || !isStreamEnd(bytes, end)) {
    end = Math.max(start, source.searchStreamEnd(start));
    source.noteRepair('STREAM_LENGTH_WRONG', `stream at ${start}`);
  }
  return { kind: 'stream', dict: value, raw: bytes.subarray(start, end), offsetBytes: start };
}

/** CR LF or LF (7.3.8.1); a CR alone is not allowed but written, as are blanks before the line end. */
function behindStreamLineEnd(bytes: Uint8Array, from: number): number {
  let at = from;
  while (bytes[at] === 0x20) at++;
  if (bytes[at] !== CARRIAGE_RETURN && bytes[at] !== LINE_FEED) return from;
  return bytes[at] === CARRIAGE_RETURN && bytes[at + 1] === LINE_FEED ? at + 2 : at + 1;
}

/** `endstream` at `at`, at most a few white-space bytes further on. */
function isStreamEnd(bytes: Uint8Array, at: number): boolean {
  let start = at;
  while (start < at + 4 && isWhiteSpace(bytes[start])) start++;
  return ENDSTREAM.every((byte, index) => bytes[start + index] === byte);
}
