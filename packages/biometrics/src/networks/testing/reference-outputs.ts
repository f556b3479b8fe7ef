import { readFileSync } from 'node:fs';

/** What TensorFlow.js answers for the reference picture (make-reference-outputs.ts). */
export interface ReferenceOutputs {
  readonly logits: readonly number[];
  /** Every {@link REGRESSIONS_KEPT_EVERY}th number. */
  readonly regressions: readonly number[];
  readonly meshPoints: readonly number[];
  readonly meshConfidence: number;
}

/** Has no divisor in common with the 16 numbers of an anchor, so that each of them is met. */
export const REGRESSIONS_KEPT_EVERY = 53;

export const referenceOutputs = (): ReferenceOutputs =>
  JSON.parse(
    readFileSync(new URL('../fixtures/reference-outputs.json', import.meta.url), 'utf8'),
  ) as ReferenceOutputs;
