import type { Plane } from '@assay/media';

/** A plane blurred by a Gaussian; edges repeat. @param sigma in pixels */
export function blurred({ width, height, samples }: Plane, sigma: number): Plane {
  const radius = Math.ceil(2.2 * sigma);
  const weights = Float32Array.from({ length: 2 * radius + 1 }, (_, index) =>
    Math.exp(-((index - radius) ** 2) / (2 * sigma * sigma)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const kernel = weights.map((weight) => weight / total);
  const across = new Float32Array(samples.length);
  const padded = new Float32Array(width + 2 * radius);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    padded.fill(samples[start]!, 0, radius);
    padded.set(samples.subarray(start, start + width), radius);
    padded.fill(samples[start + width - 1]!, radius + width);
    for (let x = 0; x < width; x++) {
      let sum = 0;
      let tap = 0;
      for (; tap + 2 < kernel.length; tap += 3)
        sum =
          sum +
          kernel[tap]! * padded[x + tap]! +
          kernel[tap + 1]! * padded[x + tap + 1]! +
          kernel[tap + 2]! * padded[x + tap + 2]!;
      for (; tap < kernel.length; tap++) sum += kernel[tap]! * padded[x + tap]!;
      across[start + x] = sum;
    }
  }
  const both = new Float32Array(samples.length);
  for (let y = 0; y < height; y++) {
    const row = both.subarray(y * width, (y + 1) * width);
    const startOf = (tap: number): number => Math.min(height - 1, Math.max(0, y + tap - radius)) * width;
    let tap = 0;
    // Three rows at a time; each sum is rounded as if it were kept after every row.
    for (; tap + 2 < kernel.length; tap += 3) {
      const [one, two, three] = [startOf(tap), startOf(tap + 1), startOf(tap + 2)];
      const [weight1, weight2, weight3] = [kernel[tap]!, kernel[tap + 1]!, kernel[tap + 2]!];
      for (let x = 0; x < width; x++) {
        const upToOne = Math.fround(row[x]! + weight1 * across[one + x]!);
        const upToTwo = Math.fround(upToOne + weight2 * across[two + x]!);
        row[x] = upToTwo + weight3 * across[three + x]!;
      }
    }
    for (; tap < kernel.length; tap++) {
      const from = startOf(tap);
      const weight = kernel[tap]!;
      for (let x = 0; x < width; x++) row[x]! += weight * across[from + x]!;
    }
  }
  return { width, height, samples: both };
}
