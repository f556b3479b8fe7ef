import type { Plane } from '@assay/media';
import { type Floats, newFloats } from './window-floats.js';

/** What a high-pass filter leaves of a plane. At the rims, which have no neighbors, it is 0. */
export interface Differences {
  readonly plane: Plane;
  /** Mean of the absolute values. */
  readonly meanMagnitude: number;
}

/** Nine weights, row by row, the sample itself in the middle. */
type Filter = readonly [number, number, number, number, number, number, number, number, number];

/**
 * The simplest of the high-pass filters that are in use for traces of processing: J. Fridrich, J. Kodovský,
 * "Rich models for steganalysis of digital images", IEEE TIFS 7(3), 2012, 868-882, section II-A. No code of
 * theirs was used.
 */
export const FILTERS = {
  across: [0, 0, 0, 0, -1, 1, 0, 0, 0],
  down: [0, 0, 0, 0, -1, 0, 0, 1, 0],
  acrossTwice: [0, 0, 0, 1, -2, 1, 0, 0, 0],
  downTwice: [0, 1, 0, 0, -2, 0, 0, 1, 0],
  mixed: [0, 0, 0, 0, 1, -1, 0, -1, 1],
  surrounded: [0, 1, 0, 1, -4, 1, 0, 1, 0],
  saddle: [-1, 2, -1, 2, -4, 2, -1, 2, -1],
} as const satisfies Readonly<Record<string, Filter>>;

export function differences(plane: Plane, filter: Filter, floats: Floats = newFloats): Differences {
  const { width, height } = plane;
  const filtered = floats(width * height);
  const taps = filter.flatMap((weight, index) =>
    weight === 0 ? [] : [{ weight, offset: (Math.floor(index / 3) - 1) * width + (index % 3) - 1 }],
  );
  if (taps.length <= MOST_SPARSE) filterSparsely(plane, taps, filtered);
  else filterFully(plane, filter, filtered);
  return measured({ width, height, samples: filtered });
}

/** A weight that is not 0, and how far its sample lies from the middle one. */
interface Tap {
  readonly weight: number;
  readonly offset: number;
}

/** Of most filters most weights are 0. */
const MOST_SPARSE = 5;
const NO_TAP: Tap = { weight: 0, offset: 0 };

/** @param taps at most {@link MOST_SPARSE}, in reading order, which decides the last digit of a sum */
function filterSparsely(
  { width, height, samples }: Plane,
  taps: readonly Tap[],
  filtered: Float32Array,
): void {
  const [a = NO_TAP, b = NO_TAP, c = NO_TAP, d = NO_TAP, e = NO_TAP] = taps;
  const [weightA, weightB, weightC, weightD, weightE] = [a.weight, b.weight, c.weight, d.weight, e.weight];
  const [offsetA, offsetB, offsetC, offsetD, offsetE] = [a.offset, b.offset, c.offset, d.offset, e.offset];
  for (let y = 1; y < height - 1; y++) {
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++)
      filtered[at] =
        weightA * samples[at + offsetA]! +
        weightB * samples[at + offsetB]! +
        weightC * samples[at + offsetC]! +
        weightD * samples[at + offsetD]! +
        weightE * samples[at + offsetE]!;
  }
}

function filterFully(
  { width, height, samples }: Plane,
  [a, b, c, d, e, f, g, h, i]: Filter,
  filtered: Float32Array,
): void {
  for (let y = 1; y < height - 1; y++) {
    for (let at = y * width + 1; at < (y + 1) * width - 1; at++) {
      const [above, below] = [at - width, at + width];
      filtered[at] =
        a * samples[above - 1]! +
        b * samples[above]! +
        c * samples[above + 1]! +
        d * samples[at - 1]! +
        e * samples[at]! +
        f * samples[at + 1]! +
        g * samples[below - 1]! +
        h * samples[below]! +
        i * samples[below + 1]!;
    }
  }
}

/** Differences of a weighted sum of planes: filters are linear. */
export function mixedDifferences(
  parts: readonly Differences[],
  weights: readonly number[],
  floats: Floats = newFloats,
): Differences {
  const [first, ...others] = parts as [Differences, ...Differences[]];
  const samples = floats(first.plane.samples.length);
  for (let at = 0; at < samples.length; at++) samples[at] = weights[0]! * first.plane.samples[at]!;
  others.forEach(({ plane }, index) => {
    const weight = weights[index + 1]!;
    for (let at = 0; at < samples.length; at++) samples[at]! += weight * plane.samples[at]!;
  });
  const { width, height } = first.plane;
  return measured({ width, height, samples });
}

function measured(plane: Plane): Differences {
  let sum = 0;
  for (let at = 0; at < plane.samples.length; at++) sum += Math.abs(plane.samples[at]!);
  return { plane, meanMagnitude: sum / Math.max(1, (plane.width - 2) * (plane.height - 2)) };
}
