import { sidesOf } from '../plane/quad.js';
import type { Quad } from '../types.js';

/**
 * Slopes of a page's lines of text: at height `y`, in pixels, a line runs with
 * `slope + convergence * (y - height / 2)`.
 */
export interface LineDirections {
  /** Fall per pixel to the right, half way down the page. */
  readonly slope: number;
  /** Change of the slope per pixel downwards: 0 for a page seen straight on, or turned. */
  readonly convergence: number;
}

/** A piece of text this many times longer than high tells its direction. */
const MIN_LENGTH_HEIGHTS = 4;

/** Lines running at less than this are level: half a letter's height over the width of a page. */
const LEVEL_SLOPE = 0.003;

/** So many pieces, spread over this part of the height, tell whether lines converge. */
const MIN_PIECES = 8;
const MIN_SPREAD = 0.4;

/** Lines converge when that explains at least this part of what their slopes differ by... */
const MIN_EXPLAINED = 0.6;
/**
 * ... and by this much between the page's top and its bottom. A camera that looks at paper gives up to 0.3.
 */
const MIN_DIFFERENCE = 0.01;
const MAX_DIFFERENCE = 0.4;

interface Piece {
  readonly y: number;
  readonly slope: number;
  readonly length: number;
}

/** How a page's lines of text run; level where too few pieces are long enough to tell. */
export function lineDirections(quads: readonly Quad[], height: number): LineDirections {
  const pieces = quads.flatMap((quad) => pieceOf(quad, height) ?? []);
  const slope = weightedMedian(pieces);
  const level = { slope: Math.abs(slope) < LEVEL_SLOPE ? 0 : slope, convergence: 0 };
  // Signatures and stamps run as they like: what is far off the others is left out of the fit.
  const near = pieces.filter((piece) => Math.abs(piece.slope - slope) <= MAX_DIFFERENCE / 2);
  const ys = near.map(({ y }) => y);
  if (near.length < MIN_PIECES || Math.max(...ys) - Math.min(...ys) < MIN_SPREAD * height) return level;
  const fit = weightedLine(near);
  const difference = Math.abs(fit.convergence) * height;
  const converges =
    fit.explained >= MIN_EXPLAINED && difference >= MIN_DIFFERENCE && difference <= MAX_DIFFERENCE;
  return converges ? { slope: fit.slope, convergence: fit.convergence } : level;
}

function pieceOf(quad: Quad, height: number): Piece | undefined {
  const { along, across } = sidesOf(quad);
  const [topLeft, topRight, bottomRight] = quad;
  if (along < MIN_LENGTH_HEIGHTS * across || topRight.x === topLeft.x) return undefined;
  return {
    y: (topLeft.y + bottomRight.y - height) / 2,
    slope: (topRight.y - topLeft.y) / (topRight.x - topLeft.x),
    length: along,
  };
}

/** The slope with as much length of text above it as below; 0 for none. */
function weightedMedian(pieces: readonly Piece[]): number {
  const half = pieces.reduce((sum, { length }) => sum + length, 0) / 2;
  let passed = 0;
  for (const { slope, length } of [...pieces].sort((a, b) => a.slope - b.slope)) {
    passed += length;
    if (passed >= half) return slope;
  }
  return 0;
}

/** Least squares, each piece weighing as much as it is long. */
function weightedLine(pieces: readonly Piece[]): LineDirections & { readonly explained: number } {
  const total = pieces.reduce((sum, { length }) => sum + length, 0);
  const mean = (of: (piece: Piece) => number): number =>
    pieces.reduce((sum, piece) => sum + piece.length * of(piece), 0) / total;
  const meanY = mean(({ y }) => y);
  const meanSlope = mean(({ slope }) => slope);
  const spreadY = mean(({ y }) => (y - meanY) ** 2);
  const spreadSlope = mean(({ slope }) => (slope - meanSlope) ** 2);
  const together = mean(({ y, slope }) => (y - meanY) * (slope - meanSlope));
  const convergence = spreadY > 0 ? together / spreadY : 0;
  const explained = spreadSlope > 0 ? (convergence * together) / spreadSlope : 0;
  return { slope: meanSlope - convergence * meanY, convergence, explained };
}
