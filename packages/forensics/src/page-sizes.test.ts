import type { Raster } from '@assay/media';
import { expect, test } from 'vitest';
import { pageSizesOf } from './page-sizes.js';

test('a photo taken sideways is as large as it is displayed', () => {
  const raster = { width: 40, height: 30, orientation: 6 } as Raster;
  const sizes = pageSizesOf({ raster });
  expect(sizes.pageCount).toBe(1);
  expect(sizes.page(0)).toEqual({ widthPoints: 30, heightPoints: 40 });
});

test('a document without pages or pixels has no sizes', () => {
  expect(() => pageSizesOf({})).toThrow(RangeError);
});
