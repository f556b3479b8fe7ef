import { expect, test } from 'vitest';
import type { Arithmetic, Step, Term } from '../api/types.js';
import { axisOf, barsOf, logOddsOf, notCounted, TICKS_PERCENT, weightless } from './waterfall.js';

const term = (
  checkId: string,
  group: string,
  logLikelihoodRatio: number,
  counted: boolean,
  because: Term['because'] = 'STRONGEST_OF_GROUP',
): Term => ({
  checkId,
  version: '1.0.0',
  group,
  weight: 'fact',
  basis: null,
  measure: 1,
  shareOfDocument: 1,
  logLikelihoodRatio,
  counted,
  because,
});

const STEPS: Step[] = [
  { kind: 'prior', logOdds: -2.2, likelihood: 10 },
  { kind: 'group', group: 'history', adds: 4.1, logOdds: 1.9, likelihood: 87 },
  { kind: 'ceiling', logOdds: 1.8, likelihood: 86 },
];

const arithmetic: Arithmetic = {
  judgeVersion: '1.5.0',
  prior: 0.1,
  policy: { mediumFrom: 25, highFrom: 75 },
  terms: [
    term('pdf.revision', 'history', 4.1, true),
    term('pdf.weaker', 'history', 1.1, false, 'WEAKER_IN_GROUP'),
    term('pdf.cleared', 'paint', -0.2, false, 'FACT_INCRIMINATES'),
    term('pdf.nothing', 'other', 0, false, 'NO_WEIGHT'),
  ],
  steps: STEPS,
};

test('each bar goes from the step before to its own, and names the check that speaks for its group', () => {
  expect(
    barsOf(arithmetic).map(({ from, to, terms }) => [from, to, terms.map(({ checkId }) => checkId)]),
  ).toEqual([
    [-2.2, -2.2, []],
    [-2.2, 1.9, ['pdf.revision']],
    [1.9, 1.8, []],
  ]);
});

test('what did not count is listed by its reason, what weighs nothing apart', () => {
  expect(
    [...notCounted(arithmetic)].map(([because, terms]) => [because, terms.map(({ checkId }) => checkId)]),
  ).toEqual([
    ['WEAKER_IN_GROUP', ['pdf.weaker']],
    ['FACT_INCRIMINATES', ['pdf.cleared']],
  ]);
  expect(weightless(arithmetic).map(({ checkId }) => checkId)).toEqual(['pdf.nothing']);
});

test('the axis holds its ticks and every bar', () => {
  const bars = barsOf({ ...arithmetic, steps: [{ kind: 'prior', logOdds: 12, likelihood: 99.9 }] });
  const { from, to } = axisOf(bars);
  for (const percent of TICKS_PERCENT) expect(logOddsOf(percent)).toBeGreaterThan(from);
  expect(to).toBeGreaterThan(12);
});
