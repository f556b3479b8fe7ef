import { expect, test } from 'vitest';
import { alignmentMatrix } from './alignment.js';

/** Where a CSS matrix puts a point. */
function apply(matrix: string, { x, y }: { x: number; y: number }): [number, number] {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = (/\((.*)\)/.exec(matrix)?.[1] ?? '')
    .split(', ')
    .map(Number);
  return [a * x + c * y + e, b * x + d * y + f];
}

test.each([
  ['a small level face', { x: 255.3, y: 415.5 }, { x: 330.4, y: 414.9 }],
  ['a large one', { x: 295.4, y: 519.6 }, { x: 511.4, y: 516.5 }],
  ['a face that leans', { x: 100, y: 100 }, { x: 160, y: 180 }],
  ['one upside down', { x: 300, y: 200 }, { x: 200, y: 200 }],
])('the eyes of %s come to lie level, at one place', (_what, left, right) => {
  const matrix = alignmentMatrix(left, right, 200);
  const [leftX, leftY] = apply(matrix, left);
  const [rightX, rightY] = apply(matrix, right);
  expect(leftX).toBeCloseTo(64, 2);
  expect(rightX).toBeCloseTo(136, 2);
  expect(leftY).toBeCloseTo(80, 2);
  expect(rightY).toBeCloseTo(80, 2);
});

test('two points that are one do no harm', () => {
  expect(alignmentMatrix({ x: 5, y: 5 }, { x: 5, y: 5 }, 200)).not.toMatch(/NaN|Infinity/);
});
