import { cutOut, type PixelCoding, pixelTensor, type RgbImage, resized } from '@assay/media';
import type { PixelBox } from '../../types.js';

/** How a network is shown a face. */
export interface FaceCropRule {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Sides of what is shown, in sides of the face's box. */
  readonly cropFactor: number;
}

/**
 * The face with its surroundings, stretched to the network's size. What is cut out has the box's proportions
 * and stays inside the image: where the image is too small it is made smaller, near an edge it is shifted.
 * So do the networks of the MiniFASNet kind (minivision-ai/Silent-Face-Anti-Spoofing, `generate_patches.py`).
 * Squares that were black beyond the edges cost one of them a fifth of its area under the curve
 * (docs/models.md).
 */
export function faceCrop(
  image: RgbImage,
  box: PixelBox,
  { widthPx, heightPx, cropFactor }: FaceCropRule,
): RgbImage {
  const { boxWidth, boxHeight, factor } = factorWithin(image, box, cropFactor);
  const across = span((box.x1 + box.x2) / 2, boxWidth * factor, image.width);
  const down = span((box.y1 + box.y2) / 2, boxHeight * factor, image.height);
  return resized(cutOut(image, across.from, down.from, across.length, down.length), widthPx, heightPx);
}

/** How many of its box's sides of surroundings a face can be shown with, at most `cropFactor`. */
export const surroundingsOf = (image: RgbImage, box: PixelBox, cropFactor: number): number =>
  factorWithin(image, box, cropFactor).factor;

function factorWithin({ width, height }: RgbImage, box: PixelBox, cropFactor: number) {
  const [boxWidth, boxHeight] = [Math.max(1, box.x2 - box.x1), Math.max(1, box.y2 - box.y1)];
  return { boxWidth, boxHeight, factor: Math.min(cropFactor, width / boxWidth, height / boxHeight) };
}

/** So many whole pixels around a middle, shifted to lie within `0..limit`. */
function span(middle: number, length: number, limit: number): { from: number; length: number } {
  const whole = Math.min(limit, Math.max(1, Math.round(length)));
  return { from: Math.min(limit - whole, Math.max(0, Math.round(middle - whole / 2))), length: whole };
}

/** A crop as planes of numbers, in the order and range that the network takes. */
export const planesOf = (
  crop: RgbImage,
  { channels, black, white }: { channels: PixelCoding['channels']; black: number; white: number },
): Float32Array =>
  pixelTensor(crop, {
    channels,
    black: [black, black, black],
    white: [white, white, white],
    layout: 'NCHW',
  });
