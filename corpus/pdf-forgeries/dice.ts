import { seededRandom } from '../seeded-random.js';

/** Seeded choices: the same seed rolls the same documents and the same edits. */
export interface Dice {
  /** A whole number in `low`..`high`, both included. */
  between(low: number, high: number): number;
  /** True with probability `share` (0..1). */
  chance(share: number): boolean;
  pick<T>(items: readonly T[]): T;
  shuffled<T>(items: readonly T[]): T[];
  /** `count` digits, the first never a zero. */
  digits(count: number): string;
}

export function diceFrom(seed: number): Dice {
  const random = seededRandom(seed);
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new RangeError('expected at least one item to pick from');
    return items[between(0, items.length - 1)] as T;
  };
  return {
    between,
    chance: (share) => random() < share,
    pick,
    shuffled: (items) => {
      const rest = [...items];
      return items.map(() => rest.splice(between(0, rest.length - 1), 1)[0] as (typeof items)[number]);
    },
    digits: (count) =>
      Array.from({ length: count }, (_, index) => String(between(index === 0 ? 1 : 0, 9))).join(''),
  };
}
