import { type RgbImage, resized } from '@assay/media';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { pagesOfImage } from '../pages/pages-of-image.js';
import { barRegions } from './bar-regions.js';
import { readBarcodes } from './read-barcodes.js';
import { symbolOf, testReader } from './testing/symbols.js';
import type { BarcodeReader } from './types.js';

const LICENSE =
  '@\n\x1e\rANSI 636000100101DL00310137DLDAQT64235789\nDCSSAMPLE\nDACMICHAEL\nDBB06061986\nDBA12102024\nDAG2300 WEST BROAD STREET\nDAIRICHMOND\nDAJVA\r';
const SIDE = 900;

let reader: BarcodeReader;
beforeAll(async () => {
  reader = await testReader();
});

/** An image on the middle of a gray page. */
function onPage(image: RgbImage): RgbImage {
  const rgb = new Uint8Array(SIDE * SIDE * 3).fill(225);
  const [left, top] = [(SIDE - image.width) >> 1, (SIDE - image.height) >> 1];
  for (let y = 0; y < image.height; y++)
    rgb.set(
      image.rgb.subarray(y * image.width * 3, (y + 1) * image.width * 3),
      ((top + y) * SIDE + left) * 3,
    );
  return { width: SIDE, height: SIDE, rgb };
}

const enlarged = (image: RgbImage, factor: number) =>
  resized(image, Math.round(image.width * factor), Math.round(image.height * factor));
const read = (image: RgbImage) => readBarcodes(pagesOfImage({ ...image, orientation: 1 }), reader);

test.each([
  ['PDF417', 'pdf417', LICENSE],
  ['QRCode', 'qr', 'https://example.org/a'],
  ['AztecCode', 'aztec', 'Aztec of a ticket that is rather longer than the other one, 12345678901234567890'],
  ['DataMatrix', 'data-matrix', 'a Data Matrix of a letter'],
  ['Code128', 'code-128', 'A-12345'],
  ['Code39', 'code-39', 'A12345'],
  ['EAN13', 'ean', '4006381333931'],
  ['ITF', 'itf', '00193373700000001000500940144816060680935031'],
] as const)('%s', async (format, symbology, text) => {
  const symbol = await symbolOf(format, text);
  const [found, ...others] = await read(
    onPage(enlarged(symbol, Math.min(4, Math.floor(800 / symbol.width)))),
  );
  expect(found).toMatchObject({ symbology, text, page: 1 });
  expect(others).toEqual([]);
  expect(found!.box.x1 < 0.5 && found!.box.x2 > 0.5 && found!.box.y1 < 0.5 && found!.box.y2 > 0.5).toBe(true);
});

describe('a PDF417 of few pixels', () => {
  test('is found by its bars and read enlarged', async () => {
    const symbol = enlarged(await symbolOf('PDF417', LICENSE), 1.4);
    const page = onPage(symbol);
    expect(barRegions(page)).toHaveLength(1);
    expect(await read(page)).toMatchObject([
      { symbology: 'pdf417', text: LICENSE, content: { kind: 'aamva' } },
    ]);
  });
});

test.each([-5, 3, 88])('a PDF417 turned by %i degrees', async (degrees) => {
  const { width, height, rgb } = enlarged(await symbolOf('PDF417', LICENSE), 2);
  const turned = sharp(rgb, { raw: { width, height, channels: 3 } }).extend({
    top: 12,
    bottom: 12,
    left: 12,
    right: 12,
    background: '#fff',
  });
  const { data, info } = await sharp(await turned.png().toBuffer())
    .rotate(degrees, { background: '#e1e1e1' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(await read(onPage({ width: info.width, height: info.height, rgb: data }))).toMatchObject([
    { text: LICENSE },
  ]);
});

test('an empty page, and one too small for anything, have none', async () => {
  expect(await read({ width: SIDE, height: SIDE, rgb: new Uint8Array(SIDE * SIDE * 3).fill(255) })).toEqual(
    [],
  );
  expect(await read({ width: 1, height: 1, rgb: new Uint8Array(3) })).toEqual([]);
});

test('lines of text are no bars', () => {
  const rgb = new Uint8Array(SIDE * SIDE * 3).fill(255);
  // Strokes of letters: short, apart, in all directions.
  for (let y = 40; y < 860; y += 24)
    for (let x = 40; x < 860; x += 12)
      for (let step = 0; step < 12; step++)
        rgb.fill(20, ((y + step) * SIDE + x + (step % 7)) * 3, ((y + step) * SIDE + x + (step % 7) + 3) * 3);
  expect(barRegions({ width: SIDE, height: SIDE, rgb })).toEqual([]);
});
