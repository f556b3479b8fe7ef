import type { CardCells } from './card-cells.js';

/** Red or blue in proportion to green, as all that is gray in a document has it under one light. */
export interface FittedProportion {
  /** In the middle of the document. */
  readonly middle: number;
  /** What the proportion leaves of each cell, as a share of the paper's brightness. */
  readonly residuals: Float32Array;
}

/**
 * How far a cell may be from gray before it counts less for the color of the light, as a share of the
 * paper's brightness.
 */
const OUTLYING = 0.015;
/** Rounds of reweighting; the fit moves by less than the last digit shown after six. */
const ROUNDS = 8;
/** Least determinant of the system, in units of the cube of its largest entry. */
const SINGULAR = 1e-9;

type Proportion = readonly [middle: number, across: number, down: number];

/**
 * Under one light everything gray, from toner to paper, has red and blue in one proportion to green. The
 * proportion may change evenly over the document, as under two lamps. Fitted by iteratively reweighted least
 * squares with Cauchy's weights (Holland and Welsch, 1977), so that colored print does not pull at it.
 * @param paper brightness of the paper, 0..255
 */
export function fitProportion(
  { count, means, places }: CardCells,
  channel: 0 | 2,
  paper: number,
): FittedProportion {
  const residuals = new Float32Array(count);
  let proportion: Proportion = [1, 0, 0];
  for (let round = 0; round <= ROUNDS; round++) {
    const sums = new Float64Array(9);
    for (let index = 0; index < count; index++) {
      const [green, value] = [means[3 * index + 1]! / paper, means[3 * index + channel]! / paper];
      const [x, y] = [places[2 * index]!, places[2 * index + 1]!];
      const residual = value - green * (proportion[0] + proportion[1] * x + proportion[2] * y);
      residuals[index] = residual;
      const weight = round === 0 ? 1 : 1 / (1 + (residual / OUTLYING) ** 2);
      addEquation(sums, { square: weight * green * green, product: weight * green * value, x, y });
    }
    if (round < ROUNDS) proportion = solved(sums) ?? proportion;
  }
  return { middle: Math.max(LEAST_PROPORTION, proportion[0]), residuals };
}

/** No light is so colored; keeps a division by it finite. */
const LEAST_PROPORTION = 0.05;

/** Adds one cell to the normal equations: six entries of the symmetric matrix, then the right-hand side. */
function addEquation(
  sums: Float64Array,
  { square, product, x, y }: { square: number; product: number; x: number; y: number },
): void {
  sums[0]! += square;
  sums[1]! += square * x;
  sums[2]! += square * y;
  sums[3]! += square * x * x;
  sums[4]! += square * x * y;
  sums[5]! += square * y * y;
  sums[6]! += product;
  sums[7]! += product * x;
  sums[8]! += product * y;
}

/** Cramer's rule; undefined when the cells do not determine the proportion. */
function solved([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, p = 0, q = 0, r = 0]: Float64Array):
  | Proportion
  | undefined {
  const determinant = a * (d * f - e * e) - b * (b * f - c * e) + c * (b * e - c * d);
  if (!(Math.abs(determinant) > SINGULAR * a * a * a)) return undefined;
  return [
    (p * (d * f - e * e) - b * (q * f - e * r) + c * (q * e - d * r)) / determinant,
    (a * (q * f - e * r) - p * (b * f - c * e) + c * (b * r - c * q)) / determinant,
    (a * (d * r - q * e) - b * (b * r - c * q) + p * (b * e - c * d)) / determinant,
  ];
}
