import { DecodeError } from '../../errors.js';
import { MAX_PDF_NESTING_DEPTH } from '../../limits.js';
import type { PdfObject } from '../types.js';
import type { Lexer, Token } from './lexer.js';

/**
 * Reads one object; a reference `num gen R` counts as one. A keyword that is no object (`endobj`, a content
 * operator) reads as null and is left unread, so that the caller sees it next.
 * @throws DecodeError TOO_DEEPLY_NESTED past MAX_PDF_NESTING_DEPTH.
 */
export function parseObject(lexer: Lexer): PdfObject {
  const start = lexer.position;
  const token = lexer.next();
  const value = objectFrom(lexer, token, 0);
  if (value === undefined) {
    lexer.position = start;
    return null;
  }
  return value;
}

/** @returns undefined when `token` begins no object. */
function objectFrom(lexer: Lexer, token: Token, depth: number): PdfObject | undefined {
  if (depth > MAX_PDF_NESTING_DEPTH)
    throw new DecodeError('TOO_DEEPLY_NESTED', `objects nested deeper than ${MAX_PDF_NESTING_DEPTH}`);
  switch (token.kind) {
    case 'number':
      return token.isInteger && token.value >= 0
        ? (referenceFrom(lexer, token.value) ?? token.value)
        : token.value;
    case 'name':
      return { kind: 'name', name: token.name };
    case 'string':
      return { kind: 'string', bytes: token.bytes, hex: token.hex };
    case 'keyword':
      return token.word === 'true'
        ? true
        : token.word === 'false'
          ? false
          : token.word === 'null'
            ? null
            : undefined;
    case 'punctuation':
      return token.mark === '['
        ? arrayFrom(lexer, depth)
        : token.mark === '<<'
          ? dictFrom(lexer, depth)
          : undefined;
    case 'end':
      return undefined;
  }
}

/** After an integer: `gen R` makes it a reference; otherwise nothing is read. */
function referenceFrom(lexer: Lexer, num: number): PdfObject | undefined {
  const start = lexer.position;
  const gen = lexer.next();
  if (gen.kind === 'number' && gen.isInteger && gen.value >= 0) {
    const keyword = lexer.next();
    if (keyword.kind === 'keyword' && keyword.word === 'R') return { kind: 'ref', num, gen: gen.value };
  }
  lexer.position = start;
  return undefined;
}

/** Ends a damaged array or dictionary: these belong to what follows it. */
const isOutOfPlace = (token: Token): boolean =>
  token.kind === 'end' ||
  (token.kind === 'keyword' && /^(endobj|endstream|stream|obj|xref|trailer|startxref)$/.test(token.word));

function arrayFrom(lexer: Lexer, depth: number): PdfObject {
  const items: PdfObject[] = [];
  for (;;) {
    const start = lexer.position;
    const token = lexer.next();
    if (token.kind === 'punctuation' && token.mark === ']') break;
    if (isOutOfPlace(token) || (token.kind === 'punctuation' && token.mark === '>>')) {
      lexer.position = start;
      break;
    }
    const item = objectFrom(lexer, token, depth + 1);
    if (item !== undefined) items.push(item);
  }
  return { kind: 'array', items };
}

function dictFrom(lexer: Lexer, depth: number): PdfObject {
  const entries = new Map<string, PdfObject>();
  for (;;) {
    const start = lexer.position;
    const key = lexer.next();
    if (key.kind === 'punctuation' && key.mark === '>>') break;
    if (isOutOfPlace(key)) {
      lexer.position = start;
      break;
    }
    if (key.kind !== 'name') continue;
    const valueStart = lexer.position;
    const token = lexer.next();
    if (isOutOfPlace(token) || (token.kind === 'punctuation' && token.mark === '>>')) {
      lexer.position = valueStart;
      entries.set(key.name, null);
      continue;
    }
    entries.set(key.name, objectFrom(lexer, token, depth + 1) ?? null);
  }
  return { kind: 'dict', entries };
}
