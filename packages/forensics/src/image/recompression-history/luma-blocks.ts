import type { JpegComponent, Plane, Raster } from '@assay/media';
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
  /** Dequantized, `columns * rows * 64`, block-row-major, row-major inside; luma less 128. */
  readonly coefficients: Float32Array;
  /** Steps of the last save, when it was a JPEG on this grid: every coefficient is a multiple of its step. */
  readonly lastTable: Float64Array | undefined;
}

function emptyBlocks(
  width: number,
  height: number,
  origin: GridOrigin,
  lastTable?: Float64Array,
  largestRows = Number.POSITIVE_INFINITY,
): LumaBlocks {
  const columns = Math.max(0, (width - origin.x) >> 3);
  const rows = Math.min(largestRows, Math.max(0, (height - origin.y) >> 3));
  return { origin, columns, rows, coefficients: new Float32Array(columns * rows * 64), lastTable };
}

/** The luma that a JPEG file codes, without the rounding of decoded pixels. */
export function blocksOfJpeg(luma: JpegComponent, width: number, height: number): LumaBlocks {
  const lastTable = Float64Array.from(luma.quantizationTable);
  const blocks = emptyBlocks(width, height, { x: 0, y: 0 }, lastTable);
  for (let row = 0; row < blocks.rows; row++) {
    const [from, to] = [row * luma.blocksPerLine * 64, row * blocks.columns * 64];
    for (let index = 0; index < blocks.columns * 64; index++) {
      blocks.coefficients[to + index] = luma.coefficients[from + index]! * lastTable[index & 63]!;
    }
  }
  return blocks;
}

/**
 * The luma of decoded pixels on a grid that begins at `origin`, down to the end or for `largestRows` rows of
 * blocks.
 */
export function blocksOfPlane(luma: Plane, origin: GridOrigin, largestRows?: number): LumaBlocks {
  const blocks = emptyBlocks(luma.width, luma.height, origin, undefined, largestRows);
  const block = new Float64Array(64);
  for (let index = 0; index < blocks.columns * blocks.rows; index++) {
    const x = origin.x + (index % blocks.columns) * 8;
    const y = origin.y + Math.floor(index / blocks.columns) * 8;
    readBlock(luma, x, y, block);
    forwardTransform(block);
    blocks.coefficients.set(block, index * 64);
  }
  return blocks;
}

/** Copies 8x8 luma samples, less 128, from the pixel (x, y) on. */
export function readBlock({ width, samples }: Plane, x: number, y: number, into: Block): void {
  for (let row = 0, at = 0; row < 8; row++) {
    const start = (y + row) * width + x;
    for (let column = 0; column < 8; column++, at++) into[at] = samples[start + column]! - 128;
  }
}

/** Enough blocks to sample the control from; of a large picture, the rows in its middle. */
const CONTROL_BLOCKS = 40_000;

/**
 * The control: the same picture on a grid half a block away, quantized as `blocks` were last. It has all that
 * the picture and its last save bring along, and nothing of an earlier save on the grid of `blocks`.
 */
export function controlOf({ origin, columns, rows, lastTable }: LumaBlocks, luma: Plane): LumaBlocks {
  const controlRows = Math.max(1, Math.min(rows, Math.floor(CONTROL_BLOCKS / Math.max(1, columns))));
  const firstRow = (rows - controlRows) >> 1;
  const control = blocksOfPlane(
    luma,
    { x: (origin.x + 4) & 7, y: ((origin.y + 4) & 7) + 8 * firstRow },
    controlRows,
  );
  if (!lastTable) return control;
  const { coefficients } = control;
  for (let index = 0; index < coefficients.length; index++) {
    const step = lastTable[index & 63]!;
    const value = coefficients[index]!;
    // As most are: a division less.
    const isZero = 2 * value < step && -2 * value < step;
    coefficients[index] = isZero ? 0 : Math.round(value / step) * step;
  }
  return { ...control, lastTable };
}

/**
 * Flags of {@link colorFlags}: a colour channel may have been cut off at its top, at its bottom; red, green
 * and blue are equal.
 */
export const CUT_AT_TOP = 1;
export const CUT_AT_BOTTOM = 2;
export const NEUTRAL = 4;

/**
 * Channels this close to 0 or 255 may have been cut off, and moved by the last save since: the more so the
 * stronger the colour, as chroma is what lossy saves keep least of.
 */
const CUTTING_MARGIN = 3;
const CUTTING_MARGIN_PER_SPREAD = 0.25;

/**
 * Flags for what a pixel's colour says of the earlier decoder's cutting and rounding, which changed its luma
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
