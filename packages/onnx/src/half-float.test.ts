import fc from 'fast-check';
import { expect, test } from 'vitest';
import { halfFloat, halfFloatBits } from './half-float.js';

test('half floats: the examples of IEEE 754', () => {
  expect(
    [0x0000, 0x0001, 0x03ff, 0x0400, 0x3555, 0x3c00, 0x7bff, 0x7c00, 0xfc00, 0xc000].map(halfFloat),
  ).toEqual([
    0,
    2 ** -24,
    1023 * 2 ** -24,
    2 ** -14,
    0.333251953125,
    1,
    65504,
    Number.POSITIVE_INFINITY,
    Number.NEGATIVE_INFINITY,
    -2,
  ]);
  expect(halfFloat(0x7e00)).toBeNaN();
});

test('the next pattern of bits is the next larger half float', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0x7bff }), (bits) => halfFloat(bits + 1) > halfFloat(bits)),
  );
});

test('every half float is the nearest to itself', () => {
  for (let bits = 0; bits < 0x7c00; bits++) {
    expect(halfFloatBits(halfFloat(bits))).toBe(bits);
    expect(halfFloatBits(halfFloat(bits + 0x8000))).toBe(bits + 0x8000);
  }
});

test('no other half float is nearer to a number', () => {
  fc.assert(
    fc.property(fc.double({ min: -65504, max: 65504, noNaN: true }), (number) => {
      const bits = halfFloatBits(number);
      const away = Math.abs(halfFloat(bits) - number);
      for (const neighbor of [bits - 1, bits + 1]) {
        if ((neighbor & 0x7fff) <= 0x7bff && neighbor >= 0)
          expect(Math.abs(halfFloat(neighbor) - number)).toBeGreaterThanOrEqual(away);
      }
    }),
  );
});

test('half way between two, the even one', () => {
  expect(halfFloatBits(1 + 1 / 2048)).toBe(0x3c00);
  expect(halfFloatBits(1 + 3 / 2048)).toBe(0x3c02);
});

test.each([65520, Number.NaN, Number.NEGATIVE_INFINITY])('%d is refused', (number) => {
  expect(() => halfFloatBits(number)).toThrow(RangeError);
});
