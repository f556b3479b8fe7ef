/** A point on the sheet: 0..1 from left to right and from top to bottom; outside it lies off the paper. */
export interface PaperPoint {
  readonly u: number;
  readonly v: number;
}

type Point = readonly [x: number, y: number];

/** The sheet's corners in the photo, in pixels. */
export interface PaperPose {
  readonly topLeft: Point;
  readonly topRight: Point;
  readonly bottomRight: Point;
  readonly bottomLeft: Point;
}

type Matrix = readonly [number, number, number, number, number, number, number, number, number];

/**
 * The projective map that carries the unit square to the four corners, row by row.
 * @see Heckbert, "Fundamentals of Texture Mapping and Image Warping" (1989), 2.2.3.
 */
export function squareToCorners({ topLeft, topRight, bottomRight, bottomLeft }: PaperPose): Matrix {
  const sumX = topLeft[0] - topRight[0] + bottomRight[0] - bottomLeft[0];
  const sumY = topLeft[1] - topRight[1] + bottomRight[1] - bottomLeft[1];
  const right: Point = [topRight[0] - bottomRight[0], topRight[1] - bottomRight[1]];
  const bottom: Point = [bottomLeft[0] - bottomRight[0], bottomLeft[1] - bottomRight[1]];
  const determinant = right[0] * bottom[1] - bottom[0] * right[1];
  const g = (sumX * bottom[1] - bottom[0] * sumY) / determinant;
  const h = (right[0] * sumY - sumX * right[1]) / determinant;
  return [
    topRight[0] - topLeft[0] + g * topRight[0],
    bottomLeft[0] - topLeft[0] + h * bottomLeft[0],
    topLeft[0],
    topRight[1] - topLeft[1] + g * topRight[1],
    bottomLeft[1] - topLeft[1] + h * bottomLeft[1],
    topLeft[1],
    g,
    h,
    1,
  ];
}

/** Up to a factor, which a projective map does not feel. */
const adjugate = ([a, b, c, d, e, f, g, h, i]: Matrix): Matrix => [
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

/** Where on a flat card a photo's pixel looks: perspective alone. */
export function photoToPlane(pose: PaperPose): (x: number, y: number) => PaperPoint {
  const [a, b, c, d, e, f, g, h, i] = adjugate(squareToCorners(pose));
  return (x, y) => {
    const depth = g * x + h * y + i;
    return { u: (a * x + b * y + c) / depth, v: (d * x + e * y + f) / depth };
  };
}

/** Where in the photo a point of a flat card lies; the inverse of {@link photoToPlane}. */
export function planeToPhoto(pose: PaperPose): (point: PaperPoint) => Point {
  const [a, b, c, d, e, f, g, h, i] = squareToCorners(pose);
  return ({ u, v }) => {
    const depth = g * u + h * v + i;
    return [(a * u + b * v + c) / depth, (d * u + e * v + f) / depth];
  };
}

/** Where on the sheet a photo's pixel looks: perspective, then the paper's own bend. */
export function photoToPaper(pose: PaperPose): (x: number, y: number) => PaperPoint {
  const planeAt = photoToPlane(pose);
  return (x, y) => {
    const { u, v } = planeAt(x, y);
    return {
      u: u + 0.011 * Math.sin(Math.PI * (1.35 * v + 0.1)),
      v: v + 0.0035 * Math.sin(Math.PI * u) * Math.cos(2 * Math.PI * v),
    };
  };
}
