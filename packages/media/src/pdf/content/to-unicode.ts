import { Lexer, type Token } from '../syntax/lexer.js';

/** A ToUnicode CMap (ISO 32000-2, 9.10.3): what each character code says. */
export interface ToUnicode {
  readonly text: ReadonlyMap<number, string>;
  /** Bytes of one code, from the first code space range; null when none is declared. */
  readonly codeLengthBytes: number | null;
}

/** Every two-byte code once; what lies beyond is left out. */
const MAX_CODES = 65_536;

/** Never throws; what is malformed is left out. */
export function readToUnicode(bytes: Uint8Array): ToUnicode {
  const text = new Map<number, string>();
  const lexer = new Lexer(bytes);
  let codeLengthBytes: number | null = null;
  for (let token = lexer.next(); token.kind !== 'end'; token = lexer.next()) {
    if (token.kind !== 'keyword') continue;
    if (token.word === 'begincodespacerange') {
      const low = lexer.next();
      if (low.kind === 'string' && low.bytes.length > 0) codeLengthBytes ??= low.bytes.length;
    } else if (token.word === 'beginbfchar') readCharacters(lexer, text);
    else if (token.word === 'beginbfrange') readRanges(lexer, text);
  }
  return { text, codeLengthBytes };
}

function readCharacters(lexer: Lexer, text: Map<number, string>): void {
  for (;;) {
    const code = lexer.next();
    if (code.kind !== 'string') return;
    const target = lexer.next();
    if (target.kind === 'string' && text.size < MAX_CODES) text.set(codeOf(code.bytes), utf16(target.bytes));
    else if (target.kind === 'end' || target.kind === 'keyword') return;
  }
}

function readRanges(lexer: Lexer, text: Map<number, string>): void {
  for (;;) {
    const low = lexer.next();
    if (low.kind !== 'string') return;
    const high = lexer.next();
    if (high.kind !== 'string') return;
    const first = codeOf(low.bytes);
    const last = Math.min(codeOf(high.bytes), first + MAX_CODES);
    const target = lexer.next();
    if (target.kind === 'string') fillRange(text, first, last, utf16(target.bytes));
    else if (target.kind === 'punctuation' && target.mark === '[') fillFromArray(lexer, text, first);
    else return;
  }
}

function fillRange(text: Map<number, string>, first: number, last: number, start: string): void {
  const head = start.slice(0, -1);
  const unit = start.charCodeAt(start.length - 1);
  if (Number.isNaN(unit)) return;
  for (let code = first; code <= last && text.size < MAX_CODES; code++)
    text.set(code, head + String.fromCharCode(unit + code - first));
}

function fillFromArray(lexer: Lexer, text: Map<number, string>, first: number): void {
  let code = first;
  for (let token: Token = lexer.next(); token.kind === 'string'; token = lexer.next()) {
    if (text.size < MAX_CODES) text.set(code++, utf16(token.bytes));
  }
}

/** Big-endian, at most four bytes. */
export const codeOf = (bytes: Uint8Array): number =>
  bytes.subarray(0, 4).reduce((code, byte) => code * 256 + byte, 0);

function utf16(bytes: Uint8Array): string {
  if (bytes.length === 1) return String.fromCharCode(bytes[0]!);
  let text = '';
  for (let at = 0; at + 1 < bytes.length; at += 2)
    text += String.fromCharCode(bytes[at]! * 256 + bytes[at + 1]!);
  return text;
}
