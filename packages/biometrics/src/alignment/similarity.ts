import type { Point } from '@assay/media';

/**
 * A turn, one scale for both directions, and a shift: `x' = a x - b y + x0`, `y' = b x + a y + y0`. Places
 * are continuous: the pixel in column 0 reaches from 0 to 1.
 */
export interface Similarity {
  readonly a: number;
  readonly b: number;
  readonly x0: number;
  readonly y0: number;
}

export const mapped = ({ a, b, x0, y0 }: Similarity, { x, y }: Point): Point => ({
  x: a * x - b * y + x0,
  y: b * x + a * y + y0,
});

/** How much longer lengths become. */
export const scaleOf = ({ a, b }: Similarity): number => Math.hypot(a, b);

/** The way back. @throws RangeError for a similarity that maps all to one point */
export function inverse({ a, b, x0, y0 }: Similarity): Similarity {
  const square = a * a + b * b;
  if (!(square > 0)) throw new RangeError('expected a similarity with a scale above 0');
  return { a: a / square, b: -b / square, x0: -(a * x0 + b * y0) / square, y0: (b * x0 - a * y0) / square };
}

/**
 * The similarity that brings `from` nearest to `to`, in the sense of least squares (Umeyama, PAMI 13(4),
 * 1991, without mirroring).
 * @param from at least two different points
 * @throws RangeError for lists of different length, and for points that are all the same
 */
export function fittedSimilarity(from: readonly Point[], to: readonly Point[]): Similarity {
  if (from.length !== to.length)
    throw new RangeError(`expected as many points on both sides, received ${from.length} and ${to.length}`);
  const [center, target] = [meanOf(from), meanOf(to)];
  let [along, across, spread] = [0, 0, 0];
  for (let index = 0; index < from.length; index++) {
    const x = from[index]!.x - center.x;
    const y = from[index]!.y - center.y;
    const u = to[index]!.x - target.x;
    const v = to[index]!.y - target.y;
    along += x * u + y * v;
    across += x * v - y * u;
    spread += x * x + y * y;
  }
  if (!(spread > 0)) throw new RangeError('expected at least two different points');
  const [a, b] = [along / spread, across / spread];
  return { a, b, x0: target.x - (a * center.x - b * center.y), y0: target.y - (b * center.x + a * center.y) };
}

function meanOf(points: readonly Point[]): Point {
  let [x, y] = [0, 0];
  for (const point of points) {
    x += point.x;
    y += point.y;
  }
  return { x: x / points.length, y: y / points.length };
}
