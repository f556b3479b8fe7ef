import type { Plane } from '@assay/media';
import { expect, test } from 'vitest';
import { differences, FILTERS } from './differences.js';
import { RUN_CLASSES, runShares } from './runs.js';

const SIDE = 40;

function texture(valueAt: (x: number, y: number) => number): Plane {
  return {
    width: SIDE,
    height: SIDE,
    samples: Float32Array.from({ length: SIDE * SIDE }, (_, at) => valueAt(at % SIDE, Math.floor(at / SIDE))),
  };
}

const sharesOf = (plane: Plane) =>
  runShares(differences(plane, FILTERS.across), differences(plane, FILTERS.down));

test('shares add up to one, in their squares', () => {
  const shares = sharesOf(texture((x, y) => ((x * x + 7 * y * x) % 31) + y));
  expect(shares).toHaveLength(RUN_CLASSES);
  expect(shares.reduce((sum, one) => sum + one * one, 0)).toBeCloseTo(1, 6);
});

test('a negative has the same runs', () => {
  const valueAt = (x: number, y: number): number => ((x * x + 7 * y * x) % 31) + y;
  const [positive, negative] = [sharesOf(texture(valueAt)), sharesOf(texture((x, y) => 255 - valueAt(x, y)))];
  positive.forEach((share, index) => {
    expect(negative[index]).toBeCloseTo(share, 1);
  });
});

test('a ramp and a checkered pattern have nothing in common', () => {
  const ramp = sharesOf(texture((x, y) => 3 * x + 3 * y));
  const checkered = sharesOf(texture((x, y) => 100 * ((x + y) % 2)));
  expect(ramp.reduce((sum, share, index) => sum + share * checkered[index]!, 0)).toBeLessThan(0.01);
});
