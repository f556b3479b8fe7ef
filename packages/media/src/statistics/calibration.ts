import { BOOTSTRAP, type BootstrapOptions, bootstrapInterval, type Interval } from './bootstrap.js';

/** Forecasts of one probability, and how many of them came true. */
export interface Forecasts {
  /** 0..1. */
  readonly probability: number;
  readonly trueCount: number;
  /** Not below `trueCount`. */
  readonly total: number;
}

/** Forecasts of like probability. */
export interface ReliabilityBin {
  /** Inclusive. */
  readonly from: number;
  /** Exclusive, but for the last one. */
  readonly to: number;
  /** What they stated, on average; undefined where there are none. */
  readonly stated: number | undefined;
  readonly trueCount: number;
  readonly total: number;
}

const BINS = 10;

/** Draws of all resamples together, at most: a twentieth of a second (2026-12-01). */
const MOST_DRAWS = 4_000_000;
/** Fewer say too little of where an interval ends. */
const LEAST_RESAMPLES = 200;

/**
 * Mean squared distance of probabilities from what came true; 0 is perfect, 0.25 is what always saying one half
 * earns.
 * @see Brier, "Verification of forecasts expressed in terms of probability", Monthly Weather Review 78 (1950)
 * 1-3.
 * @returns undefined where there are none
 */
export function brierScore(forecasts: readonly Forecasts[]): number | undefined {
  const total = forecasts.reduce((sum, one) => sum + one.total, 0);
  if (total === 0) return undefined;
  const squares = forecasts.reduce(
    (sum, { probability, trueCount, total: all }) =>
      sum + trueCount * (1 - probability) ** 2 + (all - trueCount) * probability ** 2,
    0,
  );
  return squares / total;
}

/** Ten bins of equal width, empty ones among them. */
export function reliabilityBins(forecasts: readonly Forecasts[]): readonly ReliabilityBin[] {
  const bins = Array.from({ length: BINS }, () => ({ stated: 0, trueCount: 0, total: 0 }));
  for (const { probability, trueCount, total } of forecasts) {
    const bin = bins[binOf(probability)]!;
    bin.stated += probability * total;
    bin.trueCount += trueCount;
    bin.total += total;
  }
  return bins.map(({ stated, trueCount, total }, index) => ({
    from: index / BINS,
    to: (index + 1) / BINS,
    stated: total === 0 ? undefined : stated / total,
    trueCount,
    total,
  }));
}

/** The slack is for probabilities that were reckoned, as 0.3 by 0.1 + 0.2. */
const binOf = (probability: number): number => Math.min(BINS - 1, Math.floor(probability * BINS + 1e-9));

/**
 * How far what came true lies from what was stated: the mean over ten bins, each by its forecasts. Few forecasts make
 * it larger than it is.
 * @see Naeini, Cooper & Hauskrecht, "Obtaining well calibrated probabilities using Bayesian binning", AAAI (2015)
 * 2901-2907.
 * @returns 0..1; undefined where there are none
 */
export function calibrationError(forecasts: readonly Forecasts[]): number | undefined {
  const bins = reliabilityBins(forecasts);
  const total = bins.reduce((sum, bin) => sum + bin.total, 0);
  if (total === 0) return undefined;
  const distances = bins.reduce(
    (sum, { stated = 0, trueCount, total: all }) => sum + Math.abs(stated * all - trueCount),
    0,
  );
  return distances / total;
}

/**
 * Bootstrap interval of one of the two over single forecasts. Of many there are fewer resamples.
 * @param forecasts in any order: the interval is the same
 */
export function forecastInterval(
  forecasts: readonly Forecasts[],
  statistic: (forecasts: readonly Forecasts[]) => number | undefined,
  options: BootstrapOptions = BOOTSTRAP,
): Interval | undefined {
  const ordered = forecasts.toSorted((one, other) => one.probability - other.probability);
  const units = ordered.flatMap(({ trueCount, total }, cell) =>
    Array.from({ length: total }, (_, index) => ({ cell, isTrue: index < trueCount })),
  );
  const resamples = Math.min(
    options.resamples,
    Math.max(LEAST_RESAMPLES, Math.floor(MOST_DRAWS / Math.max(1, units.length))),
  );
  return bootstrapInterval(
    units.length,
    (drawn) => {
      const cells = ordered.map(({ probability }) => ({ probability, trueCount: 0, total: 0 }));
      units.forEach(({ cell, isTrue }, index) => {
        const times = drawn[index]!;
        const counted = cells[cell]!;
        counted.total += times;
        if (isTrue) counted.trueCount += times;
      });
      return statistic(cells);
    },
    { ...options, resamples },
  );
}
