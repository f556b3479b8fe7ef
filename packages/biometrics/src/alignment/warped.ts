import type { RgbImage } from '@assay/media';
import { pyramidOf } from '../faces/square/pyramid.js';
import { sampled } from '../faces/square/sampled.js';
import { mapped, type Similarity, scaleOf } from './similarity.js';

/**
 * A square look at an image; what lies outside of it is black.
 * @param toImage places of the look, 0..sidePx, to those of the image
 */
export function warped(image: RgbImage, toImage: Similarity, sidePx: number): RgbImage {
  const square = {
    center: mapped(toImage, { x: sidePx / 2, y: sidePx / 2 }),
    sidePx: sidePx * scaleOf(toImage),
    rollRadians: Math.atan2(toImage.b, toImage.a),
  };
  return sampled(pyramidOf(image), square, sidePx);
}
