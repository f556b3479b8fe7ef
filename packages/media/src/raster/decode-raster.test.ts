import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { MAX_DECODED_PIXELS } from '../limits.js';
import { decodeRaster, type ImageFormat } from './decode-raster.js';

const FORMATS: readonly ImageFormat[] = ['jpeg', 'png', 'webp'];

/** Colors in a row, one pixel each. */
const strip = (...colors: readonly (readonly number[])[]) =>
  sharp(Uint8Array.from(colors.flat()), {
    raw: { width: colors.length, height: 1, channels: colors[0]?.length as 1 | 3 | 4 },
  });

const noisy = () =>
  sharp({
    create: {
      width: 64,
      height: 48,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });

const encoded = new Map<ImageFormat, Uint8Array>();
beforeAll(async () => {
  for (const format of FORMATS) encoded.set(format, await noisy().toFormat(format).toBuffer());
});

test('pixels come out as coded, and opaque', async () => {
  const raster = await decodeRaster(await strip([255, 0, 0], [1, 2, 3]).png().toBuffer(), 'png');
  expect(raster).toEqual({ width: 2, height: 1, rgb: Uint8Array.of(255, 0, 0, 1, 2, 3), orientation: 1 });
});

test('transparent pixels are flattened on white', async () => {
  const raster = await decodeRaster(await strip([0, 0, 0, 255], [0, 0, 0, 0]).png().toBuffer(), 'png');
  expect([...raster.rgb]).toEqual([0, 0, 0, 255, 255, 255]);
});

test('gray, 16-bit, palette and CMYK images become 8-bit RGB', async () => {
  const gray = await decodeRaster(await strip([7], [200]).png().toBuffer(), 'png');
  expect([...gray.rgb]).toEqual([7, 7, 7, 200, 200, 200]);
  const deep = await decodeRaster(await strip([10, 20, 30]).toColorspace('rgb16').png().toBuffer(), 'png');
  expect([...deep.rgb]).toEqual([10, 20, 30]);
  const palette = await decodeRaster(
    await strip([10, 20, 30], [200, 100, 50]).png({ palette: true }).toBuffer(),
    'png',
  );
  expect(palette.rgb).toHaveLength(6);
  const cmyk = await decodeRaster(await noisy().toColorspace('cmyk').jpeg().toBuffer(), 'jpeg');
  expect(cmyk.rgb).toHaveLength(64 * 48 * 3);
});

test('an embedded profile does not change the coded values', async () => {
  const raster = await decodeRaster(
    await strip([200, 100, 50]).withIccProfile('p3', { attach: true }).png().toBuffer(),
    'png',
  );
  const coded = await sharp(await strip([200, 100, 50]).withIccProfile('p3').png().toBuffer(), {
    ignoreIcc: true,
  })
    .raw()
    .toBuffer();
  expect([...raster.rgb]).toEqual([...coded]);
});

test('EXIF rotation is noted and not applied', async () => {
  const bytes = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(await decodeRaster(bytes, 'jpeg')).toMatchObject({ width: 30, height: 20, orientation: 6 });
});

test('of an animation, the first frame', async () => {
  const frames = new Uint8Array(8 * 16 * 3).fill(250, 0, 8 * 8 * 3);
  const bytes = await sharp(frames, { raw: { width: 8, height: 16, channels: 3, pageHeight: 8 } })
    .webp({ lossless: true })
    .toBuffer();
  const raster = await decodeRaster(bytes, 'webp');
  expect([raster.width, raster.height]).toEqual([8, 8]);
  expect(raster.rgb.every((sample) => sample === 250)).toBe(true);
});

test.each(FORMATS)('a %s file cut in half is TRUNCATED', async (format) => {
  const bytes = encoded.get(format)!;
  await expect(decodeRaster(bytes.subarray(0, bytes.length >> 1), format)).rejects.toMatchObject({
    code: 'TRUNCATED',
  });
});

test('a whole file with a broken middle is NOT_DECODABLE', async () => {
  const bytes = Uint8Array.from(encoded.get('png')!);
  bytes.fill(0x5a, bytes.length >> 1, (bytes.length >> 1) + 40);
  await expect(decodeRaster(bytes, 'png')).rejects.toMatchObject({ code: 'NOT_DECODABLE' });
});

test('bytes of another format are NOT_DECODABLE, no bytes are EMPTY', async () => {
  await expect(decodeRaster(encoded.get('png')!, 'jpeg')).rejects.toMatchObject({ code: 'NOT_DECODABLE' });
  await expect(decodeRaster(new Uint8Array(), 'jpeg')).rejects.toMatchObject({ code: 'EMPTY' });
});

test('too many pixels are refused on the header alone', async () => {
  const bytes = Uint8Array.from(encoded.get('png')!);
  const side = Math.ceil(Math.sqrt(MAX_DECODED_PIXELS)) + 1;
  const header = new DataView(bytes.buffer);
  header.setUint32(16, side);
  header.setUint32(20, side);
  header.setUint32(29, crc32(bytes.subarray(12, 29)));
  await expect(decodeRaster(bytes, 'png')).rejects.toMatchObject({ code: 'TOO_MANY_PIXELS' });
});

/** PNG, third edition, annex D. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
