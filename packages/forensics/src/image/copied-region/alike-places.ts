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
/** Neighbors share their surroundings. In pixels. */
const LEAST_DISTANCE = 24;
/** Numbers of a descriptor that are compared first, and the others; multiples of four. */
const HEAD_LENGTH = 8;
const TAIL_LENGTH = DESCRIPTOR_LENGTH - HEAD_LENGTH;
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
  // Nearly all places are ruled out by the numbers of the head, which lie side by side for that.
  const heads = new Float32Array(count * HEAD_LENGTH);
  const tails = new Float32Array(count * TAIL_LENGTH);
  for (const [rank, index] of order.entries()) {
    for (const [at, number] of numbers.entries()) {
      const value = descriptors[index * DESCRIPTOR_LENGTH + number]!;
      if (at < HEAD_LENGTH) heads[rank * HEAD_LENGTH + at] = value;
      else tails[rank * TAIL_LENGTH + at - HEAD_LENGTH] = value;
    }
  }
  const furthest = Math.sqrt(LARGEST_SQUARE);
  const partners = Array.from({ length: count }, () => [] as AlikePair[]);
  for (let rank = 0; rank < count; rank++) {
    const start = rank * HEAD_LENGTH;
    const [key, second, third, fourth] = [
      heads[start]!,
      heads[start + 1]!,
      heads[start + 2]!,
      heads[start + 3]!,
    ];
    for (let other = rank + 1, at = start + HEAD_LENGTH; other < count; other++, at += HEAD_LENGTH) {
      const a = heads[at]! - key;
      if (a > furthest) break;
      const b = heads[at + 1]! - second;
      const c = heads[at + 2]! - third;
      const d = heads[at + 3]! - fourth;
      const ofFour = a * a + b * b + c * c + d * d;
      if (ofFour > LARGEST_SQUARE) continue;
      const ofHead = addedSquares(ofFour, heads, start + 4, at + 4, HEAD_LENGTH - 4);
      if (ofHead > LARGEST_SQUARE) continue;
      const square = addedSquares(ofHead, tails, rank * TAIL_LENGTH, other * TAIL_LENGTH, TAIL_LENGTH);
      if (square > LARGEST_SQUARE) continue;
      const [place, partner] = [order[rank]!, order[other]!];
      if (Math.hypot(x[place]! - x[partner]!, y[place]! - y[partner]!) < LEAST_DISTANCE) continue;
      const pair = { first: place, second: partner, likeness: 1 - square / 2 };
      keep(partners[place]!, pair);
      keep(partners[partner]!, pair);
    }
  }
  return [...new Set(partners.flat())];
}

/** A squared distance with that of more numbers added; some number beyond the bound where it passes that. */
function addedSquares(
  square: number,
  values: Float32Array,
  one: number,
  other: number,
  count: number,
): number {
  let sum = square;
  for (let at = 0; at < count; at += 4) {
    const a = values[one + at]! - values[other + at]!;
    const b = values[one + at + 1]! - values[other + at + 1]!;
    const c = values[one + at + 2]! - values[other + at + 2]!;
    const d = values[one + at + 3]! - values[other + at + 3]!;
    sum += a * a + b * b + c * c + d * d;
    if (sum > LARGEST_SQUARE) return sum;
  }
  return sum;
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
