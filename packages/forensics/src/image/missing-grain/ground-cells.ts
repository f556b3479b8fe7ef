import type { Raster } from '@assay/media';
import type { InkedPicture } from '../ink/ink-of.js';

/** Side of a tile in pixels; a cell is two tiles by two, so that neighbouring cells overlap by half. */
export const TILE_PX = 4;
/**
 * Cells that lie on a pixel inside a picture: an area of `n` cells is worth this many fewer independent ones.
 */
export const CELLS_OVER_EACH_OTHER = 4;
/**
 * Levels within which a channel is cut off: what is lighter or darker than a sensor can tell has no grain.
 */
const [DARKEST, LIGHTEST] = [1, 254];
/** Of a tile's 16 pixels, so many may be cut off. */
const MOST_CUT_OFF = 3;
/** Pixels around a cell that must be free of ink, since blurred edges reach so far. */
const CLEAR_OF_INK_PX = 3;

/**
 * Paper is at least this share as light as the lightest cells but for one in ten; what is darker is cloth,
 * wood, or printed solid.
 */
const [PAPER_SHARE, LIGHT_RANK] = [0.5, 0.9];

/** The ground of a picture in overlapping cells of 8 pixels a side, row by row. */
export interface GroundCells {
  readonly columns: number;
  readonly rows: number;
  /**
   * Mean size of the Laplacian, levels; -1 where the cell is no ground: ink is near, light is cut off, or the
   * picture ends.
   */
  readonly grain: Float32Array;
  /** Mean luma, 0..255. */
  readonly light: Uint8Array;
  /** Cells that are ground. */
  readonly count: number;
}

/** Measures the grain of what is neither ink nor next to it. Linear in pixels. */
export function groundCells(
  { width, height, rgb }: Raster,
  { luma: { samples }, ink }: InkedPicture,
): GroundCells {
  const [across, down] = [Math.floor(width / TILE_PX), Math.floor(height / TILE_PX)];
  const roughness = new Float32Array(across * down);
  const levels = new Float32Array(across * down);
  const isCutOff = new Uint8Array(across * down);
  const cutOff = new Uint8Array(across);
  for (let row = 0; row < down; row++) {
    cutOff.fill(0);
    for (let y = row * TILE_PX; y < (row + 1) * TILE_PX; y++) measureRow(y, row * across);
    for (let column = 0; column < across; column++)
      if (cutOff[column]! > MOST_CUT_OFF) isCutOff[row * across + column] = 1;
  }
  const [columns, rows] = [Math.max(0, across - 1), Math.max(0, down - 1)];
  const cells = {
    columns,
    rows,
    grain: new Float32Array(columns * rows).fill(-1),
    light: new Uint8Array(columns * rows),
  };
  const clearAt = clearOfInk(ink.mask, width, height);
  let count = 0;
  const pixels = 4 * TILE_PX * TILE_PX;
  for (let row = 1; row < rows - 1; row++) {
    const isClear = clearAt(row);
    for (let column = 1; column < columns - 1; column++) {
      const upper = row * across + column;
      const lower = upper + across;
      if (
        isCutOff[upper] ||
        isCutOff[upper + 1] ||
        isCutOff[lower] ||
        isCutOff[lower + 1] ||
        !isClear(column)
      )
        continue;
      const cell = row * columns + column;
      cells.grain[cell] =
        (roughness[upper]! + roughness[upper + 1]! + roughness[lower]! + roughness[lower + 1]!) / pixels;
      cells.light[cell] = Math.round(
        (levels[upper]! + levels[upper + 1]! + levels[lower]! + levels[lower + 1]!) / pixels,
      );
      count++;
    }
  }
  return { ...cells, count: count - takeOutDark(cells) };

  /** Adds a row of pixels to its tiles: whole numbers, which keep in any order. */
  function measureRow(y: number, firstTile: number): void {
    for (let column = 0, at = y * width, channel = at * 3; column < across; column++) {
      let [ends, sum] = [0, 0];
      for (let step = 0; step < TILE_PX; step++, at++, channel += 3) {
        sum += samples[at]!;
        ends += AT_END[rgb[channel]!]! | AT_END[rgb[channel + 1]!]! | AT_END[rgb[channel + 2]!]!;
      }
      cutOff[column]! += ends;
      levels[firstTile + column]! += sum;
    }
    if (y === 0 || y === height - 1) return;
    for (let column = 0, at = y * width; column < across; column++) {
      let [rough, before, value] = [0, samples[at - 1]!, samples[at]!];
      for (let step = 0; step < TILE_PX; step++, at++) {
        const after = samples[at + 1]!;
        rough += Math.abs(4 * value - before - after - samples[at - width]! - samples[at + width]!);
        before = value;
        value = after;
      }
      roughness[firstTile + column]! += rough;
    }
  }
}

