import type { Arithmetic, Step, Term } from '../api/types.js';

/** One step of the arithmetic as a bar on the log-odds axis. */
export interface Bar {
  readonly step: Step;
  /** Log-odds before and after the step; equal for the prior. */
  readonly from: number;
  readonly to: number;
  /** The terms that speak for the step's group, strongest first. */
  readonly terms: readonly Term[];
}

export function barsOf({ steps, terms }: Arithmetic): readonly Bar[] {
  return steps.map((step, index) => ({
    step,
    from: steps[index - 1]?.logOdds ?? step.logOdds,
    to: step.logOdds,
    terms: terms
      .filter(({ group, counted }) => counted && group === step.group)
      .sort((one, other) => Math.abs(other.logLikelihoodRatio) - Math.abs(one.logLikelihoodRatio)),
  }));
}

/** The check that made a step: the strongest of its group. */
export const checkOf = ({ step, terms }: Bar): string | undefined =>
  step.kind === 'group' ? terms[0]?.checkId : undefined;

/** What weighs nothing: named in one line. */
export const weightless = ({ terms }: Arithmetic): readonly Term[] =>
  terms.filter(({ counted, logLikelihoodRatio }) => !counted && logLikelihoodRatio === 0);

/** What has a weight and did not count, by why; reasons in the order in which they are first met. */
export function notCounted({ terms }: Arithmetic): ReadonlyMap<string, readonly Term[]> {
  const reasons = new Map<string, Term[]>();
  for (const term of terms) {
    if (term.counted || term.logLikelihoodRatio === 0) continue;
    const same = reasons.get(term.because);
    if (same) same.push(term);
    else reasons.set(term.because, [term]);
  }
  return reasons;
}

/** Likelihoods that the axis names. */
export const TICKS_PERCENT = [1, 10, 25, 50, 75, 90, 99, 99.9] as const;

export const logOddsOf = (percent: number): number => Math.log(percent / (100 - percent));

/** The stretch of the axis that a picture has to show: the ticks, and every bar with a margin. */
export function axisOf(bars: readonly Bar[]): { readonly from: number; readonly to: number } {
  const ends = bars.flatMap(({ from, to }) => [from, to]);
  return {
    from: Math.min(logOddsOf(1), ...ends) - 0.4,
    to: Math.max(logOddsOf(99.9), ...ends) + 0.4,
  };
}
