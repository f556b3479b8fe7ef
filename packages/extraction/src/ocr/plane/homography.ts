import type { Homography, Point } from '@assay/media';

/** Below this a determinant counts as none. */
const SMALLEST_DIVISOR = 1e-9;

/** `second` after `first`. */
export function composed(second: Homography, first: Homography): Homography {
  const at = (row: number, column: number): number =>
    second[row * 3]! * first[column]! +
    second[row * 3 + 1]! * first[column + 3]! +
    second[row * 3 + 2]! * first[column + 6]!;
  return [at(0, 0), at(0, 1), at(0, 2), at(1, 0), at(1, 1), at(1, 2), at(2, 0), at(2, 1), at(2, 2)];
}

/** The map back, up to a common factor: the adjugate. */
export function inverted([a, b, c, d, e, f, g, h, i]: Homography): Homography {
  return [
    e * i - f * h,
    c * h - b * i,
    b * f - c * e,
    f * g - d * i,
    a * i - c * g,
    c * d - a * f,
    d * h - e * g,
    b * g - a * h,
    a * e - b * d,
  ];
}

/**
 * The projective map of the unit square to a quadrilateral: (0,0), (1,0), (1,1), (0,1) go to its corners in
 * order. Heckbert, Fundamentals of Texture Mapping and Image Warping (1989), section 2.2.3.
 */
export function squareToQuad([p0, p1, p2, p3]: readonly [Point, Point, Point, Point]): Homography {
  const sumX = p0.x - p1.x + p2.x - p3.x;
  const sumY = p0.y - p1.y + p2.y - p3.y;
  const dx1 = p1.x - p2.x;
  const dx2 = p3.x - p2.x;
  const dy1 = p1.y - p2.y;
  const dy2 = p3.y - p2.y;
  const determinant = dx1 * dy2 - dx2 * dy1;
  const degenerate = Math.abs(determinant) < SMALLEST_DIVISOR;
  const g = degenerate ? 0 : (sumX * dy2 - dx2 * sumY) / determinant;
  const h = degenerate ? 0 : (dx1 * sumY - sumX * dy1) / determinant;
  return [
    p1.x - p0.x + g * p1.x,
    p3.x - p0.x + h * p3.x,
    p0.x,
    p1.y - p0.y + g * p1.y,
    p3.y - p0.y + h * p3.y,
    p0.y,
    g,
    h,
    1,
  ];
}
