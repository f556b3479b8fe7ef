import { type DocumentField, fraction } from '@assay/media';
import { expect, test } from 'vitest';
import { meanConfidence, recordedFields } from './recorded-fields.js';

const field = (given: Partial<DocumentField>): DocumentField => ({
  name: 'lastName',
  value: 'SAMPLE',
  raw: 'SAMPLE',
  confidence: fraction(0.98765),
  source: 'ocr',
  page: 1,
  box: undefined,
  others: [],
  ...given,
});

test('a field is kept with its confidence and its place in the page, both rounded, and without what is absent', () => {
  const box = { x1: -0.01, y1: 0.123456, x2: 0.5, y2: 1.2 };
  expect(recordedFields([field({ box, repaired: true }), field({})], 1)).toEqual([
    {
      name: 'lastName',
      value: 'SAMPLE',
      confidence: 0.9877,
      source: 'ocr',
      page: 1,
      boundingBox: { x1: 0, y1: 0.12346, x2: 0.5, y2: 1 },
      repaired: true,
    },
    { name: 'lastName', value: 'SAMPLE', confidence: 0.9877, source: 'ocr', page: 1 },
  ]);
});

test('no field is believed more than the limit, and less stays less', () => {
  const fields = recordedFields([field({}), field({ confidence: fraction(0.2) })], 0.5);
  expect(fields.map(({ confidence }) => confidence)).toEqual([0.5, 0.2]);
});

test('the confidence of a record is the mean over its fields, and 0 without any', () => {
  expect(
    meanConfidence(
      recordedFields([field({ confidence: fraction(1) }), field({ confidence: fraction(0.5) })], 1),
    ),
  ).toBe(0.75);
  expect(meanConfidence([])).toBe(0);
});
