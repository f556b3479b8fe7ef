/**
 * How much a check's measure says: natural-log likelihood ratios,
 * `ln P(measure | manipulated) / P(measure | honest)`. Positive speaks for manipulation. Between points the
 * ratio is interpolated; beyond the ends it stays as at the end.
 */
export interface Calibration {
  /** Ascending in `measure`, non-decreasing in `logLikelihoodRatio`; at least one. */
  readonly points: readonly { readonly measure: number; readonly logLikelihoodRatio: number }[];
  /**
   * Where the ratios come from: corpus, counts, date and command, or the reasoning when no corpus could show
   * it.
   */
  readonly source: string;
}

/**
 * The log-likelihood ratio of a measure under a calibration.
 * @throws RangeError for a measure that is not a number, or a calibration without points
 */
export function logLikelihoodRatio(calibration: Calibration, measure: number): number {
  const { points } = calibration;
  const first = points[0];
  const last = points[points.length - 1];
  if (!first || !last) throw new RangeError('a calibration needs at least one point');
  if (Number.isNaN(measure)) throw new RangeError('expected a measure, received NaN');
  if (measure <= first.measure) return first.logLikelihoodRatio;
  for (let index = 1; index < points.length; index++) {
    const left = points[index - 1];
    const right = points[index];
    if (left && right && measure <= right.measure) {
      const share = (measure - left.measure) / (right.measure - left.measure);
      return left.logLikelihoodRatio + share * (right.logLikelihoodRatio - left.logLikelihoodRatio);
    }
  }
  return last.logLikelihoodRatio;
}
