import type { Raster } from '@assay/media';
import type { InkedPicture } from '../ink/ink-of.js';

/** Side of a tile in pixels; a cell is two tiles by two, so that neighboring cells overlap by half. */
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
    const tiles = {
      levels: levels.subarray(row * across, (row + 1) * across),
      roughness: roughness.subarray(row * across, (row + 1) * across),
      cutOff,
    };
    for (let y = row * TILE_PX; y < (row + 1) * TILE_PX; y++) {
      addLight(tiles, rgb, samples, y * width);
      if (y > 0 && y < height - 1) addRoughness(tiles.roughness, samples, y * width, width);
    }
    for (let column = 0; column < across; column++)
      if (cutOff[column]! > MOST_CUT_OFF) isCutOff[row * across + column] = 1;
  }
  const [columns, rows] = [Math.max(0, across - 1), Math.max(0, down - 1)];
  const grain = new Float32Array(columns * rows).fill(-1);
  const light = new Uint8Array(columns * rows);
  const inkBelow = new InkBelow(ink.mask, width, height);
  const tiles: Tiles = { across, levels, roughness, isCutOff };
  let count = 0;
  for (let row = 1; row < rows - 1; row++) {
    inkBelow.goTo(row);
    count += measureCells(tiles, row, inkBelow, { grain, light, columns });
  }
  return { columns, rows, grain, light, count: count - takeOutDark({ grain, light }) };
}

/** The tiles of a picture, row by row. */
interface Tiles {
  readonly across: number;
  readonly levels: Float32Array;
  readonly roughness: Float32Array;
  readonly isCutOff: Uint8Array;
}

/** Measures a row of cells. @returns how many of them are ground */
function measureCells(
  { across, levels, roughness, isCutOff }: Tiles,
  row: number,
  inkBelow: InkBelow,
  { grain, light, columns }: Pick<GroundCells, 'grain' | 'light' | 'columns'>,
): number {
  const pixels = 4 * TILE_PX * TILE_PX;
  let count = 0;
  for (let column = 1; column < columns - 1; column++) {
    const upper = row * across + column;
    const lower = upper + across;
    if (
      isCutOff[upper] ||
      isCutOff[upper + 1] ||
      isCutOff[lower] ||
      isCutOff[lower + 1] ||
      !inkBelow.isClear(column)
    )
      continue;
    const cell = row * columns + column;
    grain[cell] =
      (roughness[upper]! + roughness[upper + 1]! + roughness[lower]! + roughness[lower + 1]!) / pixels;
    light[cell] = Math.round(
      (levels[upper]! + levels[upper + 1]! + levels[lower]! + levels[lower + 1]!) / pixels,
    );
    count++;
  }
  return count;
}

/** The tiles of a row of them. */
interface TileRow {
  /** Sums of luma and of the sizes of the Laplacian: whole numbers, which keep in any order. */
  readonly levels: Float32Array;
  readonly roughness: Float32Array;
  /** Pixels at an end of a channel's range. */
  readonly cutOff: Uint8Array;
}

/** Adds a row of pixels to its tiles. @param at its first pixel */
function addLight({ levels, cutOff }: TileRow, rgb: Uint8Array, luma: Uint8Array, at: number): void {
  for (let column = 0, pixel = at, channel = 3 * at; column < levels.length; column++) {
    let ends = 0;
    let sum = 0;
    for (let step = 0; step < TILE_PX; step++, pixel++, channel += 3) {
      sum += luma[pixel]!;
      ends += AT_END[rgb[channel]!]! | AT_END[rgb[channel + 1]!]! | AT_END[rgb[channel + 2]!]!;
    }
    cutOff[column] = cutOff[column]! + ends;
    levels[column] = levels[column]! + sum;
  }
}

/** The same for a row with one above and one below. */
function addRoughness(roughness: Float32Array, luma: Uint8Array, at: number, width: number): void {
  let before = luma[at - 1]!;
  let value = luma[at]!;
  for (let column = 0, pixel = at; column < roughness.length; column++) {
    let rough = 0;
    for (let step = 0; step < TILE_PX; step++, pixel++) {
      const after = luma[pixel + 1]!;
      rough += Math.abs(4 * value - before - after - luma[pixel - width]! - luma[pixel + width]!);
      before = value;
      value = after;
    }
    roughness[column] = roughness[column]! + rough;
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

/** Ink below the cells of one row after the other, in the memory of two rows of pixels. */
class InkBelow {
  readonly #mask: Uint8Array;
  readonly #width: number;
  readonly #height: number;
  /** Of the rows of pixels from the first to the second, by column, and of all columns before one. */
  readonly #inColumn: Int32Array;
  readonly #upTo: Int32Array;
  #top = 0;
  #bottom = 0;

  constructor(mask: Uint8Array, width: number, height: number) {
    this.#mask = mask;
    this.#width = width;
    this.#height = height;
    this.#inColumn = new Int32Array(width);
    this.#upTo = new Int32Array(width + 1);
  }

  /** Downwards only. */
  goTo(row: number): void {
    const begins = row * TILE_PX - CLEAR_OF_INK_PX;
    const ends = Math.min(this.#height, begins + SEEN_PX);
    for (; this.#bottom < ends; this.#bottom++) addInk(this.#inColumn, this.#rowAt(this.#bottom), 1);
    for (; this.#top < begins; this.#top++) addInk(this.#inColumn, this.#rowAt(this.#top), -1);
    sumUp(this.#inColumn, this.#upTo);
  }

  /** Whether there is none within {@link CLEAR_OF_INK_PX} of a cell, by the column of the tiles that it begins at. */
  isClear(column: number): boolean {
    const left = column * TILE_PX - CLEAR_OF_INK_PX;
    return this.#upTo[Math.min(this.#width, left + SEEN_PX)]! === this.#upTo[left]!;
  }

  #rowAt(y: number): Uint8Array {
    return this.#mask.subarray(y * this.#width, (y + 1) * this.#width);
  }
}

/** A cell and what must be clear to either side of it. */
const SEEN_PX = 2 * (TILE_PX + CLEAR_OF_INK_PX);

function addInk(inColumn: Int32Array, row: Uint8Array, sign: 1 | -1): void {
  for (let x = 0; x < inColumn.length; x++) inColumn[x] = inColumn[x]! + sign * row[x]!;
}

function sumUp(inColumn: Int32Array, upTo: Int32Array): void {
  for (let x = 0, sum = 0; x < inColumn.length; x++) {
    sum += inColumn[x]!;
    upTo[x + 1] = sum;
  }
}
