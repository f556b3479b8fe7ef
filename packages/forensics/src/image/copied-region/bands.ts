import type { Plane } from '@assay/media';

/**
 * A plane without its slow changes: the mean of a small square less that of a large one; edges repeat. @param
 * small,large half sides, in pixels
 */
export function bandOf(plane: Plane, small: number, large: number): Plane {
  const fine = squareMeans(plane, small);
  const coarse = squareMeans(plane, large);
  for (let at = 0; at < fine.length; at++) fine[at]! -= coarse[at]!;
  return { width: plane.width, height: plane.height, samples: fine };
}

function squareMeans({ width, height, samples }: Plane, reach: number): Float32Array {
  const across = new Float32Array(samples.length);
  const share = 1 / (2 * reach + 1);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    const last = start + width - 1;
    let sum = samples[start]! * (reach + 1);
    for (let x = 1; x <= reach; x++) sum += samples[Math.min(last, start + x)]!;
    for (let x = 0; x < width; x++) {
      across[start + x] = sum * share;
      sum += samples[Math.min(last, start + x + reach + 1)]! - samples[Math.max(start, start + x - reach)]!;
    }
  }
  const means = new Float32Array(samples.length);
  const sums = new Float64Array(width);
  for (let x = 0; x < width; x++) {
    sums[x] = across[x]! * (reach + 1);
    for (let y = 1; y <= reach; y++) sums[x]! += across[Math.min(height - 1, y) * width + x]!;
  }
  for (let y = 0; y < height; y++) {
    const enters = Math.min(height - 1, y + reach + 1) * width;
    const leaves = Math.max(0, y - reach) * width;
    for (let x = 0; x < width; x++) {
      means[y * width + x] = sums[x]! * share;
      sums[x]! += across[enters + x]! - across[leaves + x]!;
    }
  }
  return means;
}
