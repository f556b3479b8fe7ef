import { expect, test } from 'vitest';
import { opaqueRgba } from './opaque.js';

test('each pixel keeps its red, green and blue and is opaque', () => {
  const rgb = Uint8Array.of(1, 2, 3, 255, 0, 128);
  expect([...opaqueRgba({ width: 2, height: 1, rgb })]).toEqual([1, 2, 3, 255, 255, 0, 128, 255]);
});
