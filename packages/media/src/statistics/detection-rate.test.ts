import fc from 'fast-check';
import { expect, test } from 'vitest';
import { detectionRateAt } from './detection-rate.js';

const tampered = (score: number) => ({ score, tampered: true });
const honest = (score: number) => ({ score, tampered: false });
/** Honest files that score 0, 1, ... 19. */
const TWENTY_HONEST = Array.from({ length: 20 }, (_, index) => honest(index));

test('5 % of twenty honest files is one false alarm: the threshold lies at the second highest', () => {
  const rate = detectionRateAt([...TWENTY_HONEST, tampered(18), tampered(18.5), tampered(25)], 0.05);
  expect(rate).toMatchObject({
    threshold: 18,
    detected: { count: 2, total: 3 },
    falseAlarms: { count: 1, total: 20 },
  });
});

test('1 % of twenty honest files allows none', () => {
  const rate = detectionRateAt([...TWENTY_HONEST, tampered(19), tampered(19.5)], 0.01);
  expect(rate).toMatchObject({
    threshold: 19,
    detected: { count: 1, total: 2 },
    falseAlarms: { count: 0, total: 20 },
  });
});

test('honest files that tie at the threshold are all spared', () => {
  const rate = detectionRateAt([honest(5), honest(5), honest(0), honest(0), tampered(5), tampered(6)], 0.25);
  expect(rate.falseAlarms.count).toBe(0);
  expect(rate.detected.count).toBe(1);
});

test('never flags more honest files than allowed, and a higher allowance never detects less', () => {
  const files = fc.array(fc.record({ score: fc.integer({ min: 0, max: 20 }), tampered: fc.boolean() }), {
    maxLength: 60,
  });
  fc.assert(
    fc.property(
      files,
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (scored, a, b) => {
        const low = detectionRateAt(scored, Math.min(a, b));
        const high = detectionRateAt(scored, Math.max(a, b));
        expect(low.falseAlarms.count).toBeLessThanOrEqual(Math.min(a, b) * low.falseAlarms.total + 1e-6);
        expect(low.detected.count).toBeLessThanOrEqual(high.detected.count);
      },
    ),
  );
});
