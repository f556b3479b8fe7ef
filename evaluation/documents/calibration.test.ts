import { expect, test } from 'vitest';
import { confidenceBins, scoreOfConfidence, takenValues } from './calibration.js';
import type { FieldOutcome } from './types.js';

const read = (confidence: number | undefined, verdict: FieldOutcome['verdict']): FieldOutcome => ({
  name: 'bankName',
  path: 'bankName',
  verdict,
  rightWithoutAccents: false,
  confidence,
  expected: verdict === 'extra' ? undefined : 'A',
  read: confidence === undefined ? undefined : 'A',
});

test('a value not read has no confidence to judge', () => {
  const fields = [read(1, 'right'), read(0.9, 'layout'), read(0.9, 'extra'), read(undefined, 'ocr')];
  expect(scoreOfConfidence(fields)).toBeCloseTo(1.62 / 3);
  expect(
    confidenceBins(fields).filter(({ right, wrong, notPrinted }) => right + wrong + notPrinted > 0),
  ).toEqual([
    { from: 0.98, right: 1, wrong: 0, notPrinted: 0 },
    { from: 0.9, right: 0, wrong: 1, notPrinted: 1 },
  ]);
});

test('of values taken unseen it is told how many are right, of how many, and in how many documents all are', () => {
  const documents = [
    [read(0.95, 'right'), read(0.5, 'extra')],
    [read(0.9, 'layout'), read(0.4, 'right')],
    [read(0.89, 'right')],
  ].map((fields) => ({ fields }));
  expect(takenValues(documents)).toEqual({
    taken: 2,
    takenRight: 1,
    right: 3,
    documents: 3,
    documentsRight: 1,
  });
});

test('nothing read has no score', () => {
  expect(scoreOfConfidence([])).toBeUndefined();
});
