import { aligned } from './aligned.js';
import { blockDifferences } from './block-differences.js';
import { decodeDetail } from './grid-detail.js';
import type { InkGrid } from './ink-grid.js';
import { withoutColumns, wordPattern } from './word-pattern.js';

/**
 * How two pages are alike: `same` is the same page again, however saved; `altered` the same page with a local
 * change; `template` a page of the same layout with other content.
 */
export type LevelOfLikeness = 'same' | 'altered' | 'template' | 'none';

export interface Likeness {
  readonly level: LevelOfLikeness;
  /** Correlation of the ink once one page lies on the other, 0..1. */
  readonly similarity: number;
}

/**
 * Set on 2026-11-22 on pages of 7 layouts (51 copies, 660 pairs of other pages of one layout), the shares of
 * blocks below on these and 14 more; what they give on other layouts stands in the README of
 * `fingerprints/page-image`.
 */
const THRESHOLDS = {
  /** Of the ink as a whole. Most pages of one layout stay above, most of another below. */
  templateInk: 0.76,
  /** Of the words, columns taken off: copies had 0.82 and more, other statements of a layout 0.73 at most. */
  copyWords: 0.78,
  /**
   * Of the words in the bands of a page, but for the worst fifth: it tells pages that share most of their
   * words. Copies had 0.90 and more (98 %).
   */
  copyWordsInBands: 0.86,
} as const;

/** Strips from edge to edge. An edit touches one or two of them. */
const BANDS = 10;
const MIN_BAND_ROWS = 4;
const BAND_QUANTILE = 0.2;
/** Squares of a band with next to nothing in it. */
const MIN_BAND_ENERGY = 0.5;

/**
 * The quieter blocks tell the noise of a pair: how it was drawn, scanned and saved. They are the same where
 * only some were changed.
 */
const NOISE_QUANTILE = 0.3;
/**
 * Below, the pair was drawn alike, and a difference is a change. 95 of 100 edited pages were changed in 8 %
 * of the blocks or less.
 */
const NO_NOISE = 0.01;
const MIN_CHANGE = 0.06;
const MAX_CHANGED_SHARE = 0.1;
/**
 * Beyond the noise, whatever that is: copies have it in 8 % of the blocks at most, for fine print that one of
 * them lost.
 */
const STRONG_DIFFERENCE = 0.3;
const MAX_STRONG_SHARE = 0.12;

/**
 * Compares two pages cell by cell, once the one has been laid on the other.
 * @param one, other what `encodeDetail` wrote
 */
export function likenessOfDetails(one: Uint8Array, other: Uint8Array): Likeness {
  const [first, second] = [decodeDetail(one), decodeDetail(other)];
  if (!first || !second) return { level: 'none', similarity: 0 };
  // A file that is sent again and again would be laid on itself each time.
  if (one.length === other.length && one.every((byte, index) => byte === other[index]))
    return { level: 'same', similarity: 1 };
  const { fixed, moved } = aligned(second, inRows(first, Math.max(first.rows, second.rows)));
  const similarity = Math.max(0, correlation(fixed.density, moved.density));
  if (similarity < THRESHOLDS.templateInk) return { level: 'none', similarity };
  if (!haveSameWords(fixed, moved)) return { level: 'template', similarity };
  const differences = blockDifferences(fixed, moved);
  if (differThroughout(differences)) return { level: 'template', similarity };
  return { level: hasChange(differences) ? 'altered' : 'same', similarity };
}

function haveSameWords(one: InkGrid, other: InkGrid): boolean {
  const [words, otherWords] = [wordPattern(one), wordPattern(other)];
  const [own, others] = [withoutColumns(words).density, withoutColumns(otherWords).density];
  // A single row has no rows around it to differ from.
  const likeness = isBlank(own) && isBlank(others) ? 1 : correlation(own, others);
  return (
    likeness >= THRESHOLDS.copyWords && likenessInBands(words, otherWords) >= THRESHOLDS.copyWordsInBands
  );
}

function likenessInBands({ columns, rows, density }: InkGrid, other: InkGrid): number {
  const band = columns * Math.max(MIN_BAND_ROWS, Math.round(rows / BANDS));
  const likenesses: number[] = [];
  for (let start = 0; start + band <= density.length; start += band) {
    const own = density.subarray(start, start + band);
    if (own.reduce((sum, value) => sum + value * value, 0) < MIN_BAND_ENERGY) continue;
    likenesses.push(correlation(own, other.density.subarray(start, start + band)));
  }
  return likenesses.length > 0 ? quantile(Float32Array.from(likenesses).sort(), BAND_QUANTILE) : 1;
}

/**
 * Blocks that differ in so many places that this is no edit: pages of few words and many figures, like two
 * months of one pay stub.
 */
function differThroughout(differences: Float32Array): boolean {
  const noise = quantile(differences, NOISE_QUANTILE);
  if (shareOver(differences, STRONG_DIFFERENCE + 2 * noise) > MAX_STRONG_SHARE) return true;
  return noise < NO_NOISE && shareOver(differences, Math.max(MIN_CHANGE, 4 * noise)) > MAX_CHANGED_SHARE;
}

/**
 * A block that differs more than what lies above the noise of the rest: in a pair without noise a changed
 * word, in a scan a large one.
 */
const hasChange = (differences: Float32Array): boolean =>
  differences.at(-1)! > Math.max(0.08, 4 * quantile(differences, 0.8));

function correlation(one: Float32Array, other: Float32Array): number {
  let [products, squaresOne, squaresOther] = [0, 0, 0];
  for (let cell = 0; cell < one.length; cell++) {
    products += one[cell]! * other[cell]!;
    squaresOne += one[cell]! * one[cell]!;
    squaresOther += other[cell]! * other[cell]!;
  }
  const scale = Math.sqrt(squaresOne * squaresOther);
  return scale > 0 ? Math.min(1, products / scale) : 0;
}

const isBlank = (values: Float32Array): boolean => values.every((value) => value === 0);

function inRows({ columns, density }: InkGrid, rows: number): InkGrid {
  const taller = new Float32Array(columns * rows);
  taller.set(density);
  return { columns, rows, density: taller };
}

const shareOver = (values: Float32Array, limit: number): number =>
  values.filter((value) => value > limit).length / values.length;

/** @param values ascending, at least one */
const quantile = (values: Float32Array, share: number): number =>
  values[Math.min(values.length - 1, Math.floor(values.length * share))]!;
