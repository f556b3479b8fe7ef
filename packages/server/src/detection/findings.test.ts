import type { ArithmeticTerm } from '@assay/forensics';
import { expect, test } from 'vitest';
import type { Detection, RecordedCheck } from '../store/detection-types.js';
import { findingsOf } from './findings.js';

const check = (checkId: string, status: RecordedCheck['status'], likelihood: number): RecordedCheck => ({
  ...{ checkId, version: '1.0.0', type: 'DOCUMENT_STRUCTURE', status, likelihood, details: '', evidence: [] },
});

const term = (
  checkId: string,
  group: string,
  logLikelihoodRatio: number,
  rest: Partial<ArithmeticTerm> = {},
): ArithmeticTerm => ({
  ...{ checkId, version: '1.0.0', group, weight: 'fact', basis: null, measure: 1, shareOfDocument: 1 },
  ...{ logLikelihoodRatio, counted: true, because: 'STRONGEST_OF_GROUP' },
  ...rest,
});

const detection = (checks: RecordedCheck[], terms?: ArithmeticTerm[]): Detection =>
  ({ checks, ...(terms && { arithmetic: { terms, steps: [] } }) }) as unknown as Detection;

const of = (one: Detection): string[] =>
  findingsOf(one).map(({ number, check, role, countsWith }) =>
    [number, check.checkId, role, ...(countsWith === undefined ? [] : [`with ${countsWith}`])].join(' '),
  );

test('facts come by weight, then what counts with another, then context, then what has no weight', () => {
  const checks = ['a.totals', 'a.balance', 'a.quality', 'a.context', 'a.covered'].map((id) =>
    check(id, 'FAIL', 0.5),
  );
  const terms = [
    term('a.totals', 'sums', 1.2, { counted: false, because: 'WEAKER_IN_GROUP' }),
    term('a.balance', 'sums', 3.9),
    term('a.quality', 'quality', 0, { counted: false, because: 'NO_WEIGHT' }),
    term('a.context', 'origin', 0.4, { weight: 'context' }),
    term('a.covered', 'paint', 4.5),
  ];
  expect(of(detection(checks, terms))).toEqual([
    '1 a.covered fact',
    '2 a.balance fact',
    '3 a.totals shared with 2',
    '4 a.context context',
    '5 a.quality doubt',
  ]);
});

test('a check that passed and still raised the number is a finding; one that cleared is none', () => {
  const checks = [
    check('a.raised', 'PASS', 0.2),
    check('a.cleared', 'PASS', 0.05),
    check('a.broke', 'ERROR', 0.1),
  ];
  const terms = [term('a.raised', 'a', 0.8), term('a.cleared', 'b', -0.7)];
  expect(of(detection(checks, terms))).toEqual(['1 a.raised fact']);
});

test('a record from before its arithmetic is ordered by what each check found', () => {
  expect(of(detection([check('a.weak', 'FAIL', 0.3), check('a.strong', 'FAIL', 0.9)]))).toEqual([
    '1 a.strong fact',
    '2 a.weak fact',
  ]);
});
