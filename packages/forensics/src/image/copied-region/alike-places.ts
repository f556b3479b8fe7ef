import { DESCRIPTOR_LENGTH, type Keypoints } from './keypoints.js';

/**
 * Two places that look alike: indices into the keypoints, and how alike (correlation of what is around, up to
 * 1).
 */
export interface AlikePair {
  readonly first: number;
  readonly second: number;
  readonly likeness: number;
}

/** Less alike is not looked at: what a resized and saved copy still reaches (see README.md). */
const LEAST_LIKENESS = 0.93;
/** The same as a squared distance of descriptors, which have length 1. */
const LARGEST_SQUARE = 2 * (1 - LEAST_LIKENESS);
/** Neighbours share their surroundings. In pixels. */
const LEAST_DISTANCE = 24;
/** Partners kept of each place. */
const PARTNERS = 3;

/**
 * Finds places that look alike. They are sorted by the number of their descriptors that varies most; places
 * further apart in it than descriptors may be are not compared, and others only until their distance is too
 * large: after a few numbers, as a rule, since those that vary most are compared first.
 */
export function findAlikePairs({ count, x, y, descriptors }: Keypoints): readonly AlikePair[] {
  const numbers = mostVaryingFirst(descriptors, count);
  const widest = numbers[0]!;
  const order = Array.from({ length: count }, (_, index) => index).sort(
    (one, other) =>
      descriptors[one * DESCRIPTOR_LENGTH + widest]! - descriptors[other * DESCRIPTOR_LENGTH + widest]!,
  );
  const sorted = new Float32Array(count * DESCRIPTOR_LENGTH);
  for (const [rank, index] of order.entries()) {
    for (const [at, number] of numbers.entries())
      sorted[rank * DESCRIPTOR_LENGTH + at] = descriptors[index * DESCRIPTOR_LENGTH + number]!;
  }
  // Nearly all places are ruled out by these two, which lie side by side for that.
  const [keys, nextKeys] = [0, 1].map((at) =>
    Float32Array.from({ length: count }, (_, rank) => sorted[rank * DESCRIPTOR_LENGTH + at]!),
  ) as [Float32Array, Float32Array];
  const furthest = Math.sqrt(LARGEST_SQUARE);
  const partners = Array.from({ length: count }, () => [] as AlikePair[]);
  for (let rank = 0; rank < count; rank++) {
    const start = rank * DESCRIPTOR_LENGTH;
    const [key, nextKey] = [keys[rank]!, nextKeys[rank]!];
    for (let other = rank + 1; other < count; other++) {
      const apart = keys[other]! - key;
      if (apart > furthest) break;
      const nextApart = nextKeys[other]! - nextKey;
      if (apart * apart + nextApart * nextApart > LARGEST_SQUARE) continue;
      const square = squareUpTo(sorted, start, other * DESCRIPTOR_LENGTH);
      if (square > LARGEST_SQUARE) continue;
      const [first, second] = [order[rank]!, order[other]!];
      if (Math.hypot(x[first]! - x[second]!, y[first]! - y[second]!) < LEAST_DISTANCE) continue;
      const pair = { first, second, likeness: 1 - square / 2 };
      keep(partners[first]!, pair);
      keep(partners[second]!, pair);
    }
  }
  return [...new Set(partners.flat())];
}

/** The squared distance, or some number beyond the bound. */
function squareUpTo(values: Float32Array, one: number, other: number): number {
  let square = 0;
  for (let at = 0; at < DESCRIPTOR_LENGTH; at += 4) {
    const a = values[one + at]! - values[other + at]!;
    const b = values[one + at + 1]! - values[other + at + 1]!;
    const c = values[one + at + 2]! - values[other + at + 2]!;
    const d = values[one + at + 3]! - values[other + at + 3]!;
    square += a * a + b * b + c * c + d * d;
    if (square > LARGEST_SQUARE) return square;
  }
  return square;
}

function keep(kept: AlikePair[], pair: AlikePair): void {
  if (kept.length < PARTNERS) {
    kept.push(pair);
    return;
  }
  let weakest = 0;
  for (let index = 1; index < kept.length; index++)
    if (kept[index]!.likeness < kept[weakest]!.likeness) weakest = index;
  if (kept[weakest]!.likeness < pair.likeness) kept[weakest] = pair;
}

/** Which numbers of the descriptors vary most over all places, in that order. */
function mostVaryingFirst(descriptors: Float32Array, count: number): readonly number[] {
  const variances = Array.from({ length: DESCRIPTOR_LENGTH }, (_, number) => {
    let [sum, squares] = [0, 0];
    for (let at = number; at < count * DESCRIPTOR_LENGTH; at += DESCRIPTOR_LENGTH) {
      sum += descriptors[at]!;
      squares += descriptors[at]! ** 2;
    }
    return squares / Math.max(1, count) - (sum / Math.max(1, count)) ** 2;
  });
  return [...variances.keys()].sort((one, other) => variances[other]! - variances[one]!);
}
