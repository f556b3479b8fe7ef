import type { Raster } from '@assay/media';
import { expect, test } from 'vitest';
import { windowsOf } from './windows.js';

const raster = (width: number, height: number): Raster => ({
  width,
  height,
  rgb: new Uint8Array(3 * width * height),
  orientation: 1,
});

test.each([
  [159, 4000, 0],
  [160, 160, 1],
  [300, 300, 1],
  [448, 448, 4],
  [500, 250, 2],
  [2000, 1500, 9],
])('%d x %d pixels are seen through %d windows', (width, height, count) => {
  const windows = windowsOf(raster(width, height));
  expect(windows).toHaveLength(count);
  for (const window of windows) expect(Math.max(window.width, window.height)).toBeLessThanOrEqual(256);
});

test('windows begin on the grid of a JPEG, at the rims too', () => {
  const wide = raster(1003, 200);
  wide.rgb.fill(9, 0, 3);
  const last = windowsOf({ ...wide, rgb: wide.rgb.map((_, at) => (Math.floor(at / 3) % 1003) % 8) });
  for (const { rgb } of last) expect(rgb[0]).toBe(0);
});
