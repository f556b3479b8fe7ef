import type { PaintedGlyph, PaintedText } from '@assay/media';
import { type GlyphShape, likeness } from './glyph-shape.js';

/** A digit that the file names and what is drawn for it. */
export interface DrawnDigit {
  /** As the file's encoding reads it, `0` to `9`. */
  readonly said: string;
  readonly shape: GlyphShape;
  readonly object: PaintedText;
  readonly glyph: PaintedGlyph;
}

/** A digit whose shape is another digit's of the same face. */
export interface DisguisedDigit {
  readonly drawn: DrawnDigit;
  readonly looksLike: string;
}

/** A face needs as many drawings of a digit, in other texts, to know its shape. */
const MIN_EXAMPLES = 2;
/**
 * Drawings of one digit in one face agree to more than this; different digits of a face agree to 0.4 to 0.87
 * (measured 2026-11-22).
 */
const OWN_LIKENESS = 0.93;
/**
 * What looks less than this like the digit it is said to be, and by so much less than like another, is that
 * other.
 */
const MAX_LIKENESS = 0.88;
const MIN_LEAD = 0.11;
/**
 * In a face whose boxes fit its glyphs at most this share of the digits look like none, and at least this
 * number may.
 */
const MAX_MISFIT_SHARE = 0.03;
const MAX_MISFITS = 2;

/**
 * Digits of one face that look like another digit than they are said to be. A face whose drawings do not
 * agree with each other (symbols, several fonts of one name, boxes that do not fit what is drawn) shows
 * nothing.
 */
export function disguisedDigits(digits: readonly DrawnDigit[]): DisguisedDigit[] {
  const sums = new ShapeSums(digits);
  const disguised: DisguisedDigit[] = [];
  let misfits = 0;
  for (const drawn of digits) {
    const scores = sums.likenesses(drawn);
    const own = scores.get(drawn.said);
    const [best] = [...scores].sort(([, a], [, b]) => b - a);
    if (own === undefined || !best || own > MAX_LIKENESS) continue;
    const isOther = best[0] !== drawn.said && best[1] >= OWN_LIKENESS && best[1] - own >= MIN_LEAD;
    if (isOther) disguised.push({ drawn, looksLike: best[0] });
    else misfits++;
  }
  return misfits > Math.max(MAX_MISFITS, MAX_MISFIT_SHARE * digits.length) ? [] : disguised;
}

interface Sum {
  readonly shape: Float32Array;
  count: number;
}

/** Mean shapes of each digit, of which one text's own drawings can be taken away. */
class ShapeSums {
  readonly #all = new Map<string, Sum>();
  readonly #byObject = new Map<PaintedText, Map<string, Sum>>();

  constructor(digits: readonly DrawnDigit[]) {
    for (const { said, shape, object } of digits) {
      const own = this.#byObject.get(object) ?? new Map<string, Sum>();
      this.#byObject.set(object, own);
      for (const sums of [this.#all, own]) add(sums, said, shape);
    }
  }

  /** How like each digit of the other texts a drawing is. */
  likenesses({ shape, object }: DrawnDigit): Map<string, number> {
    const own = this.#byObject.get(object);
    const found = new Map<string, number>();
    for (const [digit, sum] of this.#all) {
      const left = sum.count - (own?.get(digit)?.count ?? 0);
      if (left >= MIN_EXAMPLES) found.set(digit, likeness(shape, difference(sum, own?.get(digit))));
    }
    return found;
  }
}

function add(sums: Map<string, Sum>, digit: string, shape: GlyphShape): void {
  const sum = sums.get(digit) ?? { shape: new Float32Array(shape.length), count: 0 };
  sum.count++;
  for (let at = 0; at < shape.length; at++) sum.shape[at]! += shape[at]!;
  sums.set(digit, sum);
}

const difference = (sum: Sum, own: Sum | undefined): Float32Array =>
  own ? sum.shape.map((value, at) => value - own.shape[at]!) : sum.shape;
