import { ESTIMATED_BY, MAX_CANDIDATES, MAX_SHARED_BY_COUNTED } from './link-limits.js';

/**
 * How many have a probe that very many have, by those that have it among a sample of all sequences there were.
 * @param found how many of the sample have it
 */
export const estimateSharedBy = (found: number, through: number): number =>
  Math.max(MAX_SHARED_BY_COUNTED, Math.round((found / ESTIMATED_BY) * through));

const GOLDEN_RATIO = (1 + Math.sqrt(5)) / 2;

/**
 * Sequences up to `through`, evenly spread but at no fixed distance (multiples of the golden ratio), which
 * what comes at intervals could fit.
 */
export const sampleOf = (through: number): number[] =>
  Array.from({ length: ESTIMATED_BY }, (_, index) => 1 + Math.floor(((index * GOLDEN_RATIO) % 1) * through));

/**
 * A probe weighs the less the more share it: an
 * account number outweighs what all documents of a bank have in common. It falls slower for exact values: 16
 * bits of a perceptual hash are shared by chance with 15 of a million, and who shares one such probe must not
 * crowd out the 40 who share the account.
 * @param count how many share the probe
 */
export const weightOf = (count: number, isExact: boolean): number =>
  isExact ? 1 / Math.sqrt(count) : 1 / count;

/** The sequences of most weight, newest first among equals. */
export function heaviest(weights: ReadonlyMap<number, number>): number[] {
  return [...weights]
    .sort(
      ([oneSequence, oneWeight], [otherSequence, otherWeight]) =>
        otherWeight - oneWeight || otherSequence - oneSequence,
    )
    .slice(0, MAX_CANDIDATES)
    .map(([sequence]) => sequence);
}
