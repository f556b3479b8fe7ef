import { acceptance, confidenceAt, type Outcome } from '@assay/biometrics';
import type { Comparisons, PairDistances } from './comparisons.js';

/** Pairs by the probability that the product states. */
export interface ConfidenceBin {
  readonly from: number;
  readonly to: number;
  readonly mated: number;
  readonly nonMated: number;
  /**
   * Mean of what was stated and share that came true, as if as many pairs were of one person as of two;
   * undefined for no pairs.
   */
  readonly stated: number | undefined;
  readonly cameTrue: number | undefined;
}

/** Lower ends; finer where most pairs lie. */
const BIN_STARTS = [0, 0.01, 0.05, 0.2, 0.5, 0.8, 0.95, 0.99, 0.999] as const;

export function confidenceBins({ mated, nonMated }: Comparisons): ConfidenceBin[] {
  return BIN_STARTS.map((from, index) => {
    const to = BIN_STARTS[index + 1] ?? 1;
    const [ofOne, ofTwo] = [statedWithin(mated, from, to), statedWithin(nonMated, from, to)];
    const [one, two] = [
      ofOne.length / Math.max(1, mated.distances.length),
      ofTwo.length / Math.max(1, nonMated.distances.length),
    ];
    const sum =
      sumOf(ofOne) / Math.max(1, mated.distances.length) +
      sumOf(ofTwo) / Math.max(1, nonMated.distances.length);
    const weight = one + two;
    return {
      from,
      to,
      mated: ofOne.length,
      nonMated: ofTwo.length,
      stated: weight === 0 ? undefined : sum / weight,
      cameTrue: weight === 0 ? undefined : one / weight,
    };
  });
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const statedWithin = ({ distances }: PairDistances, from: number, to: number): number[] =>
  Array.from(distances, (distance): number => confidenceAt(distance)).filter(
    (confidence) => confidence >= from && (to === 1 ? confidence <= 1 : confidence < to),
  );

export type OutcomeCounts = Readonly<Record<Outcome, number>>;

/**
 * What the product answers at a policy's false match rate, with its own thresholds: none of these pairs chose
 * them.
 */
export function outcomeCounts({ distances }: PairDistances, falseMatchRate: number): OutcomeCounts {
  const { acceptUpTo, rejectBeyond } = acceptance({ falseMatchRate });
  const passed = distances.filter((distance) => distance <= acceptUpTo).length;
  const failed = distances.filter((distance) => distance > rejectBeyond).length;
  return { passed, failed, inconclusive: distances.length - passed - failed };
}
