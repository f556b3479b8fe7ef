import { expect, test } from 'vitest';
import { brierScore, confidenceBins } from './calibration.js';
import type { FieldOutcome } from './types.js';

const read = (confidence: number | undefined, verdict: FieldOutcome['verdict']): FieldOutcome => ({
  name: 'bankName',
  path: 'bankName',
  verdict,
  rightWithoutAccents: false,
  confidence,
  expected: 'A',
  read: confidence === undefined ? undefined : 'A',
});

test('a value not read has no confidence to judge', () => {
  const fields = [read(1, 'right'), read(0.9, 'layout'), read(undefined, 'ocr')];
  expect(brierScore(fields)).toBeCloseTo(0.81 / 2);
  expect(confidenceBins(fields).reduce((sum, { count }) => sum + count, 0)).toBe(2);
  expect(confidenceBins(fields).at(-1)).toMatchObject({ from: 0.98, count: 1, right: 1, meanConfidence: 1 });
});

test('nothing read has no score', () => {
  expect(brierScore([])).toBeUndefined();
});
