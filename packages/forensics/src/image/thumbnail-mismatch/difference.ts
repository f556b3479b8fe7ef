import type { Plane } from '@assay/media';
import { CLIPPED, inTonesOf } from './tones.js';

/** Half the side of the window over which a difference is averaged: what is smaller is not seen. */
const HALF_WINDOW = 3;
/** The same of the window in which detail is measured. */
const HALF_DETAIL_WINDOW = 4;
/** Levels that coding and sharpening of a thumbnail cost where there is no detail. */
const FLOOR = 12;

/**
 * How far a thumbnail shows something else than the picture, pixel by pixel: the mean difference of lumas in
 * a small window, over the detail of both there. Detail, since cameras make thumbnails by leaving pixels out:
 * where much happens between two pixels, the mean is off without anybody's doing.
 * @param picture laid on the thumbnail, same size
 * @returns 0 and up, at that size; 0 along the border
 */
export function differenceOf(picture: Plane, thumbnail: Plane): Plane {
  const { width, height } = thumbnail;
  const toned = inTonesOf(picture, thumbnail);
  const difference = new WindowSums(
    thumbnail.samples.map((value, at) => unexplained(value - toned.samples[at]!, picture.samples[at]!)),
    width,
    height,
  );
  const details = [toned, thumbnail].map(
    ({ samples }) =>
      [
        new WindowSums(samples, width, height),
        new WindowSums(
          samples.map((value) => value * value),
          width,
          height,
        ),
      ] as const,
  );
  const samples = new Float32Array(width * height);
  for (let y = HALF_WINDOW; y < height - HALF_WINDOW; y++) {
    for (let x = HALF_WINDOW; x < width - HALF_WINDOW; x++) {
      let detail = 0;
      for (const [values, squares] of details) {
        const mean = values.mean(x, y, HALF_DETAIL_WINDOW);
        detail +=
          Math.sqrt(Math.max(0, squares.mean(x, y, HALF_DETAIL_WINDOW) - mean * mean)) / details.length;
      }
      samples[y * width + x] = Math.abs(difference.mean(x, y, HALF_WINDOW)) / Math.hypot(FLOOR, detail);
    }
  }
  return { width, height, samples };
}

/**
 * A picture that was brightened shows white where its thumbnail still shows something brighter than the rest;
 * and the same of black.
 */
function unexplained(difference: number, shown: number): number {
  if (shown >= CLIPPED.light) return Math.min(0, difference);
  return shown <= CLIPPED.dark ? Math.max(0, difference) : difference;
}

/** Means over square windows, by a table of sums over all rectangles from the corner. */
class WindowSums {
  readonly #sums: Float64Array;
  readonly #width: number;
  readonly #height: number;

  constructor(samples: Float32Array, width: number, height: number) {
    const stride = width + 1;
    this.#sums = new Float64Array(stride * (height + 1));
    this.#width = width;
    this.#height = height;
    for (let y = 0, at = 0; y < height; y++) {
      let line = 0;
      for (let x = 0; x < width; x++, at++) {
        line += samples[at]!;
        this.#sums[(y + 1) * stride + x + 1] = this.#sums[y * stride + x + 1]! + line;
      }
    }
  }

  /** The window is cut at the border. */
  mean(x: number, y: number, half: number): number {
    const [left, right] = [Math.max(0, x - half), Math.min(this.#width, x + half + 1)];
    const [top, bottom] = [Math.max(0, y - half), Math.min(this.#height, y + half + 1)];
    const stride = this.#width + 1;
    const sum =
      this.#sums[bottom * stride + right]! -
      this.#sums[top * stride + right]! -
      this.#sums[bottom * stride + left]! +
      this.#sums[top * stride + left]!;
    return sum / ((right - left) * (bottom - top));
  }
}
