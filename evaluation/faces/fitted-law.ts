import { type Comparisons, countBelow } from './comparisons.js';

/** The constants of `packages/biometrics/src/match/calibration.ts`, as a folder of photos gives them. */
export interface FittedLaw {
  readonly impostors: readonly { readonly rate: number; readonly distance: number }[];
  readonly rejectBeyond: number;
  readonly probability: LapsingLogistic;
}

/**
 * `far + (1 - far - near) / (1 + exp(slope * (distance - middle)))`: the probability of one person at even
 * chances.
 */
export interface LapsingLogistic {
  readonly middle: number;
  readonly slope: number;
  /** What it falls to far away: pairs of one person that no distance shows as such. */
  readonly far: number;
  /** What it lacks of 1 near by: pairs of two people who look the same, or are labeled wrongly. */
  readonly near: number;
}

/** From rare to frequent. A rate is fitted where at least this many pairs lie below it. */
const RATES = [0.0001, 0.0003, 0.001, 0.003, 0.01, 0.03, 0.1] as const;
const FEWEST_FALSE_MATCHES = 10;
/** The share of comparisons of one person that may lie beyond the rejecting distance. */
const FALSE_REJECTIONS = 0.01;

export function fittedLaw(comparisons: Comparisons): FittedLaw {
  const { mated, nonMated } = comparisons;
  const counted = RATES.filter((rate) => rate * nonMated.distances.length >= FEWEST_FALSE_MATCHES);
  return {
    impostors: counted.map((rate) => ({ rate, distance: quantile(nonMated.distances, rate) })),
    rejectBeyond: quantile(mated.distances, 1 - FALSE_REJECTIONS),
    probability: lapsingLogistic(comparisons),
  };
}

const quantile = (distances: Float64Array, share: number): number =>
  distances[Math.min(distances.length - 1, Math.max(0, Math.ceil(share * distances.length) - 1))] ??
  Number.NaN;

const BINS = 400;
const LONGEST_DISTANCE = 2;
const ROUNDS = 400;

/**
 * Logistic regression of "one person" on the distance, both kinds of pairs weighing the same in sum, with a
 * lapse rate at each end: a few wrong labels and hidden faces would otherwise flatten the whole curve. Fitted
 * by likelihood, one constant after the other.
 * @see Wichmann & Hill, "The psychometric function: I", Perception & Psychophysics 63 (2001) 1293-1313, on
 * lapses; Brümmer & du Preez, Computer Speech & Language 20 (2006) 230-275, 6.2, on logistic regression of
 * scores
 */
export function lapsingLogistic({ mated, nonMated }: Comparisons): LapsingLogistic {
  const [one, two] = [histogram(mated.distances), histogram(nonMated.distances)];
  const cost = ([middle, slope, far, near]: readonly number[]): number => {
    const law = { middle: middle!, slope: Math.exp(slope!), far: Math.exp(far!), near: Math.exp(near!) };
    let sum = 0;
    for (let bin = 0; bin < BINS; bin++) {
      if (one[bin] === 0 && two[bin] === 0) continue;
      const stated = probabilityAt(law, ((bin + 0.5) * LONGEST_DISTANCE) / BINS);
      sum -= one[bin]! * Math.log(stated) + two[bin]! * Math.log(1 - stated);
    }
    return sum;
  };
  let best = [
    (quantile(mated.distances, 0.9) + quantile(nonMated.distances, 0.1)) / 2,
    Math.log(50),
    Math.log(0.01),
    Math.log(0.0001),
  ];
  let least = cost(best);
  const steps = [0.05, 0.5, 1, 1];
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, step] of steps.entries()) {
      const tries = [step, -step].map((change) =>
        best.map((value, at) => (at === index ? value + change : value)),
      );
      const better = tries.find((values) => cost(values) < least);
      if (better) {
        best = better;
        least = cost(best);
        steps[index] = step * 1.5;
      } else steps[index] = step / 2;
    }
  }
  const [middle, slope, far, near] = best as [number, number, number, number];
  return { middle, slope: Math.exp(slope), far: Math.exp(far), near: Math.exp(near) };
}

const probabilityAt = ({ middle, slope, far, near }: LapsingLogistic, distance: number): number =>
  Math.min(1 - 1e-12, Math.max(1e-12, far + (1 - far - near) / (1 + Math.exp(slope * (distance - middle)))));

/** Shares per bin. */
function histogram(distances: Float64Array): Float64Array {
  const bins = new Float64Array(BINS);
  for (const distance of distances)
    bins[Math.min(BINS - 1, Math.floor((distance / LONGEST_DISTANCE) * BINS))]! += 1 / distances.length;
  return bins;
}

/** Lines to copy. */
export function lawReport(
  { mated, nonMated }: Comparisons,
  { impostors, rejectBeyond, probability }: FittedLaw,
): string {
  const { middle, slope, far, near } = probability;
  return [
    `${mated.distances.length} comparisons of one person, ${nonMated.distances.length} of two`,
    ...impostors.map(
      ({ rate, distance }) =>
        `impostors: rate ${rate}, distance ${distance.toFixed(4)}, ${countBelow(nonMated.distances, distance) + 1} pairs`,
    ),
    `reject beyond ${rejectBeyond.toFixed(4)}`,
    `probability: middle ${middle.toFixed(4)}, slope ${slope.toFixed(2)}, far ${far.toPrecision(3)}, near ${near.toPrecision(3)}`,
  ].join('\n');
}
