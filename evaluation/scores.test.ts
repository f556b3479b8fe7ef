import { fraction, toPercent } from '@assay/media';
import { expect, test } from 'vitest';
import type { ExaminedFile, ScoredCheck } from './examined-file.js';
import { scoresOfCheck, scoresOfVerdicts } from './scores.js';

const known = {
  file: 'x.pdf',
  tampered: true,
  group: 'x',
  technique: '',
  generator: '',
  tool: '',
  saveChain: '',
  arithmetic: '',
  quality: '',
  kind: '',
  receivedOn: '',
  mask: '',
  editedValues: [],
  editedPages: [],
  editedAreas: [],
};
const check = (logLikelihoodRatio: number, measure?: number): ScoredCheck => ({
  checkId: 'pdf.one',
  reports: 'DOCUMENT_STRUCTURE',
  status: measure === undefined ? 'NOT_APPLICABLE' : 'PASS',
  logLikelihoodRatio,
  ...(measure === undefined ? {} : { measure }),
  evidence: [],
});
const withCheck = (...checks: readonly ScoredCheck[]): ExaminedFile => ({ known, tookMs: 1, checks });
const scoreOf = (file: ExaminedFile) => scoresOfCheck([file], 'pdf.one')[0]?.score ?? Number.NaN;

test('a file that could not be examined ranks below every likelihood', () => {
  const clean = {
    likelihood: toPercent(fraction(0)),
    fraudSeverity: 'low',
    classification: 'verified',
    reasoning: ['-'],
  } as const;
  const [examined, failed] = scoresOfVerdicts([{ ...withCheck(), verdict: clean }, withCheck()]);
  expect(examined?.score).toBe(0);
  expect(failed?.score).toBeLessThan(0);
});

test('one check: the ratio decides, the measure breaks ties, nothing to say is 0', () => {
  expect(scoreOf(withCheck(check(2, 0.1)))).toBeGreaterThan(scoreOf(withCheck(check(1.9, 50))));
  expect(scoreOf(withCheck(check(2, 0.2)))).toBeGreaterThan(scoreOf(withCheck(check(2, 0.1))));
  expect(scoreOf(withCheck(check(0)))).toBe(0);
  expect(scoreOf(withCheck())).toBe(0);
});
