import { expect, test } from 'vitest';
import type { CheckReport } from '../../examine.js';
import { judge, judgeCheck } from '../../verdict/judge.js';
import { type EarlierContradiction, reportEarlierSubmissions } from './earlier-submission.js';
import { MEASURE } from './measure.js';

const changed: EarlierContradiction = {
  code: 'VALUE_CHANGED',
  measure: MEASURE.contradicting,
  summary:
    'The same statement was submitted before with another closing balance: 1,240.00 then, 9,240.00 now.',
  page: 2,
  boundingBox: { x1: 0.1, y1: 0.2, x2: 0.3, y2: 0.4 },
  before: '1,240.00',
  after: '9,240.00',
};
const renamed: EarlierContradiction = {
  code: 'OTHER_NAME',
  measure: MEASURE.doubtful,
  summary: 'renamed',
  before: 'A',
  after: 'B',
};
const paidTwice: EarlierContradiction = { ...changed, measure: MEASURE.explicable, summary: 'paid twice' };

/** A fact that looked and found nothing, so that the verdict is decided. */
const clean: CheckReport = {
  check: {
    ...reportEarlierSubmissions([]).check,
    id: 'pdf.clean',
    group: 'pdf-clean',
    calibration: { points: [{ measure: 0, logLikelihoodRatio: -0.5 }], source: '' },
  },
  outcome: { kind: 'examined', finding: { measure: 0, summary: '', evidence: [], heat: [] } },
};
const verdictOf = (...found: EarlierContradiction[]) => judge([clean, reportEarlierSubmissions(found)]);

test('another balance of the same statement rejects alone, and says both values', () => {
  const verdict = verdictOf(changed);
  expect(verdict.classification).toBe('rejected');
  expect(verdict.reasoning[0]).toContain('sent before with “1,240.00”; it now says “9,240.00”');
  const { outcome } = reportEarlierSubmissions([changed]);
  expect(outcome.kind === 'examined' && outcome.finding.evidence).toEqual([
    {
      code: 'VALUE_CHANGED',
      kind: 'value_comparison',
      summary: changed.summary,
      page: 2,
      boundingBox: changed.boundingBox,
      before: '1,240.00',
      after: '9,240.00',
    },
  ]);
});

test('another name alone ends in the middle band', () => {
  expect(verdictOf(renamed).classification).toBe('unverified');
  expect(judgeCheck(reportEarlierSubmissions([renamed])).status).toBe('FAIL');
});

test('what has a common innocent cause stays below the middle band', () => {
  expect(verdictOf(paidTwice).classification).toBe('verified');
});

test('many weak contradictions are no strong one', () => {
  expect(
    verdictOf(...Array.from({ length: 50 }, (_, index) => ({ ...renamed, summary: `${index}` })))
      .classification,
  ).toBe('unverified');
});

test('the strongest comes first, and what several earlier submissions say is said once', () => {
  const { outcome } = reportEarlierSubmissions([renamed, changed, changed]);
  expect(outcome.kind === 'examined' && outcome.finding.measure).toBe(MEASURE.contradicting);
  expect(outcome.kind === 'examined' && outcome.finding.evidence.map(({ code }) => code)).toEqual([
    'VALUE_CHANGED',
    'OTHER_NAME',
  ]);
});

test.each([['not-looked' as const], [[]]])(
  '%j says nothing: it neither clears nor counts as having looked',
  (found) => {
    const report = reportEarlierSubmissions(found);
    expect(report.outcome.kind).toBe('not-applicable');
    expect(judge([clean, report]).likelihood).toBe(judge([clean]).likelihood);
    expect(judge([report]).classification).toBe('unverified');
  },
);

test('a code that no page explains is our mistake', () => {
  expect(() => reportEarlierSubmissions([{ ...changed, code: 'ELSE' }])).toThrow(TypeError);
});

test('a contradiction is no look at the document: one that nobody examined stays undecided, however weak the contradiction', () => {
  expect(judge([reportEarlierSubmissions([paidTwice])]).classification).toBe('unverified');
  expect(judge([reportEarlierSubmissions([changed])]).classification).toBe('rejected');
});
