import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LARGEST_WEIGHT, SMALLEST_WEIGHT, weightOf } from './weight.js';

const rates = (alarms: number, honest: number, found: number, generated: number) => ({
  falseAlarms: { count: alarms, total: honest },
  detected: { count: found, total: generated },
});

test('the same rates weigh more on more pictures, and never enough to reject', () => {
  const few = weightOf(rates(2, 100, 45, 50), true);
  const many = weightOf(rates(20, 1000, 450, 500), true);
  expect(few).toBeGreaterThan(1.5);
  expect(few).toBeLessThan(many);
  expect(many).toBeLessThanOrEqual(LARGEST_WEIGHT);
  expect(weightOf(rates(0, 1_000_000, 1_000_000, 1_000_000), true)).toBe(LARGEST_WEIGHT);
});

test('a picture that is let pass is cleared a little', () => {
  expect(weightOf(rates(2, 1000, 999, 1000), false)).toBe(SMALLEST_WEIGHT);
  const little = weightOf(rates(20, 1000, 200, 1000), false);
  expect(little).toBeLessThan(0);
  expect(little).toBeGreaterThan(-0.25);
});

test('rates that may be chance weigh nothing', () => {
  expect(weightOf(rates(2, 20, 10, 50), true)).toBe(0);
  expect(weightOf(rates(2, 20, 10, 50), false)).toBe(0);
});

test('above never clears, below never accuses, whatever was counted', () => {
  const total = fc.integer({ min: 1, max: 1_000_000 });
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(total, total, share, share, (honest, generated, alarms, found) => {
      const measured = rates(Math.floor(alarms * honest), honest, Math.floor(found * generated), generated);
      expect(weightOf(measured, true)).toBeGreaterThanOrEqual(0);
      expect(weightOf(measured, true)).toBeLessThanOrEqual(LARGEST_WEIGHT);
      expect(weightOf(measured, false)).toBeLessThanOrEqual(0);
      expect(weightOf(measured, false)).toBeGreaterThanOrEqual(SMALLEST_WEIGHT);
    }),
  );
});
