import { type Box, box } from '../geometry.js';
import type { ExifOrientation } from './types.js';

/**
 * A turn or mirroring of an image: the axes change places first, then each of the new axes may run backwards.
 */
export interface Turn {
  readonly swaps: boolean;
  readonly reversesX: boolean;
  readonly reversesY: boolean;
}

/** What each EXIF orientation does to coded pixels on the way to the display. TIFF 6.0, tag 274. */
export const EXIF_TURNS: Readonly<Record<ExifOrientation, Turn>> = {
  1: { swaps: false, reversesX: false, reversesY: false },
  2: { swaps: false, reversesX: true, reversesY: false },
  3: { swaps: false, reversesX: true, reversesY: true },
  4: { swaps: false, reversesX: false, reversesY: true },
  5: { swaps: true, reversesX: false, reversesY: false },
  6: { swaps: true, reversesX: true, reversesY: false },
  7: { swaps: true, reversesX: true, reversesY: true },
  8: { swaps: true, reversesX: false, reversesY: true },
};

/**
 * The orientation that undoes each: quarter turns go back the other way, the rest are their own opposites.
 */
export const INVERSE_ORIENTATION: Readonly<Record<ExifOrientation, ExifOrientation>> = {
  1: 1,
  2: 2,
  3: 3,
  4: 4,
  5: 5,
  6: 8,
  7: 7,
  8: 6,
};

/** A box on the coded pixels, as fractions, to the same box on the displayed image. */
export function toDisplayed(coded: Box, orientation: ExifOrientation): Box {
  const { swaps, reversesX, reversesY } = EXIF_TURNS[orientation];
  const [x1, y1, x2, y2] = swaps
    ? [coded.y1, coded.x1, coded.y2, coded.x2]
    : [coded.x1, coded.y1, coded.x2, coded.y2];
  return box(
    reversesX ? 1 - x1 : x1,
    reversesY ? 1 - y1 : y1,
    reversesX ? 1 - x2 : x2,
    reversesY ? 1 - y2 : y2,
  );
}

/** Width and height as displayed, of an image coded as `width` x `height`. */
export function displayedSize(
  width: number,
  height: number,
  orientation: ExifOrientation,
): { width: number; height: number } {
  return EXIF_TURNS[orientation].swaps ? { width: height, height: width } : { width, height };
}

/** Values laid row-major over an image. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  /** Length `columns * rows`. */
  readonly intensities: Float32Array;
}

/** A grid over the coded pixels to the same grid over the displayed image. */
export function toDisplayedGrid(coded: Grid, orientation: ExifOrientation): Grid {
  const { swaps, reversesX, reversesY } = EXIF_TURNS[orientation];
  const { width: columns, height: rows } = displayedSize(coded.columns, coded.rows, orientation);
  const intensities = new Float32Array(columns * rows);
  for (let row = 0; row < coded.rows; row++) {
    for (let column = 0; column < coded.columns; column++) {
      const [across, down] = swaps ? [row, column] : [column, row];
      const x = reversesX ? columns - 1 - across : across;
      const y = reversesY ? rows - 1 - down : down;
      intensities[y * columns + x] = coded.intensities[row * coded.columns + column]!;
    }
  }
  return { columns, rows, intensities };
}
