import { decodeRaster } from '@assay/media';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { inkOf } from './ink-of.js';
import { Page } from './testing/scanned-page.js';
import { isWithoutNoise } from './without-noise.js';

const page = () => new Page(300, 120).printRows(11, { softness: 1, jitter: 1 });
const judged = (one: Page): boolean => {
  const { luma, ink } = inkOf(one.raster());
  return isWithoutNoise(luma, ink);
};

test('print as software draws it has no noise; grain is noise', () => {
  expect(judged(page())).toBe(true);
  expect(judged(page().grain(3))).toBe(false);
});

test('nor has print of several colors on several grounds, as screenshots show it', () => {
  const screen = page().raster();
  for (let at = 0; at < screen.rgb.length; at++) {
    const [x, y] = [(at / 3) % 300, Math.floor(at / 900)];
    if (screen.rgb[at]! < 226) screen.rgb[at] = screen.rgb[at]! + ((x >> 5) << 3);
    else if (y > 60) screen.rgb[at] = screen.rgb[at]! - 12;
  }
  const { luma, ink } = inkOf(screen);
  expect(isWithoutNoise(luma, ink)).toBe(true);
});

test('a lossy save leaves ripples beside print, on the whitest paper', async () => {
  const { width, height, rgb } = page().raster();
  const white = rgb.map((value) => Math.min(255, value + 29));
  const jpeg = await sharp(white, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
  const { luma, ink } = inkOf(await decodeRaster(jpeg, 'jpeg'));
  expect(isWithoutNoise(luma, ink)).toBe(false);
});

test('a page without print tells nothing', () => {
  expect(judged(new Page(80, 60))).toBe(false);
});
