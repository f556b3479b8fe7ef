import type { Band, Calibration } from '../api/types.js';

export interface Bounds {
  readonly mediumFrom: number;
  readonly highFrom: number;
}

const isWholeTenths = (percent: number): boolean => Math.round(percent * 10) / 10 === percent;

/** As the server takes them. */
export const areBounds = ({ mediumFrom, highFrom }: Bounds): boolean =>
  mediumFrom > 0 && mediumFrom < highFrom && highFrom <= 100 && [mediumFrom, highFrom].every(isWholeTenths);

/** @param likelihood 0..100 */
const bandOf = (likelihood: number, { mediumFrom, highFrom }: Bounds): Band =>
  likelihood >= highFrom ? 'high' : likelihood >= mediumFrom ? 'medium' : 'low';

/** Detections that would be in another band. */
export interface Move {
  readonly from: Band;
  readonly to: Band;
  readonly count: number;
}

/** Labeled detections by band. */
type ByBand = Readonly<Record<Band, number>>;

export interface WhatIf {
  readonly moves: readonly Move[];
  readonly now: { readonly manipulated: ByBand; readonly not: ByBand };
  readonly after: { readonly manipulated: ByBand; readonly not: ByBand };
}

/**
 * What other bounds would change, over all detections and the labeled ones. What stands at exactly the lower bound was
 * mostly raised to it, since no check could look: it is left as undecided wherever that bound is.
 */
export function whatIf(
  { likelihoods, cells }: Pick<Calibration, 'likelihoods' | 'cells'>,
  present: Bounds,
  next: Bounds,
): WhatIf {
  const after = (likelihood: number): Band =>
    likelihood === present.mediumFrom ? 'medium' : bandOf(likelihood, next);
  const moved = new Map<string, Move>();
  for (const { likelihood, count } of likelihoods) {
    const [from, to] = [bandOf(likelihood, present), after(likelihood)];
    if (from === to) continue;
    const key = `${from} ${to}`;
    moved.set(key, { from, to, count: (moved.get(key)?.count ?? 0) + count });
  }
  const labelledBy = (band: (likelihood: number) => Band): WhatIf['now'] => {
    const counts = { manipulated: { low: 0, medium: 0, high: 0 }, not: { low: 0, medium: 0, high: 0 } };
    for (const { likelihood, manipulated, not } of cells) {
      counts.manipulated[band(likelihood)] += manipulated;
      counts.not[band(likelihood)] += not;
    }
    return counts;
  };
  return {
    moves: [...moved.values()].toSorted((one, other) => other.count - one.count),
    now: labelledBy((likelihood) => bandOf(likelihood, present)),
    after: labelledBy(after),
  };
}
