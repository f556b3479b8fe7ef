import type { Point } from '@assay/media';
import { mapped, type Similarity } from '../../alignment/similarity.js';

/**
 * A square part of an image, turned: what a network is shown. A face with this roll stands upright in it. May
 * reach beyond the image. In pixels of the image as displayed.
 */
export interface TurnedSquare {
  readonly center: Point;
  readonly sidePx: number;
  /** Clockwise as displayed, where y runs down. */
  readonly rollRadians: number;
}

/**
 * From places in the square, as fractions of its side from its own top left corner, to those of the image.
 */
export function squareToImage({ center, sidePx, rollRadians }: TurnedSquare): Similarity {
  const [a, b] = [sidePx * Math.cos(rollRadians), sidePx * Math.sin(rollRadians)];
  return { a, b, x0: center.x - (a - b) / 2, y0: center.y - (a + b) / 2 };
}

/** {@link squareToImage} of one place. */
export const fromSquare = (square: TurnedSquare, place: Point): Point => mapped(squareToImage(square), place);

/** Clockwise radians by which a line from `left` to `right` leans; what lies level gives 0. */
export const rollOf = (left: Point, right: Point): number => Math.atan2(right.y - left.y, right.x - left.x);

/** The same direction, within half a turn of 0. */
export const normalRadians = (radians: number): number =>
  radians - 2 * Math.PI * Math.round(radians / (2 * Math.PI));

export type QuarterTurns = 0 | 1 | 2 | 3;

/** Clockwise quarter turns that bring a roll nearest to upright. */
export const quarterTurnsOf = (rollRadians: number): QuarterTurns =>
  (((Math.round(-rollRadians / (Math.PI / 2)) % 4) + 4) % 4) as QuarterTurns;

/** The roll of a face that needs this many clockwise quarter turns to stand upright. */
export const rollOfTurns = (quarterTurns: QuarterTurns): number =>
  normalRadians(-quarterTurns * (Math.PI / 2));
