import { expect, test } from 'vitest';
import { boxStyle, fittingWidth, scrollToCenter, widthForBox } from './geometry.js';

const pane = { width: 900, height: 700 };

test('the whole page fits whichever side is short', () => {
  expect(fittingWidth(pane, 1.4)).toBeCloseTo((700 - 24) / 1.4);
  expect(fittingWidth({ width: 300, height: 700 }, 1.4)).toBe(276);
});

test('a box takes a third of the pane, but the page is never smaller than whole, nor so large that its line is lost', () => {
  const wide = { x1: 0.2, y1: 0.5, x2: 0.4, y2: 0.52 };
  expect(widthForBox(wide, pane, 1.4) * 0.2).toBeCloseTo(300);
  expect(widthForBox({ x1: 0, y1: 0, x2: 1, y2: 1 }, pane, 1.4)).toBeCloseTo(fittingWidth(pane, 1.4));
  expect(widthForBox({ x1: 0.5, y1: 0.5, x2: 0.51, y2: 0.505 }, pane, 1.4)).toBeCloseTo(900 * 2.4);
});

test('the middle of a box comes to the middle of the pane', () => {
  const { left, top } = scrollToCenter({ x: 0.5, y: 0.25 }, { width: 2000, height: 2800 }, pane, {
    left: 0,
    top: 12,
  });
  expect([left, top]).toEqual([1000 - 450, 12 + 700 - 350]);
});

test('a box is laid over the page in percent', () => {
  expect(boxStyle({ x1: 0.25, y1: 0.5, x2: 0.5, y2: 0.75 })).toEqual({
    left: '25%',
    top: '50%',
    width: '25%',
    height: '25%',
  });
});
