import { CARRIAGE_RETURN, hexDigitValue, isDigit, isRegular, isWhiteSpace, LINE_FEED } from './characters.js';

/** One lexical unit. `punctuation` is one of `[ ] << >> { } )` or a stray `>`. */
export type Token =
  | { readonly kind: 'number'; readonly value: number; readonly isInteger: boolean }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'string'; readonly bytes: Uint8Array; readonly hex: boolean }
  | { readonly kind: 'keyword'; readonly word: string }
  | { readonly kind: 'punctuation'; readonly mark: string }
  | { readonly kind: 'end' };

const END: Token = { kind: 'end' };
const mark = (text: string): Token => ({ kind: 'punctuation', mark: text });
const ARRAY_OPEN = mark('[');
const ARRAY_CLOSE = mark(']');
const DICT_OPEN = mark('<<');
const DICT_CLOSE = mark('>>');

/** Longer words are no keyword of the format; the rest of the word is skipped. */
const MAX_KEYWORD_LENGTH_BYTES = 64;

/** Decimals past this many significant digits cannot change a double. */
const MAX_EXACT_DIGITS = 1e15;

const ESCAPES: Readonly<Record<string, number>> = { n: 0x0a, r: 0x0d, t: 0x09, b: 0x08, f: 0x0c };

/** Splits bytes into PDF tokens (ISO 32000-2, 7.2 and 7.3), forgiving what readers forgive. Never throws. */
export class Lexer {
  readonly bytes: Uint8Array;
  readonly end: number;
  /** Where the next token is looked for. */
  position: number;

  constructor(bytes: Uint8Array, position = 0, end = bytes.length) {
    this.bytes = bytes;
    this.position = position;
    this.end = Math.min(end, bytes.length);
  }

  /** Passes white space and comments. */
  skipBlank(): void {
    while (this.position < this.end) {
      const byte = this.bytes[this.position];
      if (byte === 0x25) {
        while (this.position < this.end && !isLineEnd(this.bytes[this.position])) this.position++;
      } else if (isWhiteSpace(byte)) this.position++;
      else return;
    }
  }

  next(): Token {
    this.skipBlank();
    if (this.position >= this.end) return END;
    const byte = this.bytes[this.position]!;
    switch (byte) {
      case 0x5b:
        return this.#take(1, ARRAY_OPEN);
      case 0x5d:
        return this.#take(1, ARRAY_CLOSE);
      case 0x2f:
        return this.#name();
      case 0x28:
        return this.#literalString();
      case 0x3c:
        return this.#peek(1) === 0x3c ? this.#take(2, DICT_OPEN) : this.#hexString();
      case 0x3e:
        return this.#peek(1) === 0x3e ? this.#take(2, DICT_CLOSE) : this.#take(1, mark('>'));
      case 0x29:
      case 0x7b:
      case 0x7d:
        return this.#take(1, mark(String.fromCharCode(byte)));
      default:
        return isNumberByte(byte) ? this.#number() : this.#keyword();
    }
  }

