import type { ContentColor } from '@assay/media';
import type { Piece } from './piece.js';

/** Sizes and colors this near play the same part on a page: what a forger matches by eye. */
const SAME_PART_SIZE = 0.3;
const SAME_PART_COLOR = 0.35;

/** Red, green and blue, 0..1; null for patterns and color spaces with other numbers of components. */
export function rgbOf({ components, pattern }: ContentColor): readonly [number, number, number] | null {
  const [first = 0, second = 0, third = 0, fourth = 0] = components;
  if (pattern !== undefined && components.length === 0) return null;
  if (components.length <= 1) return [first, first, first];
  if (components.length === 3) return [first, second, third];
  if (components.length === 4)
    return [(1 - first) * (1 - fourth), (1 - second) * (1 - fourth), (1 - third) * (1 - fourth)];
  return null;
}

/** The largest difference in one of red, green and blue; 1 when one of the colors is not known. */
export function colorDistance(a: ContentColor, b: ContentColor): number {
  const one = rgbOf(a);
  const other = rgbOf(b);
  return one && other ? Math.max(...one.map((value, index) => Math.abs(value - other[index]!))) : 1;
}

/** As a share of the larger. */
export const sizeDifference = (a: Piece, b: Piece): number =>
  Math.abs(a.sizePoints - b.sizePoints) / Math.max(a.sizePoints, b.sizePoints);

/** True when a reader would take both for text of one kind: about one size, about one color. */
export const playsTheSamePart = (a: Piece, b: Piece): boolean =>
  sizeDifference(a, b) < SAME_PART_SIZE && colorDistance(a.run.fill, b.run.fill) < SAME_PART_COLOR;

/** Weight and slant as the face's name tells; equal styles are not meant to differ. */
export function styleOf(piece: Piece): string {
  const name = piece.font?.baseFont ?? '';
  const weight = /bold|black|heavy|demi|semib|^CMB|bx\d/i.test(name) ? 'bold' : 'regular';
  return /ital|obli|^CMTI|sl\d/i.test(name) ? `${weight} italic` : weight;
}

/** The same left edge, or both end in a digit at the same right edge, but for rounding. */
export const isAligned = (a: Piece, b: Piece): boolean => {
  const tolerance = Math.max(0.7, 0.12 * a.sizePoints);
  if (Math.abs(a.left - b.left) < tolerance) return true;
  return Math.abs(a.right - b.right) < tolerance && endsInDigit(a) && endsInDigit(b);
};

const endsInDigit = (piece: Piece): boolean => !piece.readable || /\d\D?$/.test(piece.text);
