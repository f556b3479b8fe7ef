import type { Plane } from '@assay/media';
import { type Floats, newFloats } from './window-floats.js';

/** A plane at half its size: each sample is the mean of four. A last odd row or column is left out. */
export function halved({ width, height, samples }: Plane, floats: Floats = newFloats): Plane {
  const [half, rows] = [width >> 1, height >> 1];
  const means = floats(half * rows);
  for (let y = 0, to = 0; y < rows; y++) {
    for (let x = 0, from = 2 * y * width; x < half; x++, to++, from += 2)
      means[to] =
        (samples[from]! + samples[from + 1]! + samples[from + width]! + samples[from + width + 1]!) / 4;
  }
  return { width: half, height: rows, samples: means };
}
