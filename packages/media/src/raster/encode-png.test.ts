import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodePng } from './encode-png.js';

test('RGBA comes back from the PNG unchanged, transparent pixels included', async () => {
  const rgba = Uint8Array.of(255, 0, 0, 255, 0, 255, 0, 128, 9, 8, 7, 0, 1, 2, 3, 4);
  const decoded = await sharp(await encodePng(rgba, 2, 2))
    .raw()
    .toBuffer();
  expect([...decoded]).toEqual([...rgba]);
});

test('samples that do not fit the size are refused', async () => {
  await expect(encodePng(new Uint8Array(15), 2, 2)).rejects.toThrow(RangeError);
});
