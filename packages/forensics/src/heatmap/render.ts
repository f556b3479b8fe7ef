import { encodePng } from '@assay/media';
import type { HeatLayer } from '../check.js';
import { type Canvas, createCanvas, drawBox, drawGrid, isOnCanvas } from './canvas.js';

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
  const pages = [...new Set(layers.map(({ page }) => page))].sort((a, b) => a - b);
  const drawn: HeatmapPage[] = [];
  let last: Canvas | undefined;
  for (const page of pages) {
    const ofPage = layers.filter((layer) => layer.page === page);
    const [first] = ofPage;
    // A grid shows inside of boxes alone: without any on the page, not even memory for the picture is taken.
    if (!first || !ofPage.some(({ boxes }) => boxes.some(({ box }) => isOnCanvas(box, sizeOf(first)))))
      continue;
    // One page after the other, on the same canvas where they are of one size: it takes megabytes.
    last = drawPage(ofPage, last);
    drawn.push({ page, png: await encodePng(last.rgba, last.width, last.height) });
  }
  return drawn;
}

/**
 * @param layers of one page, at least one; the first one's proportions are the page's
 * @param spare a canvas that nobody needs any more
 */
export function drawPage(layers: readonly HeatLayer[], spare?: Canvas): Canvas {
  const [first] = layers;
  if (!first) throw new RangeError('a heatmap needs at least one layer');
  const { width, height } = sizeOf(first);
  const isOfSize = spare?.width === width && spare.height === height;
  const canvas = isOfSize ? spare : createCanvas(width, height);
  if (isOfSize) canvas.rgba.fill(0);
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

function sizeOf({ width, height }: HeatLayer): { readonly width: number; readonly height: number } {
  const scale = LONGER_SIDE_PX / Math.max(width, height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
