import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CheckReport } from '../examine.js';
import { judge } from './judge.js';
import { check, found, policies, report, reports } from './testing/made-reports.js';

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
