import { resizedPlane } from '../../raster/resized-plane.js';
import type { TapsBetween } from '../../raster/taps.js';
import type { RgbImage } from '../../raster/types.js';
import type { LumaWeights } from './color-matrix.js';
import type { YuvFrame } from './planes.js';

/**
 * A frame in RGB at the given size. Resized first and converted then, so that a small picture of a large
 * frame costs little. The transfer function is left as it is: of a clip in HLG or PQ the colors come pale,
 * their places do not change.
 */
export function toRgb(
  frame: YuvFrame,
  weights: LumaWeights,
  { width, height }: { width: number; height: number },
  taps: TapsBetween,
): RgbImage {
  const luma = resizedPlane(frame.y, width, height, taps);
  const blueDifference = resizedPlane(frame.cb, width, height, taps);
  const redDifference = resizedPlane(frame.cr, width, height, taps);

  const unit = 2 ** (frame.bitDepth - 8);
  const black = frame.fullRange ? 0 : 16 * unit;
  const middle = 128 * unit;
  const fullScale = 256 * unit - 1;
  const lumaGain = 255 / (frame.fullRange ? fullScale : 219 * unit);
  const chromaGain = 255 / (frame.fullRange ? fullScale : 224 * unit);
  const green = 1 - weights.red - weights.blue;
  const redGain = 2 * (1 - weights.red) * chromaGain;
  const blueGain = 2 * (1 - weights.blue) * chromaGain;
  const greenFromRed = (redGain * weights.red) / green;
  const greenFromBlue = (blueGain * weights.blue) / green;

  const rgb = new Uint8ClampedArray(width * height * 3);
  for (let pixel = 0, to = 0; pixel < luma.length; pixel++, to += 3) {
    const y = (luma[pixel]! - black) * lumaGain;
    const cb = blueDifference[pixel]! - middle;
    const cr = redDifference[pixel]! - middle;
    rgb[to] = y + redGain * cr;
    rgb[to + 1] = y - greenFromRed * cr - greenFromBlue * cb;
    rgb[to + 2] = y + blueGain * cb;
  }
  return { width, height, rgb: new Uint8Array(rgb.buffer) };
}
