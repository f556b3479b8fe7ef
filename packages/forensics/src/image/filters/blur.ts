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
      for (let tap = 0; tap < kernel.length; tap++) sum += kernel[tap]! * padded[x + tap]!;
      across[start + x] = sum;
    }
  }
  const both = new Float32Array(samples.length);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    for (let tap = 0; tap < kernel.length; tap++) {
      const from = Math.min(height - 1, Math.max(0, y + tap - radius)) * width;
      const weight = kernel[tap]!;
      for (let x = 0; x < width; x++) both[start + x]! += weight * across[from + x]!;
    }
  }
  return { width, height, samples: both };
}
