import type { RgbImage } from '@assay/media';
import { srgbToLinear } from '../../../photo/photo-image.js';

const LINEAR = Float32Array.from({ length: 256 }, (_, coded) => srgbToLinear(coded / 255));

/** Linear light of a photo at a place in 0..1, between its pixels. */
export function lightAt({ width, height, rgb }: RgbImage, u: number, v: number, channel: 0 | 1 | 2): number {
  const x = Math.min(width - 1.001, Math.max(0, u * width - 0.5));
  const y = Math.min(height - 1.001, Math.max(0, v * height - 0.5));
  const left = x | 0;
  const top = y | 0;
  const at = (top * width + left) * 3 + channel;
  const upper = LINEAR[rgb[at]!]! * (1 - (x - left)) + LINEAR[rgb[at + 3]!]! * (x - left);
  const lower =
    LINEAR[rgb[at + width * 3]!]! * (1 - (x - left)) + LINEAR[rgb[at + width * 3 + 3]!]! * (x - left);
  return upper * (1 - (y - top)) + lower * (y - top);
}
