import { median, type Raster } from '@assay/media';
import { SIDE_PX } from '../spectrum/patch-transform.js';

/** A square of {@link SIDE_PX} pixels on which nothing is printed, in coded pixels. */
export interface Patch {
  readonly left: number;
  readonly top: number;
  /** Green, 0..255. */
  readonly mean: number;
}

/** Brightness is compared in cells of this side: a lattice that a camera resolves is averaged out in them. */
const CELL_PX = 16;
const CELLS_PER_PATCH = SIDE_PX / CELL_PX;
/**
 * Brightest and darkest cell of an empty ground differ by this share of its mean at most; text and edges by
 * more.
 */
const FLAT_SHARE = 0.12;
/**
 * Levels: darker patches are no paper, nor a lit page; at the end of the scale nothing is left of a lattice.
 */
const [DARKEST, LIGHTEST] = [60, 253];
/** The ground is at least as bright as this share of the median cell. */
const LEAST_OF_MEDIAN = 0.85;
/** More patches tell nothing new, and hostile sizes must not cost more. */
const MOST_PATCHES = 64;

/** What of a picture is blank. */
export interface BlankGround {
  /** All of it that is no darker than {@link DARKEST}: paper, tables, walls. */
  readonly all: readonly Patch[];
  /** The bright ones short of the end of the scale, spread over the picture, {@link MOST_PATCHES} at most. */
  readonly bright: readonly Patch[];
}

/**
 * Looks for patches on which nothing is printed. Ink may bear any pattern (guilloches, halftone, tints);
 * blank paper bears none, and a display's white is where its lattice is strongest.
 */
export function blankGround(raster: Raster): BlankGround {
  const { columns, rows, means } = cellMeans(raster);
  const all: Patch[] = [];
  for (let row = 0; row + CELLS_PER_PATCH <= rows; row += CELLS_PER_PATCH / 2) {
    for (let column = 0; column + CELLS_PER_PATCH <= columns; column += CELLS_PER_PATCH / 2) {
      const { mean, range } = statisticsOf(means, columns, column, row);
      if (mean >= DARKEST && range < FLAT_SHARE * mean)
        all.push({ left: column * CELL_PX, top: row * CELL_PX, mean });
    }
  }
  const least = LEAST_OF_MEDIAN * (median([...means]) ?? 0);
  return { all, bright: spread(all.filter(({ mean }) => mean >= least && mean < LIGHTEST)) };
}

function spread(patches: readonly Patch[]): readonly Patch[] {
  if (patches.length <= MOST_PATCHES) return patches;
  return Array.from(
    { length: MOST_PATCHES },
    (_, index) => patches[Math.floor((index * patches.length) / MOST_PATCHES)]!,
  );
}

/** Mean green of each whole cell. */
function cellMeans({ width, height, rgb }: Raster) {
  const [columns, rows] = [Math.floor(width / CELL_PX), Math.floor(height / CELL_PX)];
  const means = new Float64Array(columns * rows);
  for (let y = 0; y < rows * CELL_PX; y++) {
    const row = Math.floor(y / CELL_PX) * columns;
    for (let column = 0, at = y * width * 3 + 1; column < columns; column++) {
      let sum = 0;
      for (let step = 0; step < CELL_PX; step++, at += 3) sum += rgb[at]!;
      means[row + column]! += sum / CELL_PX ** 2;
    }
  }
  return { columns, rows, means };
}

function statisticsOf(
  means: Float64Array,
  columns: number,
  column: number,
  row: number,
): { mean: number; range: number } {
  let [sum, least, most] = [0, Number.POSITIVE_INFINITY, 0];
  for (let y = row; y < row + CELLS_PER_PATCH; y++) {
    for (let x = column; x < column + CELLS_PER_PATCH; x++) {
      const value = means[y * columns + x]!;
      sum += value;
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
  }
  return { mean: sum / CELLS_PER_PATCH ** 2, range: most - least };
}
