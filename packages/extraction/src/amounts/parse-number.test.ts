import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseNumber } from './parse-number.js';

describe('numbers as they are printed', () => {
  test.each([
    ['1,234.56', '.', 123456, 2],
    ['1.234,56', ',', 123456, 2],
    ['-318.34', '.', -31834, 2],
    ['318.34-', '.', -31834, 2],
    ['\u2212318.34', '.', -31834, 2],
    ['\u2010318.34', '.', -31834, 2],
    ['(12.00)', '.', -1200, 2],
    ['($1,234.56)', '.', -123456, 2],
    ['-$12.00', '.', -1200, 2],
    ['$-12.00', '.', -1200, 2],
    ['R$1.234.567,89', ',', 123456789, 2],
    ['MX$99.10', '.', 9910, 2],
    ['1.234,56D', ',', -123456, 2],
    ['1.234,56C', ',', 123456, 2],
    ['12.00DR', '.', -1200, 2],
    ['12.00CR', '.', 1200, 2],
    ['+5,00', ',', 500, 2],
    ["1'234.56", '.', 123456, 2],
    ['80', '.', 80, 0],
    ['31.4025', '.', 314025, 4],
    ['32.440000', '.', 32440000, 6],
    ['0.00-', '.', 0, 2],
  ] as const)('%s', (text, mark, units, decimals) => {
    expect(parseNumber(text, mark)).toMatchObject({ units, decimals });
  });

  test.each([
    ['1.234,56', '.'],
    ['1,23', '.'],
    ['12,34.56', '.'],
    ['02/28/2025', '.'],
    ['10:45', '.'],
    ['8.25%', '.'],
    ['(12.00', '.'],
    ['-12.00-', '.'],
    ['INV-34032', '.'],
    ['12345678901234', '.'],
    ['1.2345678', '.'],
    ['$', '.'],
  ] as const)('%s is none', (text, mark) => {
    expect(parseNumber(text, mark)).toBeUndefined();
  });

  test('every amount is read back exactly, in either style', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }),
        fc.constantFrom('.' as const, ',' as const),
        (units, mark) => {
          const digits = String(Math.abs(units)).padStart(3, '0');
          const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/gu, mark === '.' ? ',' : '.');
          const text = `${units < 0 ? '-' : ''}${whole}${mark}${digits.slice(-2)}`;
          expect(parseNumber(text, mark)).toMatchObject({ units, decimals: 2 });
        },
      ),
    );
  });
});
