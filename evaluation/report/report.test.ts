import { fraction, toPercent } from '@assay/media';
import { expect, test } from 'vitest';
import type { ExaminedFile, ScoredCheck } from '../examined-file.js';
import type { CorpusFile } from '../manifest.js';
import { evaluationReport } from './report.js';

const SEVERITY = { high: ['high', 'rejected'], low: ['low', 'verified'] } as const;

function corpusFile(file: string, tampered: boolean): CorpusFile {
  const editedValues = tampered ? [{ before: '10.00', after: '90.00' }] : [];
  return {
    file,
    tampered,
    group: file,
    technique: tampered ? 'incr_raw' : 'clean',
    saveChain: '',
    editedValues,
    editedPages: tampered ? [2] : [],
  };
}

function examined(known: CorpusFile, band: keyof typeof SEVERITY, measure: number): ExaminedFile {
  const [fraudSeverity, classification] = SEVERITY[band];
  const check: ScoredCheck = {
    checkId: 'pdf.unexplained-revision',
    reports: 'DOCUMENT_STRUCTURE',
    status: band === 'high' ? 'FAIL' : 'PASS',
    logLikelihoodRatio: measure > 0 ? 5 : -1,
    measure,
    evidence: band === 'high' ? [{ code: 'X', kind: 'value_comparison', summary: '-', page: 2, before: '10.00', after: '90.00' }] : [],
  };
  const likelihood = toPercent(fraction(band === 'high' ? 0.9 : 0.05));
  return { known, tookMs: 20, verdict: { likelihood, fraudSeverity, classification, reasoning: ['-'] }, checks: [check] };
}

const found = corpusFile('found.pdf', true);
const missed = corpusFile('missed.pdf', true);
const clean = corpusFile('clean.pdf', false);
const crashed = corpusFile('crashed.pdf', false);
const corpus = { files: [found, missed, clean, crashed], ignored: new Map([['unverified', 1]]) };
const files: readonly ExaminedFile[] = [
  examined(found, 'high', 4),
  examined(missed, 'low', 0),
  examined(clean, 'low', 0),
  { known: crashed, tookMs: 5, checks: [], error: 'UndecodableError TIME_LIMIT' },
];

test('the report states counts, rates, recovered values, mistakes and failures', () => {
  const report = evaluationReport('pdf', corpus, files);
  expect(report).toContain('2 tampered, 2 honest, 1 labelled "unverified" ignored');
  expect(report).toMatch(/1 % +1 of 2 \(50 %\) +0 of 2/);
  expect(report).toMatch(/incr_raw +2 +1 of 2 \(50 %\) +1 of 2 \(50 %\) +1 of 2 \(50 %\)/);
  expect(report).toMatch(/Tampered files at low: 1\n +5\.0 % {2}missed\.pdf/);
  expect(report).toContain('Honest files at medium or above: 0');
  expect(report).toMatch(/Files not examined: 1\n {2}crashed\.pdf: UndecodableError TIME_LIMIT/);
  expect(report).toMatch(/pdf\.unexplained-revision +1 of 2 \(50 %\) +0 of 1 \(0 %\)/);
});

test('one check alone brings its fitted points', () => {
  const report = evaluationReport('pdf', corpus, files, 'pdf.unexplained-revision');
  expect(report).toContain('## Check pdf.unexplained-revision alone');
  expect(report).toContain('The check examined 3 of 4 files.');
});
