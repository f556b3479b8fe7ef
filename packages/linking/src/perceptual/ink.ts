import { histogramQuantile, type Plane, resizedRows } from '@assay/media';

/** A pixel darker than the paper around it. */
export interface InkPixels {
  readonly width: number;
  readonly height: number;
  /** Of each inked pixel, in reading order: column and row, from 0. */
  readonly x: Uint16Array;
  readonly y: Uint16Array;
  /** How much darker than the paper around it, above the noise: 0 (exclusive) to 1. */
  readonly darkness: Float32Array;
}

/**
 * The paper of a tile is as bright as this share of its pixels or brighter: text covers at most a fifth of a
 * tile full of it.
 */
const PAPER_QUANTILE = 0.85;
/**
 * What is darker than paper ever is, in a photograph, counts by its steps: shares of so little would be
 * noise.
 */
const MIN_PAPER_LUMA = 48;
/** Darkness that noise and JPEG's ringing reach on paper: nothing up to here. */
const NOISE_DARKNESS = 0.04;
/**
 * From here on darkness counts in full, so that a stroke has as much ink whether it is drawn coarse or fine.
 */
const FULL_DARKNESS = 0.12;
/** Brighter than this is no ink on any paper: none is brighter than 255, give or take what weights are rounded by. */
const NO_INK_LUMA = 255 * (1 - NOISE_DARKNESS) + 0.1;

/**
 * The pixels of a picture that are darker than the paper around them; brightness and tint drop out, and
 * shadows that are wider than a tile.
 * @param tilePx side of the tiles in which the paper's brightness is taken
 */
export function inkOf(luma: Plane, tilePx: number): InkPixels {
  const { width, height, samples } = luma;
  const paperAt = paperOf(luma, tilePx);
  const most = darkerThan(samples, NO_INK_LUMA);
  const [x, y, darkness] = [new Uint16Array(most), new Uint16Array(most), new Float32Array(most)];
  let count = 0;
  for (let row = 0, at = 0; row < height; row++) {
    let paper: Float32Array | undefined;
    for (let column = 0; column < width; column++, at++) {
      if (samples[at]! > NO_INK_LUMA) continue; // most of a page
      paper ??= paperAt(row);
      const light = paper[column]!;
      const below = light - samples[at]!;
      const dark = light > MIN_PAPER_LUMA ? below / light : below / MIN_PAPER_LUMA;
      if (dark <= NOISE_DARKNESS) continue;
      x[count] = column;
      y[count] = row;
      darkness[count++] =
        dark >= FULL_DARKNESS
          ? dark
          : ((dark - NOISE_DARKNESS) * FULL_DARKNESS) / (FULL_DARKNESS - NOISE_DARKNESS);
    }
  }
  return {
    width,
    height,
    x: x.subarray(0, count),
    y: y.subarray(0, count),
    darkness: darkness.subarray(0, count),
  };
}

function darkerThan(samples: Float32Array, luma: number): number {
  let count = 0;
  for (let at = 0; at < samples.length; at++) if (samples[at]! <= luma) count++;
  return count;
}

/**
 * Brightness of the paper at each pixel of a row: a high quantile of each tile, on the line between tiles.
 * @returns as {@link resizedRows}
 */
function paperOf({ width, height, samples }: Plane, tilePx: number): (row: number) => Float32Array {
  const columns = Math.max(1, Math.round(width / tilePx));
  const rows = Math.max(1, Math.round(height / tilePx));
  const counts = new Uint32Array(columns * rows * 256);
  const tileOfColumn = Uint16Array.from({ length: width }, (_, x) => Math.floor((x * columns) / width));
  // Every second row: a quantile of a thousand pixels is that of two thousand.
  for (let y = 0; y < height; y += 2) {
    const row = Math.floor((y * rows) / height) * columns;
    // Runs of one level in one tile, of which paper is made, are counted at once.
    let counted = -1;
    let run = 0;
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const level = ((row + tileOfColumn[x]!) << 8) | samples[at]!;
      if (level !== counted) {
        if (run > 0) counts[counted]! += run;
        counted = level;
        run = 0;
      }
      run++;
    }
    if (run > 0) counts[counted]! += run;
  }
  const tiles = new Float32Array(columns * rows);
  for (let tile = 0; tile < tiles.length; tile++) {
    const levels = counts.subarray(tile * 256, tile * 256 + 256);
    tiles[tile] = histogramQuantile(levels, PAPER_QUANTILE);
  }
  return resizedRows({ width: columns, height: rows, samples: tiles }, width, height);
}
