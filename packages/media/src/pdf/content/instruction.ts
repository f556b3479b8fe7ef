import { isDigit, isWhiteSpace } from '../syntax/characters.js';
import { Lexer, type Token } from '../syntax/lexer.js';

/** A number with the decimal places it was written with: `12.50` has two. */
export interface NumberOperand {
  readonly kind: 'number';
  readonly value: number;
  readonly decimals: number;
}
export interface StringOperand {
  readonly kind: 'string';
  readonly bytes: Uint8Array;
  readonly hex: boolean;
}
export interface NameOperand {
  readonly kind: 'name';
  readonly name: string;
}
export interface ArrayOperand {
  readonly kind: 'array';
  readonly items: readonly (NumberOperand | StringOperand | NameOperand)[];
}
export type Operand = NumberOperand | StringOperand | NameOperand | ArrayOperand;

/** One operator with what stood before it. */
export interface Instruction {
  readonly operator: string;
  /** Dictionaries are left out: nothing that shows text takes one but marked content, whose tag is a name. */
  readonly operands: readonly Operand[];
  readonly startOffsetBytes: number;
  /** Where the operator's word starts and ends. */
  readonly operatorOffsetBytes: number;
  readonly endOffsetBytes: number;
}

/**
 * No operator takes more than `scn` with 32 colorants and a pattern (ISO 32000-2, Annex C); the rest is
 * dropped.
 */
const MAX_OPERANDS = 40;
/** Strings and numbers of one TJ; what lies beyond is dropped. */
const MAX_ARRAY_ITEMS = 20_000;

/**
 * Reads a content stream (7.8.2) one operator at a time. Never throws; each byte is passed once, or twice by
 * an inline image.
 */
export class InstructionReader {
  readonly #lexer: Lexer;

  constructor(bytes: Uint8Array) {
    this.#lexer = new Lexer(bytes);
  }

  /** @returns null at the end */
  next(): Instruction | null {
    const lexer = this.#lexer;
    const operands: Operand[] = [];
    let start = -1;
    for (;;) {
      lexer.skipBlank();
      const at = lexer.position;
      if (start < 0) start = at;
      const token = lexer.next();
      if (token.kind === 'end') return null;
      if (token.kind === 'keyword') {
        if (token.word === 'true' || token.word === 'false' || token.word === 'null') continue;
        if (token.word === 'ID') this.#skipImageData();
        return {
          operator: token.word,
          operands,
          startOffsetBytes: start,
          operatorOffsetBytes: at,
          endOffsetBytes: lexer.position,
        };
      }
      const operand = this.#operand(token, at);
      if (operand && operands.length < MAX_OPERANDS) operands.push(operand);
    }
  }

  #operand(token: Token, at: number): Operand | undefined {
    if (token.kind === 'punctuation') {
      if (token.mark === '[') return this.#array();
      if (token.mark === '<<') this.#skipDictionary();
      return undefined;
    }
    return this.#simple(token, at);
  }

  #simple(token: Token, at: number): NumberOperand | StringOperand | NameOperand | undefined {
    if (token.kind === 'number') return { kind: 'number', value: token.value, decimals: this.#decimals(at) };
    if (token.kind === 'string' || token.kind === 'name') return token;
    return undefined;
  }

  #decimals(start: number): number {
    const { bytes, position } = this.#lexer;
    let point = start;
    while (point < position && bytes[point] !== 0x2e) point++;
    let end = point + 1;
    while (end < position && isDigit(bytes[end])) end++;
    return Math.max(0, end - point - 1);
  }

  #array(): ArrayOperand {
    const items: ArrayOperand['items'][number][] = [];
    for (;;) {
      this.#lexer.skipBlank();
      const at = this.#lexer.position;
      const token = this.#lexer.next();
      if (token.kind === 'end' || (token.kind === 'punctuation' && token.mark === ']')) break;
      if (token.kind === 'keyword') {
        // An array that was never closed: the operator belongs to what follows.
        this.#lexer.position = at;
        break;
      }
      const item = this.#simple(token, at);
      if (item && items.length < MAX_ARRAY_ITEMS) items.push(item);
    }
    return { kind: 'array', items };
  }

  #skipDictionary(): void {
    for (let depth = 1; depth > 0; ) {
      const token = this.#lexer.next();
      if (token.kind === 'end') return;
      if (token.kind === 'punctuation' && token.mark === '<<') depth++;
      if (token.kind === 'punctuation' && token.mark === '>>') depth--;
    }
  }

  /**
   * To behind the `EI` that stands alone (8.9.7). Image bytes may hold one by chance; what follows is then
   * read as noise.
   */
  #skipImageData(): void {
    const lexer = this.#lexer;
    const { bytes, end } = lexer;
    for (let at = lexer.position + 1; at + 1 < end; at++) {
      const alone = bytes[at] === 0x45 && bytes[at + 1] === 0x49 && isWhiteSpace(bytes[at - 1]);
      if (alone && (at + 2 >= end || isWhiteSpace(bytes[at + 2])) && looksLikeContent(bytes, at + 2, end)) {
        lexer.position = at + 2;
        return;
      }
    }
    lexer.position = end;
  }
}

/** Printable or white space for the next few bytes: compressed pixels seldom are. */
function looksLikeContent(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < Math.min(start + 12, end); at++) {
    const byte = bytes[at]!;
    if (byte > 0x7e || (byte < 0x20 && !isWhiteSpace(byte)) || byte === 0) return false;
  }
  return true;
}
