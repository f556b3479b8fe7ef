import type { Homography, RgbImage } from '@assay/media';
import { squareToQuad } from '../plane/homography.js';
import { sidesOf } from '../plane/quad.js';
import type { Quad } from '../types.js';

/** Height that the recognition model takes. */
export const CROP_HEIGHT = 48;

/** A line of 400 letters; what is longer is a rule, or is pressed together. */
const MAX_CROP_WIDTH = 9_600;

/** Samples per pixel, each way: a crop of large letters is a mean, not a choice, of pixels. */
const MAX_SAMPLES_PER_PIXEL = 4;

/** Width of a line at {@link CROP_HEIGHT}, proportions kept. */
export function cropWidth(quad: Quad): number {
  const { along, across } = sidesOf(quad);
  return Math.min(MAX_CROP_WIDTH, Math.max(1, Math.round((along / Math.max(1, across)) * CROP_HEIGHT)));
}

/** A line of text laid flat; outside of the image its edge goes on. */
export function cropped(image: RgbImage, quad: Quad, width: number): RgbImage {
  const { along, across } = sidesOf(quad);
  const scale = Math.max(across / CROP_HEIGHT, along / width);
  const samples = Math.min(MAX_SAMPLES_PER_PIXEL, Math.max(1, Math.round(scale)));
  const rgb = new Uint8Array(width * CROP_HEIGHT * 3);
  const row = new Float64Array(width * 3);
  const toImage = squareToQuad(quad);
  for (let y = 0; y < CROP_HEIGHT; y++) {
    row.fill(0);
    for (let down = 0; down < samples; down++) {
      const v = (y + (down + 0.5) / samples) / CROP_HEIGHT;
      for (let right = 0; right < samples; right++)
        addSamples(row, image, toImage, v, (right + 0.5) / samples);
    }
    const weight = 1 / (samples * samples);
    for (let at = 0, to = y * row.length; at < row.length; at++, to++) rgb[to] = row[at]! * weight + 0.5;
  }
  return { width, height: CROP_HEIGHT, rgb };
}

/**
 * Adds one sample to each pixel of a row of a crop: the mean of the four pixels around its place, by how near
 * they are.
 * @param v how far down the crop they lie, 0..1
 * @param offset how far right in their pixels, 0..1
 */
function addSamples(
  row: Float64Array,
  { width, height, rgb }: RgbImage,
  [a, b, c, d, e, f, g, h]: Homography,
  v: number,
  offset: number,
): void {
  const pixels = row.length / 3;
  const [lastX, lastY] = [width - 1, height - 1];
  const [startX, startY, startW] = [b * v + c, e * v + f, h * v + 1];
  const below3 = width * 3;
  for (let x = 0, to = 0; x < pixels; x++, to += 3) {
    const u = (x + offset) / pixels;
    const w = g * u + startW;
    let sourceX = (a * u + startX) / w - 0.5;
    let sourceY = (d * u + startY) / w - 0.5;
    if (!(sourceX > 0)) sourceX = 0;
    else if (sourceX > lastX) sourceX = lastX;
    if (!(sourceY > 0)) sourceY = 0;
    else if (sourceY > lastY) sourceY = lastY;
    const left = sourceX | 0;
    const top = sourceY | 0;
    const right = sourceX - left;
    const below = sourceY - top;
    const from = (top * width + left) * 3;
    const beside = left < lastX ? from + 3 : from;
    const down = top < lastY ? below3 : 0;
    const w3 = right * below;
    const w2 = below - w3;
    const w1 = right - w3;
    const w0 = 1 - below - w1;
    const under = from + down;
    const across = beside + down;
    row[to] = row[to]! + rgb[from]! * w0 + rgb[beside]! * w1 + rgb[under]! * w2 + rgb[across]! * w3;
    row[to + 1] =
      row[to + 1]! +
      rgb[from + 1]! * w0 +
      rgb[beside + 1]! * w1 +
      rgb[under + 1]! * w2 +
      rgb[across + 1]! * w3;
    row[to + 2] =
      row[to + 2]! +
      rgb[from + 2]! * w0 +
      rgb[beside + 2]! * w1 +
      rgb[under + 2]! * w2 +
      rgb[across + 2]! * w3;
  }
}

/**
 * Widths of crops read of one page, together: 15 s of work. The densest real page measured has 63,000
 * (2026-11-22); a page made to take long has 2,000 pieces as wide as it likes.
 */
export const MAX_CROPS_WIDTH = 200_000;

/** The first pieces of a page, as many as are read of it. */
export function readableQuads(quads: readonly Quad[]): Quad[] {
  const readable: Quad[] = [];
  let width = 0;
  for (const quad of quads) {
    width += cropWidth(quad);
    if (width > MAX_CROPS_WIDTH) break;
    readable.push(quad);
  }
  return readable;
}
