import { type AnyCheck, defineCheck } from '@assay/forensics';
import { fraction, toPercent } from '@assay/media';
import { expect, test } from 'vitest';
import type { AssessedFile, UnassessedFile } from './assess.js';
import { graver, reasonOf } from './exit-reason.js';
import { describe } from './human-output.js';
import { toJsonLine } from './json-output.js';

const check: AnyCheck = defineCheck({
  id: 'pdf.example',
  version: '1.0.0',
  reports: 'DOCUMENT_STRUCTURE',
  group: 'example',
  weight: 'fact',
  needs: [],
  calibration: { points: [{ measure: 0, logLikelihoodRatio: 0 }], source: 'none: a test' },
  examine: () => ({ kind: 'not-applicable', because: 'a test' }),
});

const edited: AssessedFile = {
  path: 'in/statement\u001b.pdf',
  format: 'pdf',
  pageCount: 2,
  markedPages: [],
  marked: ['out/statement\u001b.pdf.page-1.webp'],
  verdict: {
    likelihood: toPercent(fraction(0.971)),
    fraudSeverity: 'high',
    classification: 'rejected',
    reasoning: ['A value was replaced.'],
    reasons: [],
    arithmetic: {
      judgeVersion: '1.6.0',
      prior: fraction(0.1),
      policy: { mediumFrom: 25, highFrom: 75 },
      terms: [],
      steps: [],
      undecided: null,
    },
  },
  checks: [
    {
      check,
      standing: { status: 'FAIL', likelihood: fraction(0.971) },
      outcome: {
        kind: 'examined',
        finding: {
          measure: 3,
          summary: 'one value replaced',
          evidence: [
            {
              code: 'TEXT_REPLACED',
              kind: 'value_comparison',
              summary: 'a number was written over',
              page: 1,
              mark: 1,
              boundingBox: { x1: 0.5, y1: 0.25, x2: 0.625, y2: 0.275 },
              before: '1,250.00',
              after: '7,250.00',
            },
          ],
          heat: [],
        },
      },
    },
    {
      check,
      standing: { status: 'NOT_APPLICABLE' },
      outcome: { kind: 'not-applicable', because: 'one save only' },
    },
    {
      check,
      standing: { status: 'ERROR' },
      outcome: { kind: 'broken', errorCode: 'TIME_LIMIT' },
    },
  ],
};

const missing: UnassessedFile = { path: 'no.pdf', problem: 'NOT_FOUND', message: 'no such file or folder' };

test('a reader sees verdict, reason, checks, and page, place, earlier and later value of the evidence', () => {
  expect(describe(edited)).toBe(`in/statement\\u001b.pdf
  rejected: 97.1 of 100 (high)
  A value was replaced.
  marked: out/statement\\u001b.pdf.page-1.webp
  FAIL           pdf.example: one value replaced
    [1] page 1, x 50.0 % to 62.5 %, y 25.0 % to 27.5 %: a number was written over
        earlier: 1,250.00
        later:   7,250.00
  NOT APPLICABLE pdf.example: one save only
  ERROR          pdf.example: The check could not be completed (TIME_LIMIT).
`);
  expect(describe(missing)).toBe('no.pdf\n  not examined: no such file or folder\n');
});

test('a program gets one line of JSON with the record spellings', () => {
  const line = toJsonLine(edited);
  expect(line.indexOf('\n')).toBe(line.length - 1);
  expect(JSON.parse(line)).toMatchObject({
    file: 'in/statement\u001b.pdf',
    likelihood: 97.1,
    fraudSeverity: 'high',
    classification: 'rejected',
    undecided: false,
    marked: ['out/statement\u001b.pdf.page-1.webp'],
    technicalChecks: [
      { checkId: 'pdf.example', status: 'FAIL', evidence: [{ before: '1,250.00', after: '7,250.00' }] },
      { status: 'NOT_APPLICABLE', evidence: [] },
      { status: 'ERROR', evidence: [] },
    ],
  });
  expect(JSON.parse(toJsonLine(missing))).toEqual({
    file: 'no.pdf',
    error: { code: 'NOT_FOUND', message: 'no such file or folder' },
  });
});

test('a scan ends with the gravest of its files; one that was not examined outweighs every band', () => {
  const medium: AssessedFile = { ...edited, verdict: { ...edited.verdict, fraudSeverity: 'medium' } };
  const low: AssessedFile = { ...edited, verdict: { ...edited.verdict, fraudSeverity: 'low' } };
  const end = (...files: Parameters<typeof reasonOf>[0][]) => files.map(reasonOf).reduce(graver, 'LOW');
  expect([end(low), end(medium, low), end(low, edited, medium), end(missing, edited)]).toEqual([
    'LOW',
    'MEDIUM',
    'HIGH',
    'NOT_EXAMINED',
  ]);
});
