import { DRAWING_GRID_POINTS, distanceToMultiple } from './drawing-grid.js';

/** Six decimals are written. */
const EXACT_POINTS = 5e-6;
/** Single precision keeps seven digits: 842 points come back as 842.000061. */
const SINGLE_PRECISION_POINTS = 2e-4;
/**
 * A whole number of points on the grid is cut to the grid line below; a size chosen one line too small lies a
 * full step off.
 */
const CUT_TO_GRID_POINTS = 0.98 * DRAWING_GRID_POINTS;

/**
 * Whether a page was whole points wide and high and went through another unit on its way: PDF programs think
 * in points, drawing programs in pixels or millimeters. A page that was made in these units is 210 mm wide,
 * or 8.5 inches, not 209.9.
 */
export function isConvertedPageSize(widthPoints: number, heightPoints: number): boolean {
  const sides = [widthPoints, heightPoints];
  if (sides.every((side) => distanceToMultiple(side, 1) <= EXACT_POINTS)) return false;
  return (
    sides.every((side) => distanceToMultiple(side, 1) <= SINGLE_PRECISION_POINTS) ||
    sides.every(
      (side) =>
        distanceToMultiple(side, DRAWING_GRID_POINTS) <= EXACT_POINTS &&
        Math.ceil(side) - side < CUT_TO_GRID_POINTS,
    )
  );
}
