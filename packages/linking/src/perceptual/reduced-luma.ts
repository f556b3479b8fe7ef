import {
  type DrawnPixels,
  lumaOf,
  type Plane,
  type RgbImage,
  resizedPlane,
  sizeWithin,
  type Turn,
} from '@assay/media';

/** A picture, or a page where it was drawn. */
export type Pixels = RgbImage | DrawnPixels;

/**
 * The luma of a picture, 0..255, with the longer side in a range and proportions kept. A reduced pixel is the
 * mean of the area that it covers, taken from running sums along a row: no plane of full size is made (2 MP:
 * 15 ms with one, 4 ms without, 2026-11-22).
 */
export function reducedLuma(
  pixels: Pixels,
  { minSidePx, maxSidePx }: { minSidePx: number; maxSidePx: number },
): Plane {
  const enlargement = minSidePx / Math.max(pixels.width, pixels.height);
  if (enlargement > 1) {
    const [width, height] = [pixels.width, pixels.height].map((side) =>
      Math.max(1, Math.round(side * enlargement)),
    ) as [number, number];
    const luma = areaMeans(pixels, pixels.width, pixels.height);
    return { width, height, samples: resizedPlane(luma, width, height) };
  }
  const { width, height } = sizeWithin(pixels, maxSidePx);
  return areaMeans(pixels, width, height);
}

/** Neither side is enlarged. */
function areaMeans(pixels: Pixels, width: number, height: number): Plane {
  const samples = new Float32Array(width * height);
  const sums = new Float64Array(pixels.width + 1);
  const means = new Float32Array(width);
  const ends = endsOfStretches(pixels.width, width);
  const scale = height / pixels.height;
  let meansOfWhite: Float32Array | undefined;
  for (let row = 0; row < pixels.height; row++) {
    const isWhite = 'pixels' in pixels && isWhiteRow(pixels, row);
    let ofRow = isWhite ? meansOfWhite : undefined;
    if (!ofRow) {
      if ('pixels' in pixels) sumDrawn(pixels, row, sums);
      else sumAlong(pixels, row, sums);
      ofRow = isWhite ? new Float32Array(width) : means;
      meansBetween(sums, ends, ofRow);
      if (isWhite) meansOfWhite = ofRow;
    }
    const [begin, end] = [row * scale, (row + 1) * scale];
    const first = Math.floor(begin);
    const inFirst = Math.min(end, first + 1) - begin;
    addWeighted(samples, first * width, ofRow, inFirst);
    if (end - begin - inFirst > 1e-9 && first + 1 < height)
      addWeighted(samples, (first + 1) * width, ofRow, end - begin - inFirst);
  }
  return { width, height, samples };
}

/** A white pixel whose fourth byte is full, in any byte order, and what fills it. */
const WHITE = -1;
const FULL_FOURTH = new Int32Array(Uint8Array.of(0, 0, 0, 255).buffer)[0]!;

/** Four bytes at once: most of a page that was drawn is white. */
function isWhiteRow({ width, pixels }: DrawnPixels, row: number): boolean {
  for (let at = row * width; at < (row + 1) * width; at++)
    if ((pixels[at]! | FULL_FOURTH) !== WHITE) return false;
  return true;
}

/** {@link sumAlong} of a page drawn. */
function sumDrawn({ width, pixels }: DrawnPixels, row: number, sums: Float64Array): void {
  let sum = 0;
  // Most pixels are like the one before. What is all zero is black.
  let last = 0;
  let luma = 0;
  for (let x = 0, at = row * width; x < width; x++, at++) {
    const word = pixels[at]!;
    if (word !== last) {
      last = word;
      luma = lumaOfWord(word);
    }
    sum += luma;
    sums[x + 1] = sum;
  }
}

const IS_LITTLE_ENDIAN = new Uint8Array(Int32Array.of(1).buffer)[0] === 1;

const lumaOfWord = (word: number): number =>
  IS_LITTLE_ENDIAN
    ? lumaOf(word & 255, (word >> 8) & 255, (word >> 16) & 255)
    : lumaOf(word >>> 24, (word >> 16) & 255, (word >> 8) & 255);

/** `sums[x]` becomes the luma of all pixels of a row before x. */
function sumAlong({ width, rgb }: RgbImage, row: number, sums: Float64Array): void {
  let sum = 0;
  for (let x = 0, at = row * width * 3; x < width; x++, at += 3) {
    sum += lumaOf(rgb[at]!, rgb[at + 1]!, rgb[at + 2]!);
    sums[x + 1] = sum;
  }
}

/**
 * Where each of `count` equal stretches of a row ends: the last pixel that is partly in it, and how much of
 * that one is.
 */
interface Ends {
  readonly pixel: Uint32Array;
  readonly part: Float32Array;
}

function endsOfStretches(length: number, count: number): Ends {
  const ends = { pixel: new Uint32Array(count), part: new Float32Array(count) };
  for (let index = 0; index < count; index++) {
    const end = ((index + 1) * length) / count;
    ends.pixel[index] = Math.min(length - 1, Math.floor(end));
    ends.part[index] = end - ends.pixel[index]!;
  }
  return ends;
}

/** The mean of each stretch, from running sums. */
function meansBetween(sums: Float64Array, { pixel, part }: Ends, means: Float32Array): void {
  const share = means.length / (sums.length - 1);
  let before = 0;
  for (let index = 0; index < means.length; index++) {
    const whole = sums[pixel[index]!]!;
    const upTo = whole + part[index]! * (sums[pixel[index]! + 1]! - whole);
    means[index] = (upTo - before) * share;
    before = upTo;
  }
}

function addWeighted(samples: Float32Array, start: number, means: Float32Array, weight: number): void {
  for (let x = 0; x < means.length; x++) samples[start + x]! += means[x]! * weight;
}

/** A plane laid out as displayed. */
export function turnedPlane(plane: Plane, { swaps, reversesX, reversesY }: Turn): Plane {
  if (!swaps && !reversesX && !reversesY) return plane;
  const width = swaps ? plane.height : plane.width;
  const height = swaps ? plane.width : plane.height;
  const samples = new Float32Array(width * height);
  for (let y = 0, to = 0; y < height; y++) {
    const down = reversesY ? height - 1 - y : y;
    for (let x = 0; x < width; x++, to++) {
      const across = reversesX ? width - 1 - x : x;
      samples[to] = plane.samples[swaps ? across * plane.width + down : down * plane.width + across]!;
    }
  }
  return { width, height, samples };
}
