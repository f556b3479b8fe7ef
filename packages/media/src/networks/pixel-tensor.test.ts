import { expect, test } from 'vitest';
import { pixelTensor } from './pixel-tensor.js';

/** Two pixels. */
const image = { width: 2, height: 1, rgb: Uint8Array.of(0, 51, 102, 255, 204, 153) };
const plain = { channels: 'RGB', layout: 'NCHW', black: [0, 0, 0], white: [5, 5, 5] } as const;
const numbers = (coding: Parameters<typeof pixelTensor>[1]) =>
  Array.from(pixelTensor(image, coding), (number) => Number(number.toFixed(5)));

test('planes come one after the other, or the channels of a pixel side by side', () => {
  expect(numbers(plain)).toEqual([0, 5, 1, 4, 2, 3]);
  expect(numbers({ ...plain, layout: 'NHWC' })).toEqual([0, 1, 2, 5, 4, 3]);
});

test('blue comes first where it has to, with levels of its own', () => {
  expect(numbers({ ...plain, channels: 'BGR' })).toEqual([2, 3, 1, 4, 0, 5]);
  expect(numbers({ ...plain, channels: 'BGR', black: [0, 0, -5], white: [5, 5, 0] })).toEqual([
    -3, -2, 1, 4, 0, 5,
  ]);
});
