import { isDigit, isWhiteSpace } from '../syntax/characters.js';
import { Lexer, type Token } from '../syntax/lexer.js';
import type { ContentStyle } from './types.js';

/** Longer runs of white space are cut: no habit needs more to be told. */
const MAX_BLANKS = 4;
/**
 * Operators read of one stream: a habit shows in the first hundred, a rewritten tail in the first thousands.
 */
const MAX_OPERATORS = 50_000;

/** By byte: white space is nearly always one character. */
const ONE_BLANK: readonly string[] = Array.from({ length: 0x21 }, (_, byte) => String.fromCharCode(byte));

const SHOWS_TEXT = new Set(['Tj', 'TJ', "'", '"']);

class Counter extends Map<string, number> {
  add(key: string): void {
    this.set(key, (this.get(key) ?? 0) + 1);
  }
}

/**
 * Reads how a decoded content stream is spelled. Never throws; each byte is passed once. Stops at inline
 * image data.
 */
export function readContentStyle(bytes: Uint8Array): ContentStyle {
  return new StyleReader(bytes).read();
}

class StyleReader {
  readonly #bytes: Uint8Array;
  readonly #lexer: Lexer;
  readonly #afterOperator = new Counter();
  readonly #beforeOperator = new Counter();
  readonly #beforeShow = new Counter();
  readonly #betweenOperands = new Counter();
  readonly #insideArray = new Counter();
  readonly #leadingZero = new Counter();
  readonly #fraction = new Counter();
  readonly #decimals = new Counter();
  readonly #strings = new Counter();
  #operators = 0;
  #end = '';
  #firstOperator = '';
  #lastOperator = '';

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#lexer = new Lexer(bytes);
  }

  read(): ContentStyle {
    let before: 'start' | 'operator' | 'operand' | 'array' = 'start';
    let inArray = false;
    for (;;) {
      const blanks = this.#blanks();
      this.#lexer.skipBlank();
      const start = this.#lexer.position;
      const token = this.#lexer.next();
      if (token.kind === 'end') {
        this.#end = before === 'operator' ? blanks : '';
        break;
      }
      if (before === 'operator') this.#afterOperator.add(blanks);
      if (isMark(token, '[')) {
        if (before === 'operand') this.#betweenOperands.add(blanks);
        inArray = true;
        before = 'array';
      } else if (isMark(token, ']')) {
        if (before !== 'array') this.#insideArray.add(blanks);
        inArray = false;
        before = 'operand';
      } else if (token.kind === 'keyword') {
        if (!isValue(token.word)) {
          this.#operator(token.word, blanks, before);
          before = 'operator';
          inArray = false;
          if (token.word === 'ID' || this.#operators >= MAX_OPERATORS) break;
        }
      } else {
        if (before === 'array') this.#insideArray.add(blanks);
        else if (before === 'operand' && !inArray) this.#betweenOperands.add(blanks);
        before = 'operand';
        this.#operand(token, start);
      }
    }
    return this.#style();
  }

  #operator(word: string, blanks: string, before: string): void {
    this.#operators++;
    if (this.#operators === 1) this.#firstOperator = word;
    this.#lastOperator = word;
    if (before === 'operand') (SHOWS_TEXT.has(word) ? this.#beforeShow : this.#beforeOperator).add(blanks);
  }

  #operand(token: Token, start: number): void {
    if (token.kind === 'number') this.#number(start, this.#lexer.position);
    if (token.kind === 'string')
      this.#strings.add(token.hex ? this.#hexForm(start, this.#lexer.position) : 'literal');
  }

  #number(start: number, end: number): void {
    let at = start;
    while (at < end && !isDigit(this.#bytes[at]) && this.#bytes[at] !== 0x2e) at++;
    let point = at;
    while (point < end && this.#bytes[point] !== 0x2e) point++;
    const decimals = end - point - 1;
    if (decimals <= 0) return;
    this.#decimals.add(String(decimals));
    this.#fraction.add(this.#bytes[end - 1] === 0x30 ? 'padded' : 'trimmed');
    if (point === at) this.#leadingZero.add('dropped');
    else if (point === at + 1 && this.#bytes[at] === 0x30) this.#leadingZero.add('kept');
  }

  #hexForm(start: number, end: number): string {
    let lower = false;
    let upper = false;
    for (let at = start; at < end; at++) {
      const byte = this.#bytes[at]!;
      upper ||= byte >= 0x41 && byte <= 0x46;
      lower ||= byte >= 0x61 && byte <= 0x66;
    }
    if (lower && upper) return 'hex-mixed';
    return lower ? 'hex-lower' : upper ? 'hex-upper' : 'hex';
  }

  /** The white space at the reading position, which stays. */
  #blanks(): string {
    const bytes = this.#bytes;
    const at = this.#lexer.position;
    if (!isWhiteSpace(bytes[at])) return '';
    if (!isWhiteSpace(bytes[at + 1])) return ONE_BLANK[bytes[at]!]!;
    let end = at + 2;
    while (end < at + MAX_BLANKS && isWhiteSpace(bytes[end])) end++;
    return String.fromCharCode(...bytes.subarray(at, end));
  }

  #style(): ContentStyle {
    return {
      operators: this.#operators,
      afterOperator: this.#afterOperator,
      beforeOperator: this.#beforeOperator,
      beforeShow: this.#beforeShow,
      betweenOperands: this.#betweenOperands,
      insideArray: this.#insideArray,
      leadingZero: this.#leadingZero,
      fraction: this.#fraction,
      decimals: this.#decimals,
      strings: this.#strings,
      end: this.#end,
      firstOperator: this.#firstOperator,
      lastOperator: this.#lastOperator,
    };
  }
}

const isMark = (token: Token, mark: string): boolean => token.kind === 'punctuation' && token.mark === mark;
const isValue = (word: string): boolean => word === 'true' || word === 'false' || word === 'null';
