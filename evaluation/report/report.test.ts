import { box, fraction, toPercent } from '@assay/media';
import { expect, test } from 'vitest';
import type { ExaminedFile, ScoredCheck } from '../examined-file.js';
import type { CorpusFile } from '../manifest.js';
import { ratesPage } from './rates-page.js';
import { evaluationReport } from './report.js';

const SEVERITY = { high: ['high', 'rejected'], low: ['low', 'verified'] } as const;

function corpusFile(file: string, tampered: boolean): CorpusFile {
  const editedValues = tampered ? [{ before: '10.00', after: '90.00' }] : [];
  return {
    file,
    tampered,
    group: file,
    technique: tampered ? 'incr_raw' : 'clean',
    generator: '',
    tool: '',
    saveChain: '',
    arithmetic: '',
    quality: '',
    kind: '',
    receivedOn: '',
    mask: '',
    editedValues,
    editedPages: tampered ? [2] : [],
    editedAreas: [],
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
    evidence:
      band === 'high'
        ? [
            {
              code: 'X',
              kind: 'value_comparison',
              summary: '-',
              page: 2,
              boundingBox: box(0.4, 0.5, 0.6, 0.53),
              before: '10.00',
              after: '90.00',
            },
          ]
        : [],
  };
  const likelihood = toPercent(fraction(band === 'high' ? 0.9 : 0.05));
  return {
    known,
    tookMs: 20,
    verdict: { likelihood, fraudSeverity, classification, reasoning: ['-'] },
    checks: [check],
  };
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
  expect(report).toContain('2 tampered, 2 honest, 1 labeled "unverified" ignored');
  expect(report).toMatch(/1 % +1 of 2 \(50 %\) +0 of 2/);
  expect(report).toMatch(/incr_raw +2 +1 of 2 \(50 %\) +1 of 2 \(50 %\) +1 of 2 \(50 %\)/);
  expect(report).toMatch(/Tampered files at low: 1\n +5\.0 % {2}missed\.pdf/);
  expect(report).toContain('Honest files at medium or above: 0');
  expect(report).toMatch(/Files not examined: 1\n {2}crashed\.pdf: UndecodableError TIME_LIMIT/);
  expect(report).toMatch(/pdf\.unexplained-revision +1 of 2 \(50 %\) +0 of 1 \(0 %\)/);
});

test('one check alone brings its fitted points', () => {
  const report = evaluationReport('pdf', corpus, files, { checkId: 'pdf.unexplained-revision' });
  expect(report).toContain('## Check pdf.unexplained-revision alone');
  expect(report).toContain('The check examined 3 of 4 files.');
});

test('a box on the change is told from a box elsewhere, and held-out bands are stated for every key', () => {
  const places = new Map([['found.pdf', [{ page: 2, box: box(0.5, 0.5, 0.6, 0.52) }]]]);
  const report = evaluationReport('pdf', corpus, files, { placesOfFile: places, calibratingFiles: [] });
  expect(report).toMatch(/incr_raw +1 of 1 \(100 %\)/);
  expect(report).toMatch(/technique +\d of 2/);
  const elsewhere = new Map([['found.pdf', [{ page: 2, box: box(0.8, 0.8, 0.9, 0.9) }]]]);
  expect(evaluationReport('pdf', corpus, files, { placesOfFile: elsewhere })).toMatch(
    /incr_raw +0 of 1 \(0 %\)/,
  );
});

test('the page of rates names every check that ran and every technique, and no path', () => {
  const page = ratesPage(files, { corpus: 'Made here', date: '2026-11-22' });
  expect(page).toContain('## Made here, 2026-11-22');
  expect(page).toMatch(
    /\| `pdf\.unexplained-revision` \| [\d.]+ \| 1 of 2 \(50 %\) \| 0 of 2 \(0 %\) \| 3 of 4 \(75 %\) \|/,
  );
  expect(page).toContain('| incr_raw | 2 | 1 | 1 | `pdf.unexplained-revision` 1 |');
  expect(page).toContain('| honest: clean | 2 | 0 | 0 |');
});
