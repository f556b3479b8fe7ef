import { DecodeError } from '../errors.js';
import type { PdfSource } from './source.js';
import { readObjectHeader } from './syntax/indirect-object.js';
import { Lexer } from './syntax/lexer.js';
import { parseObject } from './syntax/object-parser.js';
import { isDict } from './syntax/values.js';

/** The parameter dictionary lies within the first 1024 bytes (ISO 32000-2, F.3.3). */
const SEARCH_BYTES = 1024;

/** True when the first object is a linearization dictionary; an update appended later leaves it in place. */
export function isLinearized({ bytes, header }: PdfSource): boolean {
  const start = header?.offsetBytes ?? 0;
  const lexer = new Lexer(bytes, start, start + SEARCH_BYTES);
  lexer.skipBlank();
  const object = readObjectHeader(bytes, lexer.position);
  if (!object) return false;
  try {
    const dict = parseObject(new Lexer(bytes, object.bodyOffsetBytes, start + 2 * SEARCH_BYTES));
    return isDict(dict) && dict.entries.has('Linearized');
  } catch (error) {
    if (error instanceof DecodeError) return false;
    throw error;
  }
}
