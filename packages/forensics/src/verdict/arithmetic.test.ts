import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CheckOutcome } from '../check.js';
import type { CheckReport } from '../examine.js';
import type { AnyCheck } from '../run-check.js';
import { judge } from './judge.js';
import type { VerdictPolicy } from './types.js';

/** A check whose measure is its log-likelihood ratio, from -5 to 5. */
const check = (id: string, group: string, weight: 'fact' | 'context' = 'fact'): AnyCheck => ({
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
const found = (measure: number): CheckOutcome => ({
  kind: 'examined',
  finding: { measure, summary: 'Something.', evidence: [], heat: [] },
});
const report = (of: AnyCheck, outcome: CheckOutcome): CheckReport => ({ check: of, outcome });

const outcomes: fc.Arbitrary<CheckOutcome> = fc.oneof(
  fc.double({ min: -5, max: 5, noNaN: true }).map(found),
  fc.constant(found(0)),
  fc.constant<CheckOutcome>({ kind: 'not-applicable', because: 'Nothing there.' }),
  fc.constant<CheckOutcome>({ kind: 'broken', errorCode: 'TIME_LIMIT' }),
);
const reports = fc
  .array(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('fact', 'context'), outcomes), {
    maxLength: 9,
  })
  .map((all) =>
    all.map(([group, weight, outcome], index) => report(check(`x.${index}`, group, weight), outcome)),
  );
const policies: fc.Arbitrary<VerdictPolicy> = fc
  .tuple(fc.integer({ min: 1, max: 99 }), fc.integer({ min: 1, max: 99 }))
  .map(([one, other]) => ({ mediumFrom: Math.min(one, other), highFrom: Math.max(one, other) }));

test('the last step is the likelihood, whatever was found', () => {
  fc.assert(
    fc.property(reports, policies, (all, policy) => {
      const { likelihood, arithmetic } = judge(all, policy);
      expect(arithmetic.steps.at(-1)?.likelihood).toBe(likelihood);
    }),
    { numRuns: 5000 },
  );
});

test('each group’s step adds what its counted check weighs, and nothing else counts', () => {
  fc.assert(
    fc.property(reports, (all) => {
      const { steps, terms } = judge(all).arithmetic;
      expect(steps[0]).toMatchObject({ kind: 'prior', likelihood: 10 });
      const groups = steps.filter(({ kind }) => kind === 'group');
      groups.forEach(({ adds = 0, logOdds, group }, index) => {
        expect((steps[index]?.logOdds ?? 0) + adds).toBeCloseTo(logOdds, 9);
        const counted = terms.filter((term) => term.counted && term.group === group);
        expect(counted.map(({ logLikelihoodRatio }) => logLikelihoodRatio)).toEqual([adds]);
      });
      expect(terms.filter(({ counted }) => counted)).toHaveLength(groups.length);
      for (const { counted, because } of terms) expect(because === 'STRONGEST_OF_GROUP').toBe(counted);
    }),
    { numRuns: 2000 },
  );
});

test('why something did not count', () => {
  const { terms, steps } = judge([
    report(check('x.strong', 'paint'), found(4)),
    report(check('x.weaker', 'paint'), found(1)),
    report(check('x.cleared', 'style'), found(-1)),
    report(check('x.ordinary', 'origin', 'context'), found(-0.5)),
    report(check('x.nothing', 'other'), found(0)),
    report(check('x.absent', 'other'), { kind: 'not-applicable', because: 'Nothing there.' }),
  ]).arithmetic;
  expect(terms.map(({ checkId, because }) => [checkId, because])).toEqual([
    ['x.strong', 'STRONGEST_OF_GROUP'],
    ['x.weaker', 'WEAKER_IN_GROUP'],
    ['x.cleared', 'FACT_INCRIMINATES'],
    ['x.ordinary', 'CONTEXT_CLEARS_NOTHING'],
    ['x.nothing', 'NO_WEIGHT'],
  ]);
  expect(steps.map(({ kind, likelihood }) => [kind, likelihood])).toEqual([
    ['prior', 10],
    ['group', 85.8],
  ]);
});

test('the bounds are steps of their own', () => {
  const kinds = (...all: CheckReport[]): [string, number][] =>
    judge(all).arithmetic.steps.map(({ kind, likelihood }) => [kind, likelihood]);
  expect(kinds(report(check('x.a', 'a'), found(-1)), report(check('x.c', 'c', 'context'), found(5)))).toEqual(
    [
      ['prior', 10],
      ['group', 94.3],
      ['group', 85.8],
      ['context-bound', 74.9],
    ],
  );
  expect(kinds()).toEqual([
    ['prior', 10],
    ['nobody-looked', 25],
  ]);
  expect(
    kinds(
      report(check('x.a', 'a'), found(-3)),
      report(check('x.b', 'b'), { kind: 'broken', errorCode: 'TIME_LIMIT' }),
    ),
  ).toEqual([
    ['prior', 10],
    ['group', 0.6],
    ['check-broke', 25],
  ]);
  expect(kinds(report(check('x.a', 'a'), found(5)), report(check('x.b', 'b'), found(5))).at(-1)).toEqual([
    'ceiling',
    99.9,
  ]);
});
