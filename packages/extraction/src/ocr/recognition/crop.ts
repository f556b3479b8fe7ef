import type { RgbImage } from '@assay/media';
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
  const [a, b, c, d, e, f, g, h] = squareToQuad(quad);
  const { along, across } = sidesOf(quad);
  const scale = Math.max(across / CROP_HEIGHT, along / width);
  const samples = Math.min(MAX_SAMPLES_PER_PIXEL, Math.max(1, Math.round(scale)));
  const rgb = new Uint8Array(width * CROP_HEIGHT * 3);
  const weight = 1 / (samples * samples);
  for (let y = 0, to = 0; y < CROP_HEIGHT; y++) {
    for (let x = 0; x < width; x++, to += 3) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let sample = 0; sample < samples * samples; sample++) {
        const u = (x + ((sample % samples) + 0.5) / samples) / width;
        const v = (y + (Math.floor(sample / samples) + 0.5) / samples) / CROP_HEIGHT;
        const w = g * u + h * v + 1;
        const sourceX = clamped((a * u + b * v + c) / w - 0.5, image.width - 1);
        const sourceY = clamped((d * u + e * v + f) / w - 0.5, image.height - 1);
        const left = Math.floor(sourceX);
        const top = Math.floor(sourceY);
        const right = sourceX - left;
        const below = sourceY - top;
        const from = (top * image.width + left) * 3;
        const stepX = left + 1 < image.width ? 3 : 0;
        const stepY = top + 1 < image.height ? image.width * 3 : 0;
        const w0 = (1 - right) * (1 - below);
        const w1 = right * (1 - below);
        const w2 = (1 - right) * below;
        const w3 = right * below;
        const { rgb: source } = image;
        red +=
          source[from]! * w0 +
          source[from + stepX]! * w1 +
          source[from + stepY]! * w2 +
          source[from + stepX + stepY]! * w3;
        green +=
          source[from + 1]! * w0 +
          source[from + stepX + 1]! * w1 +
          source[from + stepY + 1]! * w2 +
          source[from + stepX + stepY + 1]! * w3;
        blue +=
          source[from + 2]! * w0 +
          source[from + stepX + 2]! * w1 +
          source[from + stepY + 2]! * w2 +
          source[from + stepX + stepY + 2]! * w3;
      }
      rgb[to] = red * weight + 0.5;
      rgb[to + 1] = green * weight + 0.5;
      rgb[to + 2] = blue * weight + 0.5;
    }
  }
  return { width, height: CROP_HEIGHT, rgb };
}

const clamped = (value: number, largest: number): number => (value > 0 ? Math.min(value, largest) : 0);
