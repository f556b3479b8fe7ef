import type { Raster } from '@assay/media';

/**
 * Sides of the windows that are read, and how many at most along each side of the picture: 12 megapixels cost
 * as much as one.
 */
const WINDOW = 128;
const WINDOWS_ACROSS = 6;
/** Blocks inside a window that give one value each. */
const BLOCK = 16;
/**
 * Blocks whose high frequencies are fainter than this (mean absolute value of the filter's answer, levels)
 * show coding, not a sensor.
 */
const LEAST_ENERGY = 4;
/** Fewer blocks give no mean. */
const LEAST_BLOCKS = 60;

/**
 * From here on the trace is told. It was set on 264 generated pictures, of which the strongest, a collage,
 * reaches 11.6 and a single picture 8.3; README.md, "Measured".
 */
export const SENSOR_TRACE_FROM = 15;

/**
 * How strongly the green channel's high frequencies alternate like a checkerboard, in standard errors of the
 * mean over blocks, 0 and up; undefined where too little of the picture has detail. A sensor measures green
 * on every other pixel, and the pixels between are interpolated, hence smoother (A. C. Gallagher, T. Chen,
 * "Image authentication by detecting traces of demosaicing", CVPR Workshops 2008). The blocks of a JPEG
 * cannot cause it: their basis functions are symmetric or antisymmetric over 8 pixels, so what they add is as
 * large on both colors of the checkerboard.
 */
export function checkerboardStrength(raster: Raster): number | undefined {
  const values: number[] = [];
  const lefts = starts(raster.width);
  for (const top of starts(raster.height)) for (const left of lefts) addWindow(values, raster, left, top);
  if (values.length < LEAST_BLOCKS) return undefined;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
  return Math.abs(mean) / Math.sqrt(variance / values.length);
}

/** Where windows begin: on whole blocks of a JPEG, spread evenly. */
function starts(length: number): number[] {
  const count = Math.min(WINDOWS_ACROSS, Math.floor((length - 16) / WINDOW));
  return Array.from(
    { length: Math.max(0, count) },
    (_, index) => 8 + 8 * Math.floor(((length - 16 - WINDOW) * (index + 0.5)) / count / 8),
  );
}

function addWindow(values: number[], { width, rgb }: Raster, left: number, top: number): void {
  const rowBytes = 3 * width;
  for (let blockY = top; blockY < top + WINDOW; blockY += BLOCK) {
    for (let blockX = left; blockX < left + WINDOW; blockX += BLOCK) {
      const sums: [number, number] = [0, 0];
      for (let y = blockY; y < blockY + BLOCK; y++) {
        for (let x = blockX, at = 3 * (y * width + x) + 1; x < blockX + BLOCK; x++, at += 3) {
          sums[(x + y) & 1]! += Math.abs(
            4 * rgb[at]! - rgb[at - 3]! - rgb[at + 3]! - rgb[at - rowBytes]! - rgb[at + rowBytes]!,
          );
        }
      }
      if (sums[0] + sums[1] >= LEAST_ENERGY * BLOCK * BLOCK)
        values.push(Math.log((sums[0] + 1) / (sums[1] + 1)));
    }
  }
}