/** 1 for the levels at which a channel is cut off. */
const AT_END = Uint8Array.from({ length: 256 }, (_, level) =>
  level <= DARKEST || level >= LIGHTEST ? 1 : 0,
);

/** Visits the cells up to `reach` columns and rows away, and the cell itself. */
export function forEachWithin(
  cell: number,
  reach: number,
  { columns, rows }: Pick<GroundCells, 'columns' | 'rows'>,
  visit: (near: number) => void,
): void {
  const [column, row] = [cell % columns, Math.floor(cell / columns)];
  const [right, bottom] = [Math.min(columns - 1, column + reach), Math.min(rows - 1, row + reach)];
  for (let y = Math.max(0, row - reach); y <= bottom; y++) {
    for (let x = Math.max(0, column - reach); x <= right; x++) visit(y * columns + x);
  }
}

/** @returns how many cells are too dark to be paper, and are ground no longer */
function takeOutDark({ grain, light }: Pick<GroundCells, 'grain' | 'light'>): number {
  const counts = new Uint32Array(256);
  let ground = 0;
  for (let cell = 0; cell < grain.length; cell++) {
    if (grain[cell]! < 0) continue;
    counts[light[cell]!]!++;
    ground++;
  }
  const darkest = PAPER_SHARE * levelAt(counts, Math.floor(LIGHT_RANK * (ground - 1)));
  let taken = 0;
  for (let cell = 0; cell < grain.length; cell++) {
    if (grain[cell]! < 0 || light[cell]! >= darkest) continue;
    grain[cell] = -1;
    taken++;
  }
  return taken;
}

/** The level at a place among all that were counted, from the darkest; 0 where there are none. */
function levelAt(counts: Uint32Array, place: number): number {
  let upTo = 0;
  for (let level = 0; level < counts.length; level++) {
    upTo += counts[level]!;
    if (upTo > place) return level;
  }
  return 0;
}

/**
 * Ink below the cells of one row after the other, in the memory of two rows of pixels.
 *
 * @returns goes to a row of cells, downwards only, and says whether there is no ink within
 * {@link CLEAR_OF_INK_PX} of its cells, by the columns of the tiles that they begin at
 */
function clearOfInk(
  mask: Uint8Array,
  width: number,
  height: number,
): (row: number) => (column: number) => boolean {
  const side = 2 * (TILE_PX + CLEAR_OF_INK_PX);
  const inColumn = new Int32Array(width);
  const upTo = new Int32Array(width + 1);
  let [top, bottom] = [0, 0];
  const count = (y: number, sign: 1 | -1): void => {
    for (let x = 0, at = y * width; x < width; x++, at++) inColumn[x] = inColumn[x]! + sign * mask[at]!;
  };
  return (row) => {
    const begins = row * TILE_PX - CLEAR_OF_INK_PX;
    const ends = Math.min(height, begins + side);
    for (; bottom < ends; bottom++) count(bottom, 1);
    for (; top < begins; top++) count(top, -1);
    for (let x = 0, sum = 0; x < width; x++) {
      sum += inColumn[x]!;
      upTo[x + 1] = sum;
    }
    return (column) => {
      const left = column * TILE_PX - CLEAR_OF_INK_PX;
      return upTo[Math.min(width, left + side)]! === upTo[left]!;
    };
  };
}
