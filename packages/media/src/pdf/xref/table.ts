import { Lexer } from '../syntax/lexer.js';
import { parseObject } from '../syntax/object-parser.js';
import { isDict } from '../syntax/values.js';
import type { PdfDict, XrefEntry } from '../types.js';
import { MAX_OBJECT_NUMBER, type XrefAllowance } from './section.js';

export interface XrefTable {
  readonly entries: Map<number, XrefEntry>;
  readonly trailer: PdfDict;
  readonly endOffsetBytes: number;
}

/**
 * A classic table (7.5.4) with its trailer. Read token by token, so that entries of 19 or 21 bytes and wrong
 * counts do no harm. Offsets are left as written, plus `shift`.
 * @throws DecodeError when the trailer is nested too deeply.
 * @returns null when `xref` or the trailer dictionary is missing.
 */
export function readXrefTable(
  bytes: Uint8Array,
  offsetBytes: number,
  shift: number,
  allowance: XrefAllowance,
): XrefTable | null {
  const lexer = new Lexer(bytes, offsetBytes);
  const keyword = lexer.next();
  if (keyword.kind !== 'keyword' || keyword.word !== 'xref') return null;
  const entries = new Map<number, XrefEntry>();
  let num = 0;
  let expected = 0;
  let isFirst = true;
  for (;;) {
    const first = lexer.next();
    if (first.kind === 'keyword' && first.word === 'trailer') break;
    const second = lexer.next();
    if (first.kind !== 'number' || second.kind !== 'number') return null;
    const start = lexer.position;
    const type = lexer.next();
    if (type.kind !== 'keyword' || (type.word !== 'n' && type.word !== 'f')) {
      lexer.position = start;
      num = first.value;
      expected = second.value;
      continue;
    }
    // A known fault of writers: the subsection says `1 N`, but begins with the head of the free list, which
    // is object 0.
    if (isFirst && num === 1 && expected > 0 && type.word === 'f' && second.value === 65535) num = 0;
    isFirst = false;
    const entry = tableEntry(num, first.value, second.value, type.word === 'n', shift);
    if (entry && allowance.entriesLeft-- > 0) entries.set(num, entry);
    num++;
  }
  const trailer = parseObject(lexer);
  return isDict(trailer) ? { entries, trailer, endOffsetBytes: lexer.position } : null;
}

/** An entry in use at offset 0 is written by faulty software for a free one: the header stands there. */
function tableEntry(
  num: number,
  offset: number,
  gen: number,
  inUse: boolean,
  shift: number,
): XrefEntry | null {
  if (!(num >= 0 && num <= MAX_OBJECT_NUMBER)) return null;
  if (!inUse || offset === 0) return { kind: 'free', num, gen };
  return { kind: 'offset', num, gen, offsetBytes: offset + shift };
}
