import { box } from '@assay/media';
import { expect, test } from 'vitest';
import type { ExaminedFile } from '../examined-file.js';
import { semanticsPage } from './semantics-page.js';

const CHECK = 'semantic.running-balance';
const EDIT = box(0.7, 0.5, 0.8, 0.52);

function examined(
  file: string,
  tampered: boolean,
  status: 'FAIL' | 'PASS',
  evidenceCount: number,
): ExaminedFile {
  const evidence = Array.from({ length: evidenceCount }, () => ({
    code: 'X',
    summary: '-',
    page: 1,
    boundingBox: EDIT,
  }));
  const logLikelihoodRatio = status === 'FAIL' ? 4 : 0;
  return {
    known: {
      file,
      tampered,
      technique: 'statement-amount',
      kind: 'statement',
      quality: 'poor',
      arithmetic: tampered ? 'breaks' : '',
    },
    tookMs: 1,
    verdict:
      status === 'FAIL'
        ? { likelihood: 85, fraudSeverity: 'high' }
        : { likelihood: 25, fraudSeverity: 'medium' },
    checks: [{ checkId: CHECK, reports: 'SEMANTIC_FRAUD', status, logLikelihoodRatio, measure: 1, evidence }],
  } as unknown as ExaminedFile;
}

const FILES = [
  examined('found.png', true, 'FAIL', 1),
  examined('doubted.png', true, 'PASS', 1),
  examined('honest.png', false, 'PASS', 0),
];

test('the page counts found, in the row, held back and accused, by quality and kind, and names no file', () => {
  const page = semanticsPage(FILES, new Map([['found.png', [{ page: 1, box: EDIT }]]]), {
    corpus: 'Made here',
    date: '2026-11-22',
  });
  expect(page).toContain('## Made here, 2026-11-22');
  expect(page).toContain(
    '| statement, poor | 1 of 2 (9 to 91 %) | 1 of 1 | 1 of 2 | 0 of 1 (0 to 79 %) | 0 of 1 |',
  );
  expect(page).toContain('| honest | - | - | - | 0 of 1 (0 to 79 %) | 0 of 1 |');
  expect(page).toContain(`| \`${CHECK}\` | 1 of 2 | 0 of 1 |`);
  expect(page).not.toContain('.png');
});
