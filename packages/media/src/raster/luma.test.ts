import { expect, test } from 'vitest';
import { sharedLuma, toLuma } from './luma.js';

test('luma weighs red, green and blue by BT.601; gray keeps its value', () => {
  const rgb = Uint8Array.of(255, 0, 0, 0, 255, 0, 0, 0, 255, 90, 90, 90);
  const { samples } = toLuma({ width: 4, height: 1, rgb });
  for (const [pixel, luma] of [76.245, 149.685, 29.07, 90].entries())
    expect(samples[pixel]).toBeCloseTo(luma, 3);
});

test('the luma of a whole picture is worked out once', () => {
  const picture = { width: 1, height: 1, rgb: Uint8Array.of(90, 90, 90) };
  expect(sharedLuma(picture)).toBe(sharedLuma(picture));
  expect(sharedLuma(picture)).toEqual(toLuma(picture));
});
