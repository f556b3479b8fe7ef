import { expect, test } from 'vitest';
import { sampleDetection } from '../testing/sample-detection.js';
import { detectionInsert, detectionOfRow } from './detection.js';

test('every likelihood of one decimal comes back as it was, and no other value is taken', () => {
  const insert = (likelihoodPercent: number) =>
    detectionInsert(sampleDetection({ detectionId: 1, likelihoodPercent }));
  for (let tenths = 0; tenths <= 1000; tenths++)
    expect(detectionOfRow(insert(tenths / 10).row).likelihoodPercent).toBe(tenths / 10);
  for (const wrong of [-0.1, 100.1, 12.34, Number.NaN]) expect(() => insert(wrong)).toThrow(RangeError);
});
