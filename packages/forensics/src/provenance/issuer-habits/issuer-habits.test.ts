import { expect, test } from 'vitest';
import type { CheckReport } from '../../examine.js';
import { judge, judgeCheck } from '../../verdict/judge.js';
import { type BesideItsIssuer, reportIssuerHabits } from './issuer-habits.js';

const other: BesideItsIssuer = {
  documents: 12,
  measure: 13,
  differences: [{ code: 'OTHER_PROGRAM', called: 'producer', before: 'Bank #', after: 'Editor #' }],
};

/** A fact that looked and found nothing, so that the verdict is decided. */
const clean: CheckReport = {
  check: {
    ...reportIssuerHabits('too-few').check,
    id: 'pdf.clean',
    group: 'pdf-clean',
    weight: 'fact',
    calibration: { points: [{ measure: 0, logLikelihoodRatio: 0 }], source: '' },
  },
  outcome: { kind: 'examined', finding: { measure: 0, summary: '', evidence: [], heat: [] } },
};

test('made otherwise than a dozen earlier ones: the middle band, with both ways as evidence', () => {
  const report = reportIssuerHabits(other);
  const verdict = judge([clean, report]);
  expect(verdict.classification).toBe('unverified');
  expect(verdict.reasoning[0]).toContain(
    'Many earlier documents of this issuer name “Bank #” as their program, none “Editor #”',
  );
  expect(report.outcome.kind === 'examined' && report.outcome.finding.evidence).toMatchObject([
    { code: 'OTHER_PROGRAM', kind: 'value_comparison', before: 'Bank #', after: 'Editor #' },
  ]);
});

test('what has one code is told once, with all that differs', () => {
  const build = ['catalog', 'saves'].map((called) => ({
    code: 'OTHER_BUILD',
    called,
    before: 'a',
    after: 'b',
  }));
  const { outcome } = reportIssuerHabits({ ...other, differences: [...build, ...other.differences] });
  expect(outcome.kind === 'examined' && outcome.finding.evidence).toMatchObject([
    { code: 'OTHER_PROGRAM', before: 'Bank #', after: 'Editor #' },
    { code: 'OTHER_BUILD', before: 'catalog: a; saves: a', after: 'catalog: b; saves: b' },
  ]);
});

test('however many earlier ones there are, context alone never rejects', () => {
  expect(judge([clean, reportIssuerHabits({ ...other, documents: 90, measure: 91 })]).classification).toBe(
    'unverified',
  );
});

test('made as the others were: nothing is said for or against', () => {
  const alike = reportIssuerHabits({ documents: 12, measure: 0, differences: [] });
  expect(judgeCheck(alike).status).toBe('PASS');
  expect(judge([clean, alike]).likelihood).toBe(judge([clean]).likelihood);
});

test('too few earlier ones: it did not look, and clears nothing', () => {
  const report = reportIssuerHabits('too-few');
  expect(report.outcome.kind).toBe('not-applicable');
  expect(judge([report]).classification).toBe('unverified');
});

test('a code that no page explains is our mistake', () => {
  const unknown = { ...other, differences: [{ ...other.differences[0]!, code: 'ELSE' }] };
  expect(() => reportIssuerHabits(unknown)).toThrow(TypeError);
});