  #peek(ahead: number): number | undefined {
    return this.position + ahead < this.end ? this.bytes[this.position + ahead] : undefined;
  }

  #take(length: number, token: Token): Token {
    this.position += length;
    return token;
  }

  /**
   * Doubled signs and a second point or sign end the value but not the token: readers take `--5` for -5 and
   * `1.2-3` for 1.2.
   */
  #number(): Token {
    const start = this.position;
    let negative = false;
    while (this.#peek(0) === 0x2b || this.#peek(0) === 0x2d) {
      negative ||= this.#peek(0) === 0x2d;
      this.position++;
    }
    let value = 0;
    let scale = 0;
    let digits = 0;
    for (; isDigit(this.#peek(0)) || (this.#peek(0) === 0x2e && scale === 0); this.position++) {
      const byte = this.#peek(0)!;
      if (byte === 0x2e) scale = 1;
      else if (scale > 0 && value >= MAX_EXACT_DIGITS) digits++;
      else {
        value = value * 10 + (byte - 0x30);
        if (scale > 0) scale *= 10;
        digits++;
      }
    }
    if (digits === 0 && scale === 0) {
      this.position = start;
      return this.#keyword();
    }
    const rest = this.#peek(0);
    if (isRegular(rest) && !isNumberByte(rest!)) {
      if (digits === 0) {
        this.position = start;
        return this.#keyword();
      }
      // `12obj`, `0R`: a number run into a keyword. Readers split there.
    } else while (isRegular(this.#peek(0)) && isNumberByte(this.#peek(0)!)) this.position++;
    const magnitude = scale > 1 ? value / scale : value;
    return { kind: 'number', value: negative ? -magnitude : magnitude, isInteger: scale === 0 };
  }

  #keyword(): Token {
    const start = this.position;
    while (isRegular(this.#peek(0))) this.position++;
    const length = Math.min(this.position - start, MAX_KEYWORD_LENGTH_BYTES);
    return { kind: 'keyword', word: latin1(this.bytes.subarray(start, start + length)) };
  }

  #name(): Token {
    this.position++;
    const start = this.position;
    let escaped = false;
    while (isRegular(this.#peek(0))) {
      escaped ||= this.#peek(0) === 0x23;
      this.position++;
    }
    const raw = latin1(this.bytes.subarray(start, this.position));
    const name = escaped
      ? raw.replace(/#([0-9A-Fa-f]{2})/g, (_, digits: string) =>
          String.fromCharCode(Number.parseInt(digits, 16)),
        )
      : raw;
    return { kind: 'name', name };
  }

  #hexString(): Token {
    this.position++;
    const start = this.position;
    while (this.position < this.end && this.bytes[this.position] !== 0x3e) this.position++;
    const out = new Uint8Array((this.position - start + 1) >> 1);
    let digits = 0;
    for (let at = start; at < this.position; at++) {
      const value = hexDigitValue(this.bytes[at]);
      if (value < 0) continue;
      out[digits >> 1]! |= digits % 2 === 0 ? value << 4 : value;
      digits++;
    }
    this.position = Math.min(this.position + 1, this.end);
    return { kind: 'string', bytes: out.subarray(0, (digits + 1) >> 1), hex: true };
  }

  #literalString(): Token {
    const { bytes, end } = this;
    let at = this.position + 1;
    let depth = 1;
    let plain = true;
    for (; at < end; at++) {
      const byte = bytes[at];
      if (byte === 0x5c) {
        plain = false;
        at++;
      } else if (byte === CARRIAGE_RETURN) plain = false;
      else if (byte === 0x28) depth++;
      else if (byte === 0x29 && --depth === 0) break;
    }
    const body = bytes.subarray(this.position + 1, Math.min(at, end));
    this.position = Math.min(at + 1, end);
    return { kind: 'string', bytes: plain ? body : unescapeString(body), hex: false };
  }
}

/** Backslash escapes, line continuations, and any line end read as one line feed (7.3.4.2). */
function unescapeString(body: Uint8Array): Uint8Array {
  const out = new Uint8Array(body.length);
  let length = 0;
  for (let at = 0; at < body.length; at++) {
    const byte = body[at]!;
    if (byte === CARRIAGE_RETURN) {
      if (body[at + 1] === LINE_FEED) at++;
      out[length++] = LINE_FEED;
    } else if (byte !== 0x5c) out[length++] = byte;
    else {
      const next = body[++at];
      if (next === undefined) break;
      if (next === CARRIAGE_RETURN) {
        if (body[at + 1] === LINE_FEED) at++;
      } else if (next >= 0x30 && next <= 0x37) {
        let code = next - 0x30;
        for (let digit = 0; digit < 2 && isOctalDigit(body[at + 1]); digit++)
          code = code * 8 + (body[++at]! - 0x30);
        out[length++] = code & 0xff;
      } else if (next !== LINE_FEED) out[length++] = ESCAPES[String.fromCharCode(next)] ?? next;
    }
  }
  return out.subarray(0, length);
}

/** Bytes as characters U+0000..U+00FF. */
export function latin1(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

const isLineEnd = (byte: number | undefined): boolean => byte === CARRIAGE_RETURN || byte === LINE_FEED;
const isOctalDigit = (byte: number | undefined): boolean =>
  byte !== undefined && byte >= 0x30 && byte <= 0x37;
const isNumberByte = (byte: number): boolean =>
  isDigit(byte) || byte === 0x2b || byte === 0x2d || byte === 0x2e;
