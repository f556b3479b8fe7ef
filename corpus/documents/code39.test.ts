import { expect, test } from 'vitest';
import { code39Bars } from './code39.js';

/** Dark runs drawn with narrow elements two wide and wide ones five: `#` dark, `.` light. */
function drawn(digits: string): string {
  const { bars, width } = code39Bars(digits);
  const row = new Array<string>(width * 2).fill('.');
  for (const bar of bars) row.fill('#', bar.start * 2, (bar.start + bar.width) * 2);
  return row.join('');
}

test('draws "1" between start and stop as the standard shows it', () => {
  const asterisk = '##.....##..#####..#####..##';
  expect(drawn('1')).toBe(`${asterisk}..#####..##.....##..##..#####..${asterisk}`);
});

test('each character has three wide elements of nine', () => {
  for (const digit of '0123456789') {
    // Start and stop: 3 wide and 6 narrow each; a gap of one narrow element on both sides of the digit.
    expect(code39Bars(digit).width).toBe(3 * (3 * 2.5 + 6) + 2);
  }
});

test('refuses what it cannot write', () => {
  expect(() => code39Bars('12A')).toThrow(RangeError);
  expect(() => code39Bars('')).toThrow(RangeError);
});
