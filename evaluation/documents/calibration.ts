import type { FieldOutcome } from './types.js';

export interface ConfidenceBin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly right: number;
  readonly meanConfidence: number;
}

/** Lower ends; most values lie near 1, where the steps are finer. */
const BIN_STARTS = [0, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98];

/** Values that were read and can be judged, by their stated confidence. */
export function confidenceBins(fields: readonly FieldOutcome[]): ConfidenceBin[] {
  return BIN_STARTS.map((from, index) => {
    const to = BIN_STARTS[index + 1] ?? 1;
    const inside = fields.filter(
      ({ confidence }) =>
        confidence !== undefined && confidence >= from && (to === 1 ? confidence <= 1 : confidence < to),
    );
    const sum = inside.reduce((total, { confidence }) => total + (confidence ?? 0), 0);
    return {
      from,
      to,
      count: inside.length,
      right: inside.filter(({ verdict }) => verdict === 'right').length,
      meanConfidence: sum / Math.max(1, inside.length),
    };
  });
}

/**
 * Mean squared distance of confidence from what came true; 0 is perfect, 0.25 is what always saying one half
 * earns.
 * @see Brier, "Verification of forecasts expressed in terms of probability", Monthly Weather Review 78 (1950)
 * 1-3.
 * @returns undefined where nothing was read
 */
export function brierScore(fields: readonly FieldOutcome[]): number | undefined {
  const judged = fields.flatMap(({ confidence, verdict }) =>
    confidence === undefined ? [] : [(confidence - (verdict === 'right' ? 1 : 0)) ** 2],
  );
  return judged.length === 0 ? undefined : judged.reduce((sum, square) => sum + square, 0) / judged.length;
}
