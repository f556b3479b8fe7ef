import { mapped, type Point } from '@assay/media';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Quad } from '../types.js';
import { composed, inverted, squareToQuad } from './homography.js';
import { convexHull, cornersOf, minimumRectangle } from './minimum-rectangle.js';

const UNIT: readonly Point[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

/** A convex quadrilateral: a rectangle whose corners are moved by less than a third of its sides. */
const quads = fc.array(fc.double({ min: -30, max: 30, noNaN: true }), { minLength: 8, maxLength: 8 }).map(
  (by) =>
    UNIT.map(({ x, y }, corner) => ({
      x: 100 * x + by[2 * corner]!,
      y: 100 * y + by[2 * corner + 1]!,
    })) as unknown as Quad,
);

test('the unit square goes to the corners of a quadrilateral, and back', () => {
  fc.assert(
    fc.property(quads, (quad) => {
      const toQuad = squareToQuad(quad);
      const back = inverted(toQuad);
      for (const [corner, point] of UNIT.entries()) {
        const there = mapped(toQuad, point);
        expect(there.x).toBeCloseTo(quad[corner]!.x, 6);
        expect(there.y).toBeCloseTo(quad[corner]!.y, 6);
        expect(mapped(back, there).x).toBeCloseTo(point.x, 6);
        expect(mapped(back, there).y).toBeCloseTo(point.y, 6);
      }
    }),
  );
});

test('one map after the other is their composition', () => {
  fc.assert(
    fc.property(quads, quads, (first, second) => {
      const point = { x: 0.3, y: 0.7 };
      const once = mapped(composed(inverted(squareToQuad(second)), squareToQuad(first)), point);
      const twice = mapped(inverted(squareToQuad(second)), mapped(squareToQuad(first), point));
      expect(once.x).toBeCloseTo(twice.x, 6);
      expect(once.y).toBeCloseTo(twice.y, 6);
    }),
  );
});

test('the hull leaves out what lies within', () => {
  const hull = convexHull([...UNIT, { x: 0.5, y: 0.5 }, { x: 0.2, y: 0.9 }, { x: 1, y: 0 }]);
  expect(hull).toHaveLength(4);
});

test('a turned rectangle is found again from its corners', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -0.78, max: 0.78, noNaN: true }),
      fc.double({ min: 20, max: 300, noNaN: true }),
      fc.double({ min: 5, max: 19, noNaN: true }),
      (angle, width, height) => {
        const found = minimumRectangle(
          convexHull(cornersOf({ center: { x: 40, y: 70 }, width, height, angle })),
        );
        expect(found?.width).toBeCloseTo(width, 4);
        expect(found?.height).toBeCloseTo(height, 4);
        expect(found?.angle).toBeCloseTo(angle, 4);
        expect(found?.center.x).toBeCloseTo(40, 4);
        expect(found?.center.y).toBeCloseTo(70, 4);
      },
    ),
  );
});

test('no point has no rectangle, one point an empty one', () => {
  expect(minimumRectangle([])).toBeUndefined();
  expect(minimumRectangle([{ x: 3, y: 4 }])).toMatchObject({ width: 0, height: 0, center: { x: 3, y: 4 } });
});
