import { renderHeatmaps } from '@assay/forensics';
import { box } from '@assay/media';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { markedPixels, pixelF1 } from './marked-pixels.js';

/** White in a square of 100 x 100 pixels at (200, 100) of 400 x 300. */
const mask = await sharp({ create: { width: 400, height: 300, channels: 3, background: 'black' } })
  .composite([
    { input: { create: { width: 100, height: 100, channels: 3, background: 'white' } }, left: 200, top: 100 },
  ])
  .png()
  .toBuffer();

async function heatmapOf(intensity: number): Promise<Uint8Array> {
  const boxes = [{ box: box(0.5, 1 / 3, 0.75, 2 / 3), intensity }];
  const [page] = await renderHeatmaps([{ page: 1, width: 400, height: 300, boxes }]);
  return page!.png;
}

test('a sure finding on the change counts as hit, but for the outline drawn around it', async () => {
  const pixels = await markedPixels(await heatmapOf(1), mask);
  expect(pixels).toMatchObject({ hit: 10_000, changed: 10_000 });
  expect(pixelF1(pixels)).toBeGreaterThan(0.95);
});

test('a hint is not marked, and no heat map marks nothing', async () => {
  expect(await markedPixels(await heatmapOf(0.2), mask)).toEqual({ hit: 0, marked: 0, changed: 10_000 });
  expect(await markedPixels(undefined, mask)).toEqual({ hit: 0, marked: 0, changed: 10_000 });
});

test('the share of hits weighs what is marked beside the change, too', () => {
  expect(pixelF1({ hit: 50, marked: 150, changed: 50 })).toBeCloseTo(0.5);
  expect(pixelF1({ hit: 0, marked: 0, changed: 50 })).toBe(0);
});
