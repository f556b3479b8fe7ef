import { type JpegComponent, lumaOf, type Plane, type Raster, type RgbImage } from '@assay/media';
import { type Block, forwardTransform } from './block-transform.js';

/** Where a grid of 8x8 blocks begins, in pixels. */
export interface GridOrigin {
  readonly x: number;
  readonly y: number;
}

/** A picture's luma as DCT coefficients on one grid; only whole blocks. */
export interface LumaBlocks {
  readonly origin: GridOrigin;
  readonly columns: number;
  readonly rows: number;
  /** From one row of blocks to the next, in rows of blocks of the picture: 1 where none is left out. */
  readonly rowsApart: number;
  /**
   * Of luma less 128, `columns * rows * 64`, block-row-major, row-major inside: each times that of `steps` is a coefficient. A
   * JPEG's own are not copied, 48 MB for 12 megapixels.
   */
  readonly levels: Float32Array | Int16Array;
  /** By frequency: `lastTable`, or ones. */
  readonly steps: Float64Array;
  /** Steps of the last save, when it was a JPEG on this grid: every coefficient is a multiple of its step. */
  readonly lastTable: Float64Array | undefined;
}

/** Whole blocks across and down from an origin on. */
const gridOf = (width: number, height: number, origin: GridOrigin) => ({
  origin,
  columns: Math.max(0, (width - origin.x) >> 3),
  rows: Math.max(0, (height - origin.y) >> 3),
  rowsApart: 1,
});

/** The luma that a JPEG file codes, without the rounding of decoded pixels. */
export function blocksOfJpeg(luma: JpegComponent, width: number, height: number): LumaBlocks {
  const lastTable = Float64Array.from(luma.quantizationTable);
  const grid = gridOf(width, height, { x: 0, y: 0 });
  const { origin, columns, rows, rowsApart } = grid;
  return { origin, columns, rows, rowsApart, levels: unpadded(luma, grid), steps: lastTable, lastTable };
}

/** The levels of so many blocks, without those that pad a line of blocks. */
function unpadded(
  { coefficients, blocksPerLine }: JpegComponent,
  { columns, rows }: Pick<LumaBlocks, 'columns' | 'rows'>,
): Int16Array {
  if (blocksPerLine === columns) return coefficients.subarray(0, columns * rows * 64);
  const levels = new Int16Array(columns * rows * 64);
  for (let row = 0; row < rows; row++) {
    const from = row * blocksPerLine * 64;
    levels.set(coefficients.subarray(from, from + columns * 64), row * columns * 64);
  }
  return levels;
}

/** The luma of decoded pixels on a grid that begins at `origin`, of every so many rows of blocks. */
export function blocksOfPlane(
  luma: LumaPixels,
  origin: GridOrigin,
  rowsApart = 1,
): LumaBlocks & { readonly levels: Float32Array } {
  const { columns, rows: all } = gridOf(luma.width, luma.height, origin);
  const rows = Math.ceil(all / rowsApart);
  const levels = new Float32Array(columns * rows * 64);
  const block = new Float64Array(64);
  const grid = { origin, columns, rows, rowsApart };
  for (let index = 0; index < columns * rows; index++) {
    const { x, y } = placeOf(grid, index);
    readBlock(luma, x, y, block);
    forwardTransform(block);
    levels.set(block, index * 64);
  }
  const steps = new Float64Array(64).fill(1);
  return { origin, columns, rows, rowsApart, levels, steps, lastTable: undefined };
}

/** The first pixel of a block. */
export const placeOf = (
  { origin, columns, rowsApart }: Pick<LumaBlocks, 'origin' | 'columns' | 'rowsApart'>,
  index: number,
): { readonly x: number; readonly y: number } => ({
  x: origin.x + (index % columns) * 8,
  y: origin.y + Math.floor(index / columns) * rowsApart * 8,
});

/** Where single blocks are read from: a plane, or a picture whose luma nobody needs as a whole (48 MB for 12 megapixels). */
export type LumaPixels = Plane | RgbImage;

/** Copies 8x8 luma samples, less 128, from the pixel (x, y) on. */
export function readBlock(pixels: LumaPixels, x: number, y: number, into: Block): void {
  if ('rgb' in pixels) readRgbBlock(pixels, x, y, into);
  else readPlaneBlock(pixels, x, y, into);
}

/** With the precision of a plane's samples. */
function readRgbBlock({ width, rgb }: RgbImage, x: number, y: number, into: Block): void {
  for (let row = 0, at = 0; row < 8; row++) {
    let from = ((y + row) * width + x) * 3;
    for (let column = 0; column < 8; column++, at++, from += 3)
      into[at] = Math.fround(lumaOf(rgb[from]!, rgb[from + 1]!, rgb[from + 2]!)) - 128;
  }
}

function readPlaneBlock({ width, samples }: Plane, x: number, y: number, into: Block): void {
  for (let row = 0, at = 0; row < 8; row++) {
    const start = (y + row) * width + x;
    for (let column = 0; column < 8; column++, at++) into[at] = samples[start + column]! - 128;
  }
}

/** Enough blocks to sample the control from, in rows spread over the picture. */
const CONTROL_BLOCKS = 10_000;

/**
 * The control: the same picture on a grid half a block away, quantized as `blocks` were last. It has all that
 * the picture and its last save bring along, and nothing of an earlier save on the grid of `blocks`.
 */
export function controlOf({ origin, columns, rows, lastTable }: LumaBlocks, luma: LumaPixels): LumaBlocks {
  const apart = Math.max(1, Math.floor((columns * rows) / CONTROL_BLOCKS));
  const control = blocksOfPlane(luma, { x: (origin.x + 4) & 7, y: (origin.y + 4) & 7 }, apart);
  if (!lastTable) return control;
  const { levels: values } = control;
  const levels = new Int16Array(values.length);
  for (let index = 0; index < levels.length; index++) {
    const step = lastTable[index & 63]!;
    const value = values[index]!;
    // As most are: a division less.
    const isZero = 2 * value < step && -2 * value < step;
    levels[index] = isZero ? 0 : Math.round(value / step);
  }
  return {
    origin: control.origin,
    columns: control.columns,
    rows: control.rows,
    rowsApart: control.rowsApart,
    levels,
    steps: lastTable,
    lastTable,
  };
}

/**
 * Flags of {@link colorFlags}: a color channel may have been cut off at its top, at its bottom; red, green
 * and blue are equal.
 */
export const CUT_AT_TOP = 1;
export const CUT_AT_BOTTOM = 2;
export const NEUTRAL = 4;

/**
 * Channels this close to 0 or 255 may have been cut off, and moved by the last save since: the more so the
 * stronger the color, as chroma is what lossy saves keep least of.
 */
const CUTTING_MARGIN = 3;
const CUTTING_MARGIN_PER_SPREAD = 0.25;

/**
 * Flags for what a pixel's color says of the earlier decoder's cutting and rounding, which changed its luma
 * in ways that luma alone does not show.
 */
export function colorFlags({ rgb }: Raster, pixel: number): number {
  const red = rgb[3 * pixel]!;
  const green = rgb[3 * pixel + 1]!;
  const blue = rgb[3 * pixel + 2]!;
  if (red === green && green === blue) return NEUTRAL;
  const largest = Math.max(red, green, blue);
  const smallest = Math.min(red, green, blue);
  const margin = CUTTING_MARGIN + (largest - smallest) * CUTTING_MARGIN_PER_SPREAD;
  return (largest >= 255 - margin ? CUT_AT_TOP : 0) | (smallest <= margin ? CUT_AT_BOTTOM : 0);
}
