import { type Box, box } from '@assay/media';
import { expect, test } from 'vitest';
import type { ExaminedFile } from '../examined-file.js';
import { pointingOf } from './right-row.js';

const EDIT = [{ page: 2, box: box(0.7, 0.5, 0.8, 0.52) }];

const pointing = (page: number, boundingBox: Box, status: 'FAIL' | 'PASS' = 'FAIL'): ExaminedFile =>
  ({ checks: [{ status, evidence: [{ page, boundingBox }] }] }) as unknown as ExaminedFile;

test('a box on the edit is in its row', () => {
  expect(pointingOf(pointing(2, box(0.69, 0.5, 0.75, 0.52)), EDIT)).toEqual({ onEdit: true, inRow: true });
});

test('the balance at the end of the row is in the row, and not on the edit', () => {
  expect(pointingOf(pointing(2, box(0.9, 0.501, 0.98, 0.521)), EDIT)).toEqual({ onEdit: false, inRow: true });
});

test.each([
  ['the row below', pointing(2, box(0.7, 0.53, 0.8, 0.55))],
  ['another page', pointing(1, box(0.7, 0.5, 0.8, 0.52))],
  ['half the page', pointing(2, box(0, 0, 1, 0.6))],
  ['a check that does not fail', pointing(2, box(0.7, 0.5, 0.8, 0.52), 'PASS')],
])('%s is neither', (_, file) => {
  expect(pointingOf(file, EDIT)).toEqual({ onEdit: false, inRow: false });
});
