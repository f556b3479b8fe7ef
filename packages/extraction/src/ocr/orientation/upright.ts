import type { Homography, Point } from '@assay/media';
import { squareToQuad } from '../plane/homography.js';
import type { LineDirections } from './line-directions.js';

/** An upright page, and how it lies on the image that was read. */
export interface UprightPage {
  /** Width by height. */
  readonly aspect: number;
  /** Fractions of the upright page to pixels of the image. */
  readonly toImage: Homography;
}

/**
 * The smallest page that holds all of an image and whose lines are level: turned by the slope of the image's
 * lines, and spread where they converge. Lines that converge meet in one point, which the level lines'
 * direction is mapped to (Hartley and Zisserman, Multiple View Geometry, 2nd edition, section 8.6); how far
 * the page leans away is not known, and its upright edges are left as they are.
 */
export function leveled(width: number, height: number, { slope, convergence }: LineDirections): UprightPage {
  const [centerX, centerY] = [width / 2, height / 2];
  /**
   * Where the line through a point crosses the middle column, and how far right the point is along the lines.
   */
  const crossing = (x: number, y: number): number =>
    (y - centerY - slope * (x - centerX)) / (1 + convergence * (x - centerX));
  const along = (x: number, y: number): number => x - centerX + slope * (y - centerY);
  const corners = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ] as const;
  const tops = corners.map(([x, y]) => crossing(x, y));
  const lefts = corners.map(([x, y]) => along(x, y));
  /** The point on the line that crosses the middle column at `top`, so far along. */
  const point = (left: number, top: number): Point => {
    const fall = slope + convergence * top;
    // x - centerX + slope * (top + fall * (x - centerX)) = left
    const x = (left - slope * top) / (1 + slope * fall);
    return { x: x + centerX, y: top + fall * x + centerY };
  };
  const [left, right, top, bottom] = [
    Math.min(...lefts),
    Math.max(...lefts),
    Math.min(...tops),
    Math.max(...tops),
  ];
  const toImage = squareToQuad([
    point(left, top),
    point(right, top),
    point(right, bottom),
    point(left, bottom),
  ]);
  return { aspect: (right - left) / (bottom - top), toImage };
}

/** Fractions of an image after `turns` clockwise quarter turns to fractions of the image before. */
export function beforeTurns(turns: number): Homography {
  if (turns === 1) return [0, 1, 0, -1, 0, 1, 0, 0, 1];
  if (turns === 2) return [-1, 0, 1, 0, -1, 1, 0, 0, 1];
  return turns === 3 ? [0, -1, 1, 1, 0, 0, 0, 0, 1] : [1, 0, 0, 0, 1, 0, 0, 0, 1];
}
