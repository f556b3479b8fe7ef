import type { TextRun } from '@assay/media';
import { distanceToMultiple } from './drawing-grid.js';

/** What people lay out by, in points. */
const LAYOUT_STEP_POINTS = 0.5;
/**
 * Conversions shift a baseline by less: single precision by 0.00005, text engines that count in 1/1024 points
 * by 0.002.
 */
const MOST_SHIFT_POINTS = 3e-3;
/** Six decimals are written. */
const ROUNDING_POINTS = 1.5e-6;
/**
 * Printers scale a page by a factor that is rounded to eight digits: Chromium's 0.23999999 is the coarsest
 * seen.
 */
const PRINTER_SCALE = 5e-8;
/** By chance a baseline is so near a step in one of 80. */
const LEAST_SHIFTED = 4;
const LEAST_SHARE = 0.15;

/** cairo names the fonts of a page f-0-0, f-1-0 and so on; nothing else does. */
const CAIRO_FONT = /^f-\d+-\d+$/;

/**
 * Whether the text of a page was laid out in points by one program and set again from converted positions by
 * another: baselines next to, but not on, the half points that the first one chose. Told for pages written by
 * cairo - Inkscape, rsvg - which write what they are given with six decimals; other writers round positions
 * on their own account.
 * @param topPoints upper edge of the page in user space
 */
export function hasConvertedPositions(runs: readonly TextRun[], topPoints: number): boolean {
  if (runs.length === 0 || !runs.every(({ fontResource }) => CAIRO_FONT.test(fontResource))) return false;
  const baselines = [...new Set(runs.map(({ start }) => (topPoints - start[1]).toFixed(6)))].map(Number);
  const offsets = baselines.map((points) => ({
    points,
    off: distanceToMultiple(points, LAYOUT_STEP_POINTS),
  }));
  const shifted = offsets.filter(
    ({ points, off }) => off <= MOST_SHIFT_POINTS && off > ROUNDING_POINTS + PRINTER_SCALE * Math.abs(points),
  ).length;
  const exact = offsets.filter(({ off }) => off <= ROUNDING_POINTS).length;
  return shifted >= LEAST_SHIFTED && shifted > 2 * exact && shifted >= LEAST_SHARE * baselines.length;
}
