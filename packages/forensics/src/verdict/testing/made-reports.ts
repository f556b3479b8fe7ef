import fc from 'fast-check';
import type { CheckOutcome } from '../../check.js';
import type { CheckReport } from '../../examine.js';
import type { AnyCheck } from '../../run-check.js';
import type { VerdictPolicy } from '../types.js';

/** A check whose measure is its log-likelihood ratio, from -5 to 5. */
export const check = (id: string, group: string, weight: 'fact' | 'context' = 'fact'): AnyCheck => ({
  id,
  version: '1.0.0',
  reports: 'DOCUMENT_STRUCTURE',
  group,
  weight,
  needs: [],
  calibration: {
    points: [-5, 5].map((ratio) => ({ measure: ratio, logLikelihoodRatio: ratio })),
    source: 'typed out for this test',
  },
  examine: () => ({ kind: 'not-applicable', because: 'never run' }),
});
export const found = (measure: number): CheckOutcome => ({
  kind: 'examined',
  finding: { measure, summary: 'Something.', evidence: [], heat: [] },
});
export const report = (of: AnyCheck, outcome: CheckOutcome): CheckReport => ({ check: of, outcome });

const outcomes: fc.Arbitrary<CheckOutcome> = fc.oneof(
  fc.double({ min: -5, max: 5, noNaN: true }).map(found),
  fc.constant(found(0)),
  fc.constant<CheckOutcome>({ kind: 'not-applicable', because: 'Nothing there.' }),
  fc.constant<CheckOutcome>({ kind: 'broken', errorCode: 'TIME_LIMIT' }),
);
export const reports = fc
  .array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('fact', 'context'), outcomes), {
    maxLength: 9,
  })
  .map((all) =>
    all.map(([group, weight, outcome], index) => report(check(`x.${index}`, group, weight), outcome)),
  );
export const policies: fc.Arbitrary<VerdictPolicy> = fc
  .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }))
  .map(([one, other]) => ({ mediumFrom: Math.min(one, other), highFrom: Math.max(one, other) }));
