import { expect, test } from 'vitest';
import { differences, FILTERS } from './differences.js';

const [WIDTH, HEIGHT] = [7, 5];
const samples = Float32Array.from({ length: WIDTH * HEIGHT }, (_, at) => ((at * at * 37) % 1013) / 4);

test.each(Object.entries(FILTERS))('%s is the weighted sum of the nine samples around', (_, filter) => {
  const { plane, meanMagnitude } = differences({ width: WIDTH, height: HEIGHT, samples }, filter);
  const expected = new Float32Array(WIDTH * HEIGHT);
  for (let y = 1; y < HEIGHT - 1; y++)
    for (let x = 1; x < WIDTH - 1; x++)
      expected[y * WIDTH + x] = filter.reduce<number>(
        (sum, weight, tap) =>
          sum + weight * samples[(y + Math.floor(tap / 3) - 1) * WIDTH + x + (tap % 3) - 1]!,
        0,
      );
  expect(plane.samples).toEqual(expected);
  const magnitudes = expected.reduce((sum, value) => sum + Math.abs(value), 0);
  expect(meanMagnitude).toBeCloseTo(magnitudes / ((WIDTH - 2) * (HEIGHT - 2)), 10);
});
