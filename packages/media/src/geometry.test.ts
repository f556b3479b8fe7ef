import fc from 'fast-check';
import { expect, test } from 'vitest';
import { box, boxArea, boxAround, overlapArea, unionBox } from './geometry.js';

const corner = fc.double({ min: -0.5, max: 1.5, noNaN: true });
const anyBox = fc.tuple(corner, corner, corner, corner).map((corners) => box(...corners));

test('a box has its corners in order and stays on the page, whichever corners it is made from', () => {
  expect(box(0.8, 1.2, 0.2, -0.1)).toEqual({ x1: 0.2, y1: 0, x2: 0.8, y2: 1 });
});

test('the box around points reaches from the first to the last both ways, and stays on the page', () => {
  const points = [
    { x: 0.4, y: 0.1 },
    { x: 0.2, y: 0.5 },
    { x: 1.5, y: 0.3 },
  ];
  expect(boxAround(points)).toEqual({ x1: 0.2, y1: 0.1, x2: 1, y2: 0.5 });
});

test('a box has in common with itself all its area', () => {
  fc.assert(
    fc.property(anyBox, (one) => {
      expect(overlapArea(one, one)).toBe(boxArea(one));
    }),
  );
});

test('a union covers what it is made of', () => {
  fc.assert(
    fc.property(fc.array(anyBox, { minLength: 1 }), (boxes) => {
      const union = unionBox(boxes);
      if (!union) throw new Error('no union of at least one box');
      for (const one of boxes) expect(overlapArea(union, one)).toBeCloseTo(overlapArea(one, one), 12);
    }),
  );
  expect(unionBox([])).toBeUndefined();
});

test('boxes that only touch have no area in common', () => {
  expect(overlapArea(box(0, 0, 0.5, 1), box(0.5, 0, 1, 1))).toBe(0);
});
