import type { FieldOutcome } from '../documents/types.js';
import { outcomesOfGoldenSet } from './count.js';
import type { GoldenDocument } from './pack.js';

/** Confidences below which a value might be left out of `parsedData`. */
const THRESHOLDS = [0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.7, 0.9, 0.95, 0.98] as const;

/** What a threshold leaves out, and what it keeps. */
interface Threshold {
  readonly below: number;
  readonly leftOut: { readonly right: number; readonly wrong: number };
  readonly kept: { readonly right: number; readonly wrong: number };
}

/** Values that can be judged, by each threshold: docs/fields.md recommends one by these counts. */
export function thresholdsOf(documents: readonly GoldenDocument[]): Threshold[] {
  const fields = outcomesOfGoldenSet(documents)
    .flatMap((outcome) => outcome.fields)
    .filter(({ confidence }) => confidence !== undefined);
  const count = (some: readonly FieldOutcome[]) => {
    const right = some.filter(({ verdict }) => verdict === 'right').length;
    return { right, wrong: some.length - right };
  };
  return THRESHOLDS.map((below) => ({
    below,
    leftOut: count(fields.filter(({ confidence = 0 }) => confidence < below)),
    kept: count(fields.filter(({ confidence = 0 }) => confidence >= below)),
  }));
}

/** Those of them that docs/fields.md shows. */
const SHOWN: readonly number[] = [0.7, 0.9, 0.95];

/** The rows of its table. */
export function thresholdRows(documents: readonly GoldenDocument[]): string {
  const shown = thresholdsOf(documents).filter(({ below }) => SHOWN.includes(below));
  return [
    '| bound | values taken | wrong ones among them | right values left for review |',
    '|---|---:|---:|---:|',
    ...shown.map(({ below, leftOut, kept }) => {
      const taken = (kept.right + kept.wrong).toLocaleString('en');
      return `| ${below} | ${taken} | ${kept.wrong} | ${leftOut.right} |`;
    }),
  ].join('\n');
}
