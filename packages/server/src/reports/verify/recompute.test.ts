import { type CheckOutcome, type CheckReport, defineCheck, judge } from '@assay/forensics';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { problemOfArithmetic } from './recompute.js';

/** A check whose measure is its log-likelihood ratio, from -5 to 5. */
const report = (
  index: number,
  group: string,
  weight: 'fact' | 'context',
  outcome: CheckOutcome,
): CheckReport => ({
  check: defineCheck({
    id: `x.${index}`,
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
  }),
  outcome,
});
const outcomes: fc.Arbitrary<CheckOutcome> = fc.oneof(
  fc.double({ min: -5, max: 5, noNaN: true }).map(
    (measure): CheckOutcome => ({
      kind: 'examined',
      finding: { measure, summary: 'Something.', evidence: [], heat: [] },
    }),
  ),
  fc.constant<CheckOutcome>({ kind: 'not-applicable', because: 'Nothing there.' }),
  fc.constant<CheckOutcome>({ kind: 'broken', errorCode: 'TIME_LIMIT' }),
);
const reports = fc
  .array(
    fc.tuple(
      fc.constantFrom('a', 'b', 'c', 'd'),
      fc.constantFrom('fact' as const, 'context' as const),
      outcomes,
    ),
    { maxLength: 9 },
  )
  .map((all) => all.map(([group, weight, outcome], index) => report(index, group, weight, outcome)));
const policies = fc
  .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }))
  .map(([one, other]) => ({ mediumFrom: Math.min(one, other), highFrom: Math.max(one, other) }));

test('whatever the judge reckoned can be reckoned again', () => {
  fc.assert(
    fc.property(reports, policies, (all, policy) => {
      const { likelihood, arithmetic } = judge(all, policy);
      // As it stands in a file.
      const read = JSON.parse(JSON.stringify(arithmetic));
      expect(problemOfArithmetic(read, likelihood)).toBeUndefined();
    }),
    { numRuns: 3000 },
  );
});

test('a number, a weight, a step or a bound that was changed is noticed', () => {
  const found = (measure: number): CheckOutcome => ({
    kind: 'examined',
    finding: { measure, summary: 'Something.', evidence: [], heat: [] },
  });
  const { likelihood, arithmetic } = judge([
    report(1, 'a', 'fact', found(4.1)),
    report(2, 'b', 'fact', found(3.2)),
    report(3, 'c', 'fact', found(4.9)),
  ]);
  const [prior, first, ...rest] = arithmetic.steps;
  if (!prior || !first) throw new Error('no steps');
  expect(problemOfArithmetic(arithmetic, likelihood)).toBeUndefined();
  const problem = (changed: Partial<typeof arithmetic>, said: number = likelihood) =>
    problemOfArithmetic({ ...arithmetic, ...changed }, said);
  expect(problem({}, 12)).toBe('it ends at 99.9, and the record says 12');
  expect(problem({ prior: 0.5 as typeof arithmetic.prior })).toBe('it does not begin with its prior');
  expect(problem({ steps: [prior, { ...first, adds: 1 }, ...rest] })).toMatch(
    /no check of the group c weighs 1/,
  );
  expect(problem({ steps: [prior, { ...first, logOdds: 1 }, ...rest] })).toMatch(/does not add up/);
  expect(problem({ steps: [prior, ...rest] })).toBeDefined();
  expect(problem({ terms: arithmetic.terms.slice(1) })).toMatch(/no check of the group a/);
});
