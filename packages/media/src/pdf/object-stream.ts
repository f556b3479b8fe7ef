import { DecodeError } from '../errors.js';
import { Lexer } from './syntax/lexer.js';
import { parseObject } from './syntax/object-parser.js';
import { asCount, isName } from './syntax/values.js';
import type { PdfDict, PdfObject } from './types.js';

/**
 * Pairs of number and offset read of one stream; the format's writers put 100 to a few thousand into each.
 */
const MAX_OBJECTS = 1_000_000;

interface Member {
  readonly num: number;
  readonly start: number;
  /** Where the next member begins: objects do not reach into each other, which also bounds the work. */
  readonly end: number;
}

/** An object stream (7.5.7), decoded: its objects are parsed when asked for. */
export class ObjectStream {
  readonly members: readonly Member[];
  readonly #content: Uint8Array;
  #byNumber: ReadonlyMap<number, Member> | undefined;
  readonly #parsed = new Map<number, PdfObject>();

  private constructor(members: readonly Member[], content: Uint8Array) {
    this.members = members;
    this.#content = content;
  }

  /** @returns null when the dictionary is not that of an object stream. */
  static read(
    dict: PdfDict,
    content: Uint8Array,
    resolve: (value: PdfObject | undefined) => PdfObject,
  ): ObjectStream | null {
    const count = asCount(resolve(dict.entries.get('N')));
    const first = asCount(resolve(dict.entries.get('First')));
    if (!isName(resolve(dict.entries.get('Type')), 'ObjStm') || count === null || first === null) return null;
    const lexer = new Lexer(content, 0, first);
    const pairs: Array<{ num: number; start: number }> = [];
    for (let index = 0; index < Math.min(count, MAX_OBJECTS); index++) {
      const num = lexer.next();
      const offset = lexer.next();
      if (num.kind !== 'number' || offset.kind !== 'number') break;
      pairs.push({ num: num.value, start: first + offset.value });
    }
    const starts = pairs.map((pair) => pair.start).sort((left, right) => left - right);
    const endOf = new Map(starts.map((start, index) => [start, starts[index + 1] ?? content.length]));
    return new ObjectStream(
      pairs.map((pair) => ({ ...pair, end: endOf.get(pair.start)! })),
      content,
    );
  }

  /**
   * @param index the place that the cross-reference gives; when another object is there, `num` is looked for
   * instead.
   */
  object(num: number, index: number): PdfObject {
    const member = this.members[index]?.num === num ? this.members[index] : this.#memberNumbered(num);
    if (!member) return null;
    const known = this.#parsed.get(member.start);
    if (known !== undefined) return known;
    const object = this.#parse(member);
    this.#parsed.set(member.start, object);
    return object;
  }

  #memberNumbered(num: number): Member | undefined {
    this.#byNumber ??= new Map(this.members.map((member) => [member.num, member]));
    return this.#byNumber.get(num);
  }

  #parse(member: Member): PdfObject {
    try {
      return parseObject(new Lexer(this.#content, member.start, member.end));
    } catch (error) {
      if (error instanceof DecodeError) return null;
      throw error;
    }
  }
}
