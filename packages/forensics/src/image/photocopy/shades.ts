import { histogramQuantile, type Raster } from '@assay/media';
import type { PixelArea } from '../../pictures/page-pixels.js';

/** Brightness of the darkest print and of the paper, 0..255. */
export interface ShadeLevels {
  readonly black: number;
  readonly paper: number;
}

/** What shades a gray picture of a document has. */
export interface Shades {
  readonly levels: ShadeLevels;
  /** Share of the pixels that are neither print nor paper: a portrait, tinted ground. */
  readonly toneShare: number;
}

const [BLACK_QUANTILE, PAPER_QUANTILE] = [0.01, 0.9];
/** From black 0 to paper 1. */
const [TONES_FROM, TONES_TO] = [0.2, 0.95];
/** Rows and columns looked at, at most: 600,000 pixels whatever the picture's size. */
const MOST_ROWS = 800;

/** @param raster without color: its green channel is read */
export function shadesOf({ width, rgb }: Raster, { left, top, right, bottom }: PixelArea): Shades {
  const step = Math.max(1, Math.floor(Math.max(right - left, bottom - top) / MOST_ROWS));
  const counts = new Uint32Array(256);
  for (let y = top; y < bottom; y += step) {
    for (let x = left; x < right; x += step) counts[rgb[(y * width + x) * 3 + 1]!]!++;
  }
  const levels = {
    black: histogramQuantile(counts, BLACK_QUANTILE),
    paper: histogramQuantile(counts, PAPER_QUANTILE),
  };
  const range = levels.paper - levels.black;
  let [tones, all] = [0, 0];
  counts.forEach((count, level) => {
    const shade = range === 0 ? 1 : (level - levels.black) / range;
    all += count;
    if (shade > TONES_FROM && shade < TONES_TO) tones += count;
  });
  return { levels, toneShare: all === 0 ? 0 : tones / all };
}
