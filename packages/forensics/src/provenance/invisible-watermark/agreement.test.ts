import fc from 'fast-check';
import { expect, test } from 'vitest';
import { agreementOf, logExpectedFalseAlarms, meanByBit } from './agreement.js';

const bits = fc.array(fc.constantFrom(0, 1), { minLength: 8, maxLength: 60 });
/**
 * In steps that a Float32Array keeps exactly, also at another level and contrast: what is tested is the law,
 * and not the rounding.
 */
const fractions = (per: number, most: number) =>
  fc.integer({ min: -most * per, max: most * per }).map((steps) => steps / per);
const readings = fc.array(fractions(1024, 1), { minLength: 200, maxLength: 400 });

test('agreement knows neither the level nor the contrast of the readings, and never passes the root of the bits', () => {
  fc.assert(
    fc.property(bits, readings, fractions(64, 3), (message, values, level) => {
      const value = (of: readonly number[]) =>
        agreementOf(meanByBit(Float32Array.from(of), message.length), message, 1).value;
      const once = value(values);
      expect(Math.abs(once)).toBeLessThanOrEqual(Math.sqrt(message.length) + 1e-9);
      expect(value(values.map((reading) => level + 2 * reading))).toBeCloseTo(once, 2);
    }),
    { numRuns: 50 },
  );
});

test('readings that are alike but for rounding agree with nothing', () => {
  const message = Array.from({ length: 40 }, () => 1);
  expect(agreementOf(new Float64Array(40).fill(0.1), message, 1)).toEqual({ value: 0, strength: 0 });
});

test('readings that are the message agree as well as can be', () => {
  const message = Array.from({ length: 40 }, (_, bit) => bit % 2);
  const written = Float32Array.from({ length: 400 }, (_, block) => (message[block % 40] === 1 ? 0.6 : 0.2));
  const { value, strength } = agreementOf(meanByBit(written, 40), message, 1);
  expect(value).toBeCloseTo(Math.sqrt(40), 5);
  expect(strength).toBeCloseTo(0.2, 5);
});

test('of all messages of ten bits no more agree with any readings than the bound allows', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 10, maxLength: 10 }),
      fc.constantFrom(1, 5),
      (means, period) => {
        const values = Array.from({ length: 1024 }, (_, code) => {
          const message = Array.from({ length: 10 }, (__, bit) => (code >> bit) & 1);
          return agreementOf(Float64Array.from(means), message, period).value;
        });
        for (const bound of [1, 1.5, 2, 2.5, 3]) {
          const share = values.filter((value) => value >= bound).length / values.length;
          expect(share).toBeLessThanOrEqual(Math.exp(logExpectedFalseAlarms(bound, 1)));
        }
      },
    ),
    { numRuns: 50 },
  );
});
