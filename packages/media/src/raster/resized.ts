import { type Taps, type TapsBetween, tapsFor } from './taps.js';
import type { RgbImage } from './types.js';

/**
 * An image at another size: each new pixel is the mean of the area it covers, or, enlarged, lies on the line
 * between its neighbors, unless other taps are given.
 */
export function resized(
  image: RgbImage,
  width: number,
  height: number,
  tapsBetween: TapsBetween = tapsFor,
): RgbImage {
  if (width === image.width && height === image.height) return image;
  const across = groupedTaps(tapsBetween(image.width, width), image.width);
  const rgb = new Uint8Array(width * height * 3);
  const blended = new Float32Array((image.width + GROUP) * 3);
  for (const [y, { first, weights }] of tapsBetween(image.height, height).entries()) {
    blendRows(image, first, weights, blended);
    blendAcross(blended, across, rgb.subarray(y * width * 3, (y + 1) * width * 3));
  }
  return { width, height, rgb };
}

/** Width and height with the longer side at most `maxSide`, proportions kept; never enlarged. */
export function sizeWithin(
  { width, height }: { width: number; height: number },
  maxSide: number,
): { width: number; height: number } {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * So many taps are worked off at once, the missing ones with weight 0: what a page is reduced by takes three
 * at most, and a loop over each pixel's own takes twice as long.
 */
const GROUP = 3;

/** The taps of a row, each pixel's as many groups. */
interface GroupedTaps {
  readonly firsts: Int32Array;
  readonly weights: Float32Array;
  readonly groups: number;
}

/** @param length samples of the row that is read */
function groupedTaps(taps: readonly Taps[], length: number): GroupedTaps {
  const groups = Math.ceil(taps.reduce((most, { weights }) => Math.max(most, weights.length), 1) / GROUP);
  const firsts = new Int32Array(taps.length);
  const weights = new Float32Array(taps.length * groups * GROUP);
  for (const [index, tap] of taps.entries()) {
    firsts[index] = Math.max(0, Math.min(tap.first, length - groups * GROUP));
    weights.set(tap.weights, index * groups * GROUP + tap.first - firsts[index]!);
  }
  return { firsts, weights, groups };
}

/** The weighted sum of some rows of an image, from row `first` on. */
function blendRows(
  { width, rgb }: RgbImage,
  first: number,
  weights: Float32Array,
  blended: Float32Array,
): void {
  const samples = width * 3;
  const [one, two, three] = [0, 1, 2].map((row) => (first + Math.min(row, weights.length - 1)) * samples) as [
    number,
    number,
    number,
  ];
  const [weight1 = 0, weight2 = 0, weight3 = 0] = weights;
  for (let at = 0; at < samples; at++)
    blended[at] = rgb[one + at]! * weight1 + rgb[two + at]! * weight2 + rgb[three + at]! * weight3;
  let tap = GROUP;
  // Two more at a time; the sum is rounded as if it were kept after each.
  for (; tap + 1 < weights.length; tap += 2) {
    const row = (first + tap) * samples;
    const next = row + samples;
    const weight = weights[tap]!;
    const nextWeight = weights[tap + 1]!;
    for (let at = 0; at < samples; at++)
      blended[at] = Math.fround(blended[at]! + rgb[row + at]! * weight) + rgb[next + at]! * nextWeight;
  }
  for (; tap < weights.length; tap++) {
    const row = (first + tap) * samples;
    const weight = weights[tap]!;
    for (let at = 0; at < samples; at++) blended[at]! += rgb[row + at]! * weight;
  }
}

function blendAcross(row: Float32Array, { firsts, weights, groups }: GroupedTaps, rgb: Uint8Array): void {
  for (let x = 0, at = 0, to = 0; x < firsts.length; x++, to += 3) {
    let red = 0.5;
    let green = 0.5;
    let blue = 0.5;
    for (let group = 0, from = firsts[x]! * 3; group < groups; group++, from += 9) {
      const weight1 = weights[at++]!;
      const weight2 = weights[at++]!;
      const weight3 = weights[at++]!;
      red += row[from]! * weight1 + row[from + 3]! * weight2 + row[from + 6]! * weight3;
      green += row[from + 1]! * weight1 + row[from + 4]! * weight2 + row[from + 7]! * weight3;
      blue += row[from + 2]! * weight1 + row[from + 5]! * weight2 + row[from + 8]! * weight3;
    }
    rgb[to] = Math.min(255, Math.max(0, red));
    rgb[to + 1] = Math.min(255, Math.max(0, green));
    rgb[to + 2] = Math.min(255, Math.max(0, blue));
  }
}
