import { type Box, boxAround, type Point } from '../geometry.js';
import type { Homography, ReadPage } from './types.js';

/** Where a projective map takes a point. A point on the map's horizon goes far away, not to infinity. */
export function mapped([a, b, c, d, e, f, g, h, i]: Homography, { x, y }: Point): Point {
  const divisor = g * x + h * y + i;
  const w = Math.abs(divisor) < SMALLEST_DIVISOR ? SMALLEST_DIVISOR : divisor;
  return { x: (a * x + b * y + c) / w, y: (d * x + e * y + f) / w };
}

const SMALLEST_DIVISOR = 1e-9;

/** A box on a page set upright to the box around it on the page as displayed. */
export const displayedBox = (page: Pick<ReadPage, 'upright'>, box: Box): Box =>
  page.upright ? boxAround(displayedQuad(page, box)) : box;

/**
 * The corners of a box on a page set upright, where the page displays them, top left first and clockwise; not
 * cut to the page.
 */
export function displayedQuad(
  { upright }: Pick<ReadPage, 'upright'>,
  { x1, y1, x2, y2 }: Box,
): readonly [Point, Point, Point, Point] {
  const displayed = (x: number, y: number): Point => (upright ? mapped(upright, { x, y }) : { x, y });
  return [displayed(x1, y1), displayed(x2, y1), displayed(x2, y2), displayed(x1, y2)];
}
