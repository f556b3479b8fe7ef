import type { Plane } from '@assay/media';

/** The largest value within `radius` to each side, row- and column-wise. */
export const largestAround = (plane: Plane, radius: number): Plane => extremeAround(plane, radius, 1);

/** The smallest value within `radius` to each side. */
export const smallestAround = (plane: Plane, radius: number): Plane => extremeAround(plane, radius, -1);

/** @param sign 1 for the largest, -1 for the smallest */
function extremeAround({ width, height, samples }: Plane, radius: number, sign: 1 | -1): Plane {
  const acrossRows = new Float32Array(samples.length);
  for (let y = 0; y < height; y++) {
    const [start, end] = [y * width, (y + 1) * width];
    alongLine(samples.slice(start, end), acrossRows.subarray(start, end), { radius, sign, stride: 1 });
  }
  const both = new Float32Array(samples.length);
  alongLine(acrossRows, both, { radius, sign, stride: width });
  return { width, height, samples: both };
}

/** What is taken along a line whose neighbors lie `stride` samples apart; several lines may lie side by side. */
interface Look {
  readonly radius: number;
  readonly sign: 1 | -1;
  readonly stride: number;
}

/**
 * The extreme of each sample's window. That of the samples from each on is taken of 2, 4, 8 and so on of them, each time
 * from the extremes before, until so many fill the window, two of them laid over each other.
 * @param samples used up
 */
function alongLine(samples: Float32Array, into: Float32Array, { radius, sign, stride }: Look): void {
  const side = 2 * radius + 1;
  const reach = radius * stride;
  // The windows of the first samples begin before the line: they hold what was seen so far.
  for (let at = 0; at < Math.min(reach, samples.length); at++) {
    let extreme = samples[at % stride]!;
    for (let other = at % stride; other <= Math.min(at + reach, samples.length - 1); other += stride)
      if (sign * (samples[other]! - extreme) > 0) extreme = samples[other]!;
    into[at] = extreme;
  }
  let taken = 1;
  for (; 2 * taken <= side; taken *= 2) extremeOfBoth(samples, samples, { apart: taken * stride, sign });
  extremeOfBoth(samples, samples, { apart: (side - taken) * stride, sign });
  into.set(samples.subarray(0, Math.max(0, samples.length - reach)), Math.min(reach, samples.length));
}

function extremeOfBoth(
  samples: Float32Array,
  into: Float32Array,
  { apart, sign }: { readonly apart: number; readonly sign: 1 | -1 },
): void {
  for (let at = 0, other = apart; other < samples.length; at++, other++)
    into[at] = sign * (samples[other]! - samples[at]!) > 0 ? samples[other]! : samples[at]!;
}
