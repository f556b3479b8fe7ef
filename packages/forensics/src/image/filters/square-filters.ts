import type { Plane } from '@assay/media';

/** The largest value within `radius` to each side, row- and column-wise. */
export const largestAround = (plane: Plane, radius: number): Plane =>
  turned(alongRows(turned(alongRows(plane, radius)), radius));

/** The smallest value within `radius` to each side. */
export function smallestAround(plane: Plane, radius: number): Plane {
  return negated(largestAround(negated(plane), radius));
}

const negated = ({ samples, ...size }: Plane): Plane => ({
  ...size,
  samples: samples.map((value) => -value),
});

function alongRows({ width, height, samples }: Plane, radius: number): Plane {
  const largest = new Float32Array(samples);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    for (let by = 1; by <= Math.min(radius, width - 1); by++) {
      for (let at = start + by; at < start + width; at++)
        if (samples[at - by]! > largest[at]!) largest[at] = samples[at - by]!;
      for (let at = start; at < start + width - by; at++)
        if (samples[at + by]! > largest[at]!) largest[at] = samples[at + by]!;
    }
  }
  return { width, height, samples: largest };
}

function turned({ width, height, samples }: Plane): Plane {
  const flipped = new Float32Array(samples.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) flipped[x * height + y] = samples[y * width + x]!;
  return { width: height, height: width, samples: flipped };
}
