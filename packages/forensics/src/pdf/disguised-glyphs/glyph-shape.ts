import { type Box, lumaOf, type PageRendering } from '@assay/media';

/** Cells of a shape each way: enough to tell 3 from 8 and 6 from 9, coarse enough not to see pixels. */
const CELLS = 20;
/** Smaller print has no shape to compare. */
const MIN_HEIGHT_PIXELS = 9;

/** A glyph's ink, scaled to one height with its proportions kept, of mean 0 and length 1. */
export type GlyphShape = Float32Array;

/**
 * The shape of what is drawn in a glyph's box. @returns undefined for print that is too small, or none at all
 */
export function shapeOf(rendering: PageRendering, box: Box): GlyphShape | undefined {
  const { width, height } = rendering;
  const [left, right] = [box.x1 * width, box.x2 * width];
  const [top, bottom] = [box.y1 * height, box.y2 * height];
  if (bottom - top < MIN_HEIGHT_PIXELS) return undefined;
  const step = (bottom - top) / CELLS;
  const middle = (left + right) / 2;
  const shape = new Float32Array(CELLS * CELLS);
  for (let row = 0; row < CELLS; row++) {
    for (let column = 0; column < CELLS; column++) {
      const x = middle + (column + 0.5 - CELLS / 2) * step;
      // What stands beside the glyph is not part of it.
      if (x < left - step / 2 || x > right + step / 2) continue;
      shape[row * CELLS + column] = 255 - lumaAround(rendering, x, top + (row + 0.5) * step);
    }
  }
  return normalized(shape);
}

/** Bilinear BT.601 luma at a point in pixels; paper beyond the page. */
function lumaAround({ rgba, width, height }: PageRendering, x: number, y: number): number {
  const [left, top] = [Math.floor(x - 0.5), Math.floor(y - 0.5)];
  const [across, down] = [x - 0.5 - left, y - 0.5 - top];
  const at = (column: number, row: number): number => {
    if (column < 0 || row < 0 || column >= width || row >= height) return 255;
    const offset = (row * width + column) * 4;
    return lumaOf(rgba[offset]!, rgba[offset + 1]!, rgba[offset + 2]!);
  };
  const upper = at(left, top) * (1 - across) + at(left + 1, top) * across;
  const lower = at(left, top + 1) * (1 - across) + at(left + 1, top + 1) * across;
  return upper * (1 - down) + lower * down;
}

function normalized(shape: Float32Array): GlyphShape | undefined {
  const mean = shape.reduce((sum, ink) => sum + ink, 0) / shape.length;
  let squares = 0;
  for (let at = 0; at < shape.length; at++) {
    shape[at]! -= mean;
    squares += shape[at]! ** 2;
  }
  const length = Math.sqrt(squares);
  return length < MIN_CONTRAST ? undefined : shape.map((ink) => ink / length);
}

/** Of the whole shape, luma 0..255: nothing is drawn there. */
const MIN_CONTRAST = 100;

/** Correlation of two shapes, -1 to 1. */
export function likeness(one: GlyphShape, other: GlyphShape): number {
  let dot = 0;
  let length = 0;
  for (let at = 0; at < one.length; at++) {
    dot += one[at]! * other[at]!;
    length += other[at]! ** 2;
  }
  return length === 0 ? 0 : dot / Math.sqrt(length);
}
