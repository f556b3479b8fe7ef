import type { Point, Raster } from '@assay/media';

/**
 * Corners of the part of a document that is looked at, in coded pixels, in order around it; may reach beyond
 * the raster.
 */
export type Quad = readonly [Point, Point, Point, Point];

/** Mean colors of a grid of cells over a part of a picture; cells outside the picture are left out. */
export interface CardCells {
  readonly count: number;
  /** Interleaved means of red, green and blue, 0..255. */
  readonly means: Float32Array;
  /** The same of the left half of each cell less that of its right half: what noise leaves in a mean. */
  readonly differences: Float32Array;
  /** Interleaved place of each cell in the part, -1..1 across and down. */
  readonly places: Float32Array;
}

/**
 * Coarse enough for a mean to be nearly free of a sensor's color noise and of coded blocks, fine enough for
 * a portrait or a heading.
 */
const [COLUMNS, ROWS] = [24, 16];
/** Samples in each direction of a cell: at most 400,000 in all, whatever the picture's size. */
const MOST_SAMPLES = 32;

/** Red, green, blue and how many samples, of the left half and of the right. */
type HalfSums = [number, number, number, number, number, number, number, number];

/**
 * Takes the means of a grid laid over a quadrangle, bilinearly: perspective within it does not matter for
 * colors.
 */
export function cellsOf({ width, height, rgb }: Raster, quad: Quad): CardCells {
  const at = pointIn(quad);
  const [topLeft, topRight, bottomRight, bottomLeft] = quad;
  const samplesAcross = samplesIn(
    Math.max(distance(topLeft, topRight), distance(bottomLeft, bottomRight)) / COLUMNS,
  );
  const samplesDown = samplesIn(
    Math.max(distance(topLeft, bottomLeft), distance(topRight, bottomRight)) / ROWS,
  );
  const means: number[] = [];
  const differences: number[] = [];
  const places: number[] = [];
  for (let cell = 0; cell < COLUMNS * ROWS; cell++) {
    const [column, row] = [cell % COLUMNS, Math.floor(cell / COLUMNS)];
    const sums: HalfSums = [0, 0, 0, 0, 0, 0, 0, 0];
    for (let sample = 0; sample < samplesAcross * samplesDown; sample++) {
      const across = sample % samplesAcross;
      const point = at(
        (column + (across + 0.5) / samplesAcross) / COLUMNS,
        (row + (Math.floor(sample / samplesAcross) + 0.5) / samplesDown) / ROWS,
      );
      const [x, y] = [Math.floor(point.x), Math.floor(point.y)];
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const [pixel, half] = [(y * width + x) * 3, 2 * across < samplesAcross ? 0 : 4];
      sums[half]! += rgb[pixel]!;
      sums[half + 1]! += rgb[pixel + 1]!;
      sums[half + 2]! += rgb[pixel + 2]!;
      sums[half + 3]!++;
    }
    const [red, green, blue, count, rightRed, rightGreen, rightBlue, rightCount] = sums;
    if (count === 0 || rightCount === 0) continue;
    const left = [red / count, green / count, blue / count];
    const right = [rightRed / rightCount, rightGreen / rightCount, rightBlue / rightCount];
    means.push(...left.map((value, channel) => (value + right[channel]!) / 2));
    differences.push(...left.map((value, channel) => value - right[channel]!));
    places.push((2 * (column + 0.5)) / COLUMNS - 1, (2 * (row + 0.5)) / ROWS - 1);
  }
  const floats = (values: number[]): Float32Array => Float32Array.from(values);
  return {
    count: means.length / 3,
    means: floats(means),
    differences: floats(differences),
    places: floats(places),
  };
}

/** Two at least: a cell has two halves. */
const samplesIn = (cellPx: number): number => Math.min(MOST_SAMPLES, Math.max(2, Math.round(cellPx)));

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** The point of a quadrangle at a share of its way across and down. */
export function pointIn([topLeft, topRight, bottomRight, bottomLeft]: Quad): (
  across: number,
  down: number,
) => Point {
  return (across, down) => ({
    x:
      (topLeft.x * (1 - across) + topRight.x * across) * (1 - down) +
      (bottomLeft.x * (1 - across) + bottomRight.x * across) * down,
    y:
      (topLeft.y * (1 - across) + topRight.y * across) * (1 - down) +
      (bottomLeft.y * (1 - across) + bottomRight.y * across) * down,
  });
}
