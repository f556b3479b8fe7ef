import type { Raster } from '@assay/media';
import { pointIn, type Quad } from './card-cells.js';

/** Points looked at in each direction. */
const POINTS = 200;
/**
 * Mean distance of a pixel's highest and lowest color from which a picture was recorded in color, in steps
 * of 0..255: a sensor's noise and the color of the light leave 3 and more, gray pictures have 0, and 1 at
 * most where a coder has rounded.
 */
const LEAST_DISTANCE = 1.5;

/**
 * Whether the part of the picture was recorded in color, whatever the document's own colors: a scanner set
 * to gray leaves nothing.
 */
export function isRecordedInColor({ width, height, rgb }: Raster, quad: Quad): boolean {
  const at = pointIn(quad);
  let [sum, count] = [0, 0];
  for (let index = 0; index < POINTS * POINTS; index++) {
    const { x, y } = at(((index % POINTS) + 0.5) / POINTS, (Math.floor(index / POINTS) + 0.5) / POINTS);
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    const offset = (Math.floor(y) * width + Math.floor(x)) * 3;
    const [red, green, blue] = [rgb[offset]!, rgb[offset + 1]!, rgb[offset + 2]!];
    sum += Math.max(red, green, blue) - Math.min(red, green, blue);
    count++;
  }
  return count > 0 && sum / count >= LEAST_DISTANCE;
}
