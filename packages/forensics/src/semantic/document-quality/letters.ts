import {
  type Box,
  displayedBox,
  displayedQuad,
  histogramQuantile,
  lumaOf,
  median,
  type ReadPage,
  type TextLine,
} from '@assay/media';
import type { PagePixels, PixelArea } from '../../pictures/page-pixels.js';

/** What the letters of a page look like in the pixels; the middle one of the words looked at. */
export interface Letters {
  readonly heightPx: number;
  /** Pixels over which an edge of a letter fades from ink to paper. */
  readonly edgePx: number;
  /** Luma of the paper less that of the ink, or the other way round, 0..255. */
  readonly contrast: number;
}

/** Words looked at, evenly spread over the page. */
const MOST_WORDS = 40;
/** Of a long word the first letters will do. */
const MOST_LETTERS = 6;
/** Fewer words do not speak for a page. */
const LEAST_WORDS = 5;

/** Undefined where the page's words do not lie in the pixels. */
export function lettersOf(page: ReadPage, pixels: PagePixels): Letters | undefined {
  const words = page.lines.flatMap((line) => line.words.map(({ box }) => ({ line, box })));
  const step = Math.max(1, words.length / MOST_WORDS);
  const measured: Letters[] = [];
  for (let at = 0; at < words.length; at += step) {
    const { line, box } = words[Math.floor(at)]!;
    const letters = lettersOfWord(page, line, box, pixels);
    if (letters) measured.push(letters);
  }
  if (measured.length < LEAST_WORDS) return undefined;
  const middle = (name: keyof Letters): number => median(measured.map((letters) => letters[name]))!;
  return { heightPx: middle('heightPx'), edgePx: middle('edgePx'), contrast: middle('contrast') };
}

function lettersOfWord(
  page: ReadPage,
  { emWidth }: TextLine,
  box: Box,
  pixels: PagePixels,
): Letters | undefined {
  const start: Box = { ...box, x2: Math.min(box.x2, box.x1 + MOST_LETTERS * emWidth) };
  const area = pixels.place(displayedBox(page, start));
  if (!area) return undefined;
  const { contrast, steepest } = strokesOf(pixels, area);
  return steepest === 0
    ? undefined
    : { heightPx: emPx(page, box, emWidth, pixels), edgePx: contrast / steepest, contrast };
}

/** An em along the line, however the page lies in the pixels. */
function emPx(
  page: ReadPage,
  { x1, y1, y2 }: Box,
  emWidth: number,
  { displayedWidthPx, displayedHeightPx }: PagePixels,
): number {
  const [from, to] = displayedQuad(page, { x1, y1, x2: x1 + emWidth, y2 });
  return Math.hypot((to.x - from.x) * displayedWidthPx, (to.y - from.y) * displayedHeightPx);
}

/** Steps of a histogram to one step of luma: faint print has slopes below 10. */
const FINENESS = 4;
/** Ink and paper without the outliers of noise; of the slopes, those of the letters' edges. */
const INK_SHARE = 0.03;
const PAPER_SHARE = 0.97;
const STEEP_SHARE = 0.95;

/** Contrast of an area, and how steep its steepest slopes are, in luma by pixel, along its rows. */
function strokesOf(
  { raster: { width, rgb } }: PagePixels,
  { left, top, right, bottom }: PixelArea,
): { contrast: number; steepest: number } {
  const [levels, slopes] = [new Uint32Array(256 * FINENESS), new Uint32Array(256 * FINENESS)];
  for (let y = top; y < bottom; y++) {
    let before: number | undefined;
    for (let x = left, at = (y * width + left) * 3; x < right; x++, at += 3) {
      const luma = lumaOf(rgb[at]!, rgb[at + 1]!, rgb[at + 2]!);
      levels[Math.round(luma * FINENESS)]! += 1;
      if (before !== undefined) slopes[Math.round(Math.abs(luma - before) * FINENESS)]! += 1;
      before = luma;
    }
  }
  return {
    contrast: lumaAt(levels, PAPER_SHARE) - lumaAt(levels, INK_SHARE),
    steepest: lumaAt(slopes, STEEP_SHARE),
  };
}

const lumaAt = (histogram: Uint32Array, share: number): number =>
  histogramQuantile(histogram, share) / FINENESS;
