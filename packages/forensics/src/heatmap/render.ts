import { encodePng } from '@assay/media';
import type { HeatLayer } from '../check.js';
import { type Canvas, createCanvas, drawBox, drawGrid, isEmpty } from './canvas.js';

/** Enough to find a glyph on a letter page, small enough to send with every answer. */
const LONGER_SIDE_PX = 1200;

export interface HeatmapPage {
  /** From 1. */
  readonly page: number;
  /** RGBA, transparent where nothing was found, in the page's proportions as displayed. */
  readonly png: Uint8Array;
}

/**
 * Draws every layer of a page into one picture; pages come in order, and a page on which there is nothing to see gets none.
 */
export async function renderHeatmaps(layers: readonly HeatLayer[]): Promise<HeatmapPage[]> {
  // A grid shows inside of boxes alone: without any, not even memory for the picture is taken.
  const withBoxes = layers.filter(({ boxes }) => boxes.length > 0);
  const pages = [...new Set(withBoxes.map(({ page }) => page))].sort((a, b) => a - b);
  const drawn = pages
    .map((page) => ({ page, canvas: drawPage(layers.filter((layer) => layer.page === page)) }))
    .filter(({ canvas }) => !isEmpty(canvas));
  return Promise.all(
    drawn.map(async ({ page, canvas: { rgba, width, height } }) => ({
      page,
      png: await encodePng(rgba, width, height),
    })),
  );
}

/** @param layers of one page, at least one; the first one's proportions are the page's. */
export function drawPage(layers: readonly HeatLayer[]): Canvas {
  const [first] = layers;
  if (!first) throw new RangeError('a heatmap needs at least one layer');
  const scale = LONGER_SIDE_PX / Math.max(first.width, first.height);
  const canvas = createCanvas(
    Math.max(1, Math.round(first.width * scale)),
    Math.max(1, Math.round(first.height * scale)),
  );
  for (const layer of layers) {
    if (layer.grid)
      drawGrid(
        canvas,
        layer.grid,
        layer.boxes.map(({ box }) => box),
      );
    for (const { box, intensity } of layer.boxes) drawBox(canvas, box, intensity);
  }
  return canvas;
}
