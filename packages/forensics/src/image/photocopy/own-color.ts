import type { CardCells } from './card-cells.js';
import { fitProportion } from './light-color.js';
import { quantileOf } from './quantile-of.js';

/** What color the print of a document has beside the color of the light on it. */
export interface OwnColor {
  /**
   * By how much the most colored twentieth of what is printed differs from gray at least, as a share of the
   * paper's brightness; noise taken off.
   */
  readonly spread: number;
  /** Cells of the grid with anything printed in them. */
  readonly printedCells: number;
}

/** The brightest tenth of a document is its paper, or as good as. */
const PAPER_QUANTILE = 0.9;
/**
 * A cell darker than this share of the paper in some color has print in it; blank paper would only thin the
 * colors out.
 */
const PRINTED_BELOW = 0.95;
/**
 * What is colored on an otherwise gray copy, such as a signature or a stamp, may take up less than a
 * twentieth.
 */
const SPREAD_QUANTILE = 0.95;
/**
 * Median of the absolute value of a normal variable, and the 95 % quantile of the length of a plane one with
 * equal deviations, in deviations.
 */
const [NORMAL_MEDIAN, PLANE_QUANTILE] = [0.6745, 2.448];

/** Takes off the color of the light, as the document itself shows it, and measures what is left. */
export function ownColorOf(cells: CardCells): OwnColor {
  const { count, means } = cells;
  const greens = Float32Array.from({ length: count }, (_, index) => means[3 * index + 1]!);
  const paper = Math.max(1, quantileOf(greens, PAPER_QUANTILE));
  const [red, blue] = [fitProportion(cells, 0, paper), fitProportion(cells, 2, paper)];
  const printed = Array.from({ length: count }, (_, index) => index).filter((index) => {
    const [r, g, b] = [
      means[3 * index]! / red.middle,
      means[3 * index + 1]!,
      means[3 * index + 2]! / blue.middle,
    ];
    return Math.min(r, g, b) < PRINTED_BELOW * paper;
  });
  const distances = Float32Array.from(printed, (index) =>
    Math.hypot(red.residuals[index]!, blue.residuals[index]!),
  );
  const noise =
    Math.hypot(noiseOf(cells, 0, red.middle), noiseOf(cells, 2, blue.middle)) / Math.SQRT2 / paper;
  const spread = Math.max(0, quantileOf(distances, SPREAD_QUANTILE) - PLANE_QUANTILE * noise);
  return { spread, printedCells: printed.length };
}

/** Deviation of a cell's mean, in steps: the halves of most cells differ by noise alone. */
function noiseOf({ count, differences }: CardCells, channel: 0 | 2, proportion: number): number {
  const lengths = Float32Array.from({ length: count }, (_, index) =>
    Math.abs(differences[3 * index + channel]! - proportion * differences[3 * index + 1]!),
  );
  return quantileOf(lengths, 0.5) / NORMAL_MEDIAN / 2;
}
