/**
 * How much a signal's measure says: natural logarithms of likelihood ratios, attack over living person.
 * Between points the ratio lies on the line, beyond the ends it stays as at the end.
 */
export interface SignalCalibration {
  /** Ascending in `measure`; at least one. */
  readonly points: readonly { readonly measure: number; readonly logLikelihoodRatio: number }[];
  /** Where the ratios come from: which clips or pictures, counts, date, command. */
  readonly source: string;
}

/** @throws RangeError for a calibration without points, and for NaN */
export function calibrated({ points }: SignalCalibration, measure: number): number {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) throw new RangeError('a calibration needs at least one point');
  if (Number.isNaN(measure)) throw new RangeError('expected a measure, received NaN');
  if (measure <= first.measure) return first.logLikelihoodRatio;
  const index = points.findIndex((point) => measure <= point.measure);
  if (index < 0) return last.logLikelihoodRatio;
  const [left, right] = [points[index - 1]!, points[index]!];
  const share = (measure - left.measure) / (right.measure - left.measure);
  return left.logLikelihoodRatio + share * (right.logLikelihoodRatio - left.logLikelihoodRatio);
}
