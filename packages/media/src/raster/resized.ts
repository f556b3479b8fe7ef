import type { RgbImage } from './types.js';

/** Which samples of a row make one sample of the resized row, and how much each weighs. */
export interface Taps {
  readonly first: number;
  readonly weights: Float32Array;
}

/** An image at another size: each new pixel is the mean of the area it covers, or, enlarged, lies on the line between its neighbours, unless other taps are given. */
export function resized(
  image: RgbImage,
  width: number,
  height: number,
  tapsBetween: (from: number, to: number) => readonly Taps[] = tapsFor,
): RgbImage {
  if (width === image.width && height === image.height) return image;
  const across = tapsBetween(image.width, width);
  const down = tapsBetween(image.height, height);
  const rgb = new Uint8Array(width * height * 3);
  const narrowed = new Map<number, Float32Array>();
  for (let y = 0; y < height; y++) {
    const { first, weights } = down[y]!;
    for (const row of narrowed.keys()) if (row < first) narrowed.delete(row);
    const sums = new Float32Array(width * 3);
    for (let tap = 0; tap < weights.length; tap++) {
      const row = narrowed.get(first + tap) ?? narrowedRow(image, first + tap, across);
      narrowed.set(first + tap, row);
      const weight = weights[tap]!;
      for (let sample = 0; sample < sums.length; sample++) sums[sample]! += row[sample]! * weight;
    }
    for (let sample = 0, to = y * width * 3; sample < sums.length; sample++, to++)
      rgb[to] = Math.min(255, Math.max(0, sums[sample]! + 0.5));
  }
  return { width, height, rgb };
}

/** Width and height with the longer side at most `maxSide`, proportions kept; never enlarged. */
export function sizeWithin({ width, height }: { width: number; height: number }, maxSide: number): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The taps of each sample of a resized row: the mean of what it covers, or, enlarged, a point on the line between its neighbours. */
export function tapsFor(from: number, to: number): Taps[] {
  const step = from / to;
  const reach = Math.max(1, step);
  return Array.from({ length: to }, (_, index) => {
    const middle = (index + 0.5) * step;
    const first = clamped(Math.floor(middle - (step > 1 ? step / 2 : 0.5)), from);
    const last = clamped(Math.ceil(middle + (step > 1 ? step / 2 : 0.5)) - 1, from);
    const weights = Float32Array.from({ length: last - first + 1 }, (_tap, tap) => {
      const sample = first + tap;
      if (step <= 1) return Math.max(0, 1 - Math.abs(sample + 0.5 - middle) / reach);
      return Math.min(sample + 1, middle + step / 2) - Math.max(sample, middle - step / 2);
    });
    const sum = weights.reduce((total, weight) => total + weight, 0);
    return { first, weights: sum > 0 ? weights.map((weight) => weight / sum) : Float32Array.of(1) };
  });
}

const clamped = (index: number, length: number): number => Math.min(length - 1, Math.max(0, index));

function narrowedRow({ width, rgb }: RgbImage, y: number, taps: readonly Taps[]): Float32Array {
  const row = new Float32Array(taps.length * 3);
  const start = y * width * 3;
  for (let x = 0, to = 0; x < taps.length; x++, to += 3) {
    const { first, weights } = taps[x]!;
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let tap = 0, from = start + first * 3; tap < weights.length; tap++, from += 3) {
      const weight = weights[tap]!;
      red += rgb[from]! * weight;
      green += rgb[from + 1]! * weight;
      blue += rgb[from + 2]! * weight;
    }
    row[to] = red;
    row[to + 1] = green;
    row[to + 2] = blue;
  }
  return row;
}
