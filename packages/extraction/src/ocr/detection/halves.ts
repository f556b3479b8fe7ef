import type { Point } from '@assay/media';
import type { Quad } from '../types.js';

/** Where an image is cut across to be looked at in two halves, in its pixels. */
export interface Seam {
  readonly row: number;
  /** Centres no farther apart than this are those of one piece, seen in both halves. */
  readonly slack: number;
}

/** The seam lies no farther from the middle than this, of the height. */
const ZONE = 0.1;
const TRIALS = 40;

/**
 * The row near the middle that the fewest pieces of text stand across; undefined where one stands so far
 * across each row that neither half would hold all of it, as the lines of a page on its side do.
 * @param reach how far beyond the seam each half goes on, in pixels
 */
export function seamRow(pieces: readonly Quad[], height: number, reach: number): number | undefined {
  const spans = pieces.map((piece) => {
    const ys = piece.map(({ y }) => y);
    return { top: Math.min(...ys), bottom: Math.max(...ys) };
  });
  let best: { row: number; crossing: number; away: number } | undefined;
  for (let trial = 0; trial <= TRIALS; trial++) {
    const row = Math.round(height * (0.5 - ZONE + (2 * ZONE * trial) / TRIALS));
    const across = spans.filter(({ top, bottom }) => top < row && bottom > row);
    if (across.some(({ top, bottom }) => Math.min(bottom - row, row - top) > reach)) continue;
    const away = Math.abs(row - height / 2);
    if (!best || across.length < best.crossing || (across.length === best.crossing && away < best.away))
      best = { row, crossing: across.length, away };
  }
  return best?.row;
}

/** The pieces of both halves, each from the half that holds its centre; both in the pixels of the whole. */
export function joinedHalves(upper: readonly Quad[], lower: readonly Quad[], { row, slack }: Seam): Quad[] {
  const above = upper.filter((piece) => centreOf(piece).y < row);
  const atSeam = above.map(centreOf).filter(({ y }) => y >= row - 2 * slack);
  const below = lower.filter((piece) => {
    const { x, y } = centreOf(piece);
    return y >= row - slack && !atSeam.some((other) => Math.hypot(other.x - x, other.y - y) <= slack);
  });
  return [...above, ...below];
}

const centreOf = (piece: Quad): Point => ({
  x: piece.reduce((sum, { x }) => sum + x, 0) / piece.length,
  y: piece.reduce((sum, { y }) => sum + y, 0) / piece.length,
});
