import { type ExifOrientation, resized } from '@assay/media';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pagesOfImage } from './pages-of-image.js';

const WIDTH = 7;
const HEIGHT = 5;
const coded = Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, sample) => (sample * 37) % 251);

test.each([1, 2, 3, 4, 5, 6, 7, 8] as ExifOrientation[])(
  'EXIF orientation %i is applied as libvips applies it',
  async (orientation) => {
    const stored = await sharp(coded, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
      .withMetadata({ orientation })
      .png()
      .toBuffer();
    const { data, info } = await sharp(stored).autoOrient().raw().toBuffer({ resolveWithObject: true });
    const image = await pagesOfImage({ width: WIDTH, height: HEIGHT, rgb: coded, orientation }).image(1, 100);
    expect([image.width, image.height]).toEqual([info.width, info.height]);
    expect(Buffer.from(image.rgb).equals(data)).toBe(true);
  },
);

test('a reduced image is the mean of what it covers; none is enlarged', async () => {
  const rgb = Uint8Array.from({ length: 4 * 2 * 3 }, (_, sample) => (Math.floor(sample / 3) % 4) * 40);
  const { width, height, rgb: reduced } = resized({ width: 4, height: 2, rgb }, 2, 1);
  expect({ width, height, reduced: [...reduced] }).toEqual({
    width: 2,
    height: 1,
    reduced: [20, 20, 20, 100, 100, 100],
  });
  expect(await pagesOfImage({ width: 4, height: 2, rgb, orientation: 1 }).image(1, 1000)).toMatchObject({
    width: 4,
    height: 2,
  });
});

test('an even ground stays even at any size', () => {
  const even = { width: 13, height: 3, rgb: new Uint8Array(13 * 3 * 3).fill(77) };
  for (const [width, height] of [
    [1, 1],
    [5, 2],
    [40, 9],
  ] as const)
    expect(resized(even, width, height).rgb.every((sample) => sample === 77)).toBe(true);
});

test('an image has one page', async () => {
  await expect(
    pagesOfImage({ width: 1, height: 1, rgb: new Uint8Array(3), orientation: 1 }).image(2, 10),
  ).rejects.toThrow(RangeError);
});
