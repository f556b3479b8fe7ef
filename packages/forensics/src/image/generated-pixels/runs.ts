import type { Differences } from './differences.js';

/** Steps to either side that are told apart: 0, 1, 2 and more. */
const STEPS = 2;
const LEVELS = 2 * STEPS + 1;
/** Three in a row. */
const PATTERNS = LEVELS ** 3;

/**
 * Which class a pattern of three belongs to: read backwards it is the same for a mirrored picture, with signs
 * turned for a negative one.
 * @returns for each of {@link PATTERNS}, a class from 0
 */
const CLASSES: readonly number[] = classes();
export const RUN_CLASSES = Math.max(...CLASSES) + 1;

function classes(): number[] {
  const codeOf = (a: number, b: number, c: number): number =>
    ((a + STEPS) * LEVELS + b + STEPS) * LEVELS + c + STEPS;
  const known = new Map<number, number>();
  return Array.from({ length: PATTERNS }, (_, code) => {
    const [a, b, c] = [
      Math.floor(code / LEVELS ** 2) - STEPS,
      (Math.floor(code / LEVELS) % LEVELS) - STEPS,
      (code % LEVELS) - STEPS,
    ];
    const least = Math.min(codeOf(a, b, c), codeOf(c, b, a), codeOf(-a, -b, -c), codeOf(-c, -b, -a));
    if (!known.has(least)) known.set(least, known.size);
    return known.get(least)!;
  });
}

/**
 * How often three neighboring differences follow each other in each way, in steps of their mean magnitude:
 * square roots of shares, whose distances are those of Hellinger. Across and down together.
 * @param across differences that are read along rows, `down` the same along columns
 */
export function runShares(across: Differences, down: Differences): Float64Array {
  const counts = new Float64Array(RUN_CLASSES);
  count(across, 1, counts);
  count(down, down.plane.width, counts);
  const total = counts.reduce((sum, one) => sum + one, 0);
  return counts.map((one) => Math.sqrt(one / Math.max(1, total)));
}

function count(
  { plane: { width, height, samples }, meanMagnitude }: Differences,
  stride: number,
  counts: Float64Array,
): void {
  const scale = 1 / Math.max(1e-6, meanMagnitude);
  const levels = new Uint8Array(samples.length);
  for (let at = 0; at < samples.length; at++)
    levels[at] = Math.max(0, Math.min(2 * STEPS, samples[at]! * scale + STEPS + 0.5));
  const patterns = new Uint32Array(PATTERNS);
  for (let y = 1; y < height - 3; y++) {
    for (let at = y * width + 1; at < (y + 1) * width - 3; at++)
      patterns[(levels[at]! * LEVELS + levels[at + stride]!) * LEVELS + levels[at + 2 * stride]!]!++;
  }
  patterns.forEach((times, code) => {
    counts[CLASSES[code]!]! += times;
  });
}
