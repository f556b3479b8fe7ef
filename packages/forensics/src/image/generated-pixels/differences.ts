import type { Plane } from '@assay/media';

/** What a high-pass filter leaves of a plane. At the rims, which have no neighbours, it is 0. */
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

export function differences(
  { width, height, samples }: Plane,
  [a, b, c, d, e, f, g, h, i]: Filter,
): Differences {
  const filtered = new Float32Array(width * height);
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
  return measured({ width, height, samples: filtered });
}

/** Differences of a weighted sum of planes: filters are linear. */
export function mixedDifferences(parts: readonly Differences[], weights: readonly number[]): Differences {
  const [first, ...others] = parts as [Differences, ...Differences[]];
  const samples = new Float32Array(first.plane.samples.length);
  for (let at = 0; at < samples.length; at++) samples[at] = weights[0]! * first.plane.samples[at]!;
  others.forEach(({ plane }, index) => {
    const weight = weights[index + 1]!;
    for (let at = 0; at < samples.length; at++) samples[at]! += weight * plane.samples[at]!;
  });
  return measured({ ...first.plane, samples });
}

function measured(plane: Plane): Differences {
  let sum = 0;
  for (let at = 0; at < plane.samples.length; at++) sum += Math.abs(plane.samples[at]!);
  return { plane, meanMagnitude: sum / Math.max(1, (plane.width - 2) * (plane.height - 2)) };
}
