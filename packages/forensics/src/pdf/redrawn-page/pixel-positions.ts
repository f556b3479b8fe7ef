import type { TextRun } from '@assay/media';
import { distanceToMultiple } from './drawing-grid.js';

/** CSS Values and Units 4, 6.2: 96 pixels to an inch. */
const PIXEL_POINTS = 72 / 96;
/** Printers write a page's scale with eight digits, and glyphs of 96ths of an inch with three decimals. */
const ROUNDING_POINTS = 8e-3;
/** Fewer texts may stand on whole pixels since a page's margins do. */
const LEAST_STARTS = 20;
/** Texts that begin one under another share a margin. */
const LEAST_COLUMNS = 10;
/**
 * README.md, "Error rates": at least 97 % of the texts of a converted page; at most 70 % of those of a page that a browser laid out
 * itself, where widths of text decide what stands beside, in the middle or at the right.
 */
const LEAST_SHARE = 0.95;

/**
 * Whether every text of a page was put at a whole pixel, across and down, by a browser: converters from PDF to web pages
 * name the place of each line in pixels, where a browser's own layout only does so down the page.
 * @param leftPoints left edge of the page in user space
 * @param topPoints its upper edge
 */
export function startsOnPixels(runs: readonly TextRun[], leftPoints: number, topPoints: number): boolean {
  const starts = runs
    .filter((run) => run.text?.trim() !== '' && isPlacedByBrowser(run))
    .map(({ start }) => start);
  if (starts.length < LEAST_STARTS) return false;
  if (new Set(starts.map(([x]) => x.toFixed(1))).size < LEAST_COLUMNS) return false;
  const whole = starts.filter(([x, y]) => isWholePixel(x - leftPoints) && isWholePixel(topPoints - y)).length;
  return whole >= LEAST_SHARE * starts.length;
}

const isWholePixel = (points: number): boolean => distanceToMultiple(points, PIXEL_POINTS) <= ROUNDING_POINTS;

/** A text object of its own, placed by a matrix, in glyph numbers: so Chromium's Skia prints, and hardly who draws PDF by hand. */
const isPlacedByBrowser = ({ lead, strings, font }: TextRun): boolean =>
  strings === 'hex' && font?.subtype === 'Type0' && lead.includes('BT') && lead.includes('Tm');
