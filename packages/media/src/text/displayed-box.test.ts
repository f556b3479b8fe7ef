import { expect, test } from 'vitest';
import { displayedBox } from './displayed-box.js';

test('a box on a page turned by a quarter is found where the page displays it', () => {
  const box = { x1: 0.1, y1: 0.2, x2: 0.3, y2: 0.25 };
  expect(displayedBox({ upright: undefined }, box)).toEqual(box);
  const turned = displayedBox({ upright: [0, 1, 0, -1, 0, 1, 0, 0, 1] }, box);
  expect(turned.x1).toBeCloseTo(0.2, 12);
  expect(turned.y1).toBeCloseTo(0.7, 12);
  expect(turned.x2).toBeCloseTo(0.25, 12);
  expect(turned.y2).toBeCloseTo(0.9, 12);
});
