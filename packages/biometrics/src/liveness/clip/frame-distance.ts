import type { LumaPicture } from './face-track.js';

/** A third of the pixels give the same mean, and a track compares a thousand pairs of frames. */
const STRIDE = 3;

/** Mean difference of two pictures in levels of luma, 0..255; infinite for pictures of different size. */
export function frameDistance(a: LumaPicture, b: LumaPicture): number {
  if (a.width !== b.width || a.height !== b.height) return Number.POSITIVE_INFINITY;
  let sum = 0;
  for (let pixel = 0; pixel < a.samples.length; pixel += STRIDE)
    sum += Math.abs(a.samples[pixel]! - b.samples[pixel]!);
  return sum / Math.ceil(a.samples.length / STRIDE);
}
