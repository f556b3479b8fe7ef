import { expect, test } from 'vitest';
import type { Detection } from '../store/detection-types.js';
import { sampleDetection } from '../store/testing/sample-detection.js';
import { detectionToWire } from './wire.js';

const [check] = sampleDetection({ detectionId: 1 }).checks;
const wireOf = (given: Partial<Detection>) => {
  const { complete, missing } = detectionToWire(sampleDetection({ detectionId: 1, ...given }), '');
  return { complete, missing };
};

test('what was not looked at is named: checks that broke, and pages beyond the first 500', () => {
  if (!check) throw new Error('the sample has a check');
  expect(wireOf({ checks: [check], pageCount: 500 })).toEqual({ complete: true, missing: [] });
  const broken = { ...check, checkId: 'pdf.hidden-text', status: 'ERROR' as const };
  expect(wireOf({ checks: [check, broken], pageCount: 50_000 })).toEqual({
    complete: false,
    missing: ['pdf.hidden-text', 'pages:501-50000'],
  });
});
