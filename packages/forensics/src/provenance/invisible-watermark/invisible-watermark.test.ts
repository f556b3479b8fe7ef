import type { Raster } from '@assay/media';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { FOUND_FROM, leftOffGrid, marksIn, rarityOf } from './find-mark.js';
import { invisibleWatermark } from './invisible-watermark.js';
import { PAYLOADS } from './payloads.js';
import { embedWatermark, randomOf, softPicture, type Writing } from './testing/embed-watermark.js';

async function examine(raster: Raster) {
  const examined = await invisibleWatermark.examine({ raster });
  if (examined.kind !== 'examined') throw new Error(examined.because);
  return examined.finding;
}

const payloadNamed = (name: string) => PAYLOADS.find((payload) => payload.name === name)!;
const PICTURE = softPicture(1);
const marked = (name: string, writing?: Writing) => embedWatermark(PICTURE, payloadNamed(name).bits, writing);

/** Saved as a JPEG and decoded again. */
async function resaved(
  raster: Raster,
  quality: number,
  chromaSubsampling: '4:4:4' | '4:2:0',
): Promise<Raster> {
  const { width, height } = raster;
  const jpeg = await sharp(raster.rgb, { raw: { width, height, channels: 3 } })
    .jpeg({ quality, chromaSubsampling })
    .toBuffer();
  return { ...raster, rgb: Uint8Array.from(await sharp(jpeg).raw().toBuffer()) };
}

/** Blocks of 8 by 8 pixels of one color each. */
function mosaic(width: number, height: number, blueOf: (block: number, column: number) => number): Raster {
  const rgb = new Uint8Array(width * height * 3).fill(110);
  for (let pixel = 0; pixel < width * height; pixel++) {
    const column = Math.floor((pixel % width) / 8);
    rgb[pixel * 3 + 2] = blueOf(Math.floor(pixel / width / 8) * (width / 8) + column, column);
  }
  return { width, height, rgb, orientation: 1 };
}

describe('a marked picture', () => {
  test.each(PAYLOADS.map(({ name }) => name))('is found to carry %s', async (name) => {
    const finding = await examine(marked(name));
    expect(finding.measure).toBeGreaterThanOrEqual(FOUND_FROM);
    expect(finding.evidence).toMatchObject([
      { code: 'GENERATOR_WATERMARK', kind: 'validation', summary: finding.summary },
    ]);
    expect(finding.summary).toContain(name);
    expect(finding.evidence[0]).not.toHaveProperty('boundingBox');
  });

  test.each([
    { order: 'blue-first', samples: 'floating point' },
    { order: 'red-first', samples: 'floating point' },
    { order: 'red-first', samples: 'whole numbers' },
  ] as const)('is found, too, when written $order, in $samples', async (writing) => {
    expect((await examine(marked('SDXL', writing))).summary).toContain('“SDXL”');
  });

  test.each([
    [90, '4:4:4'],
    [95, '4:2:0'],
  ] as const)('is found after a JPEG save of quality %i, %s', async (quality, subsampling) => {
    const saved = await resaved(marked('FLUX', { samples: 'floating point' }), quality, subsampling);
    expect((await examine(saved)).summary).toContain('“FLUX”');
  });

  test('whose sides are no multiples of eight is found', async () => {
    const picture = embedWatermark(softPicture(23, 325, 261), payloadNamed('StableDiffusionV1').bits);
    expect((await examine(picture)).summary).toContain('“StableDiffusionV1”');
  });
});

describe('an unmarked picture', () => {
  const random = randomOf(5);
  test.each([
    ['a soft one', PICTURE],
    ['a gray one', mosaic(512, 256, () => 110)],
    ['noise', { ...PICTURE, rgb: Uint8Array.from({ length: 320 * 256 * 3 }, () => random() * 256) }],
    ['stripes', mosaic(512, 256, (_, column) => (column % 2 === 0 ? 20 : 200))],
    [
      'tiles of 64 pixels',
      mosaic(512, 512, (_, column) => [30, 90, 150, 210, 60, 180, 120, 240][column % 8]!),
    ],
  ])('is not found to be marked: %s', async (_, picture) => {
    const finding = await examine(picture);
    expect(finding).toMatchObject({ measure: 0, evidence: [] });
    expect(finding.summary).toContain('says nothing');
  });

  test('whose blocks spell a short text by their colors is no mark: it stays where the grid is missed', async () => {
    const { bits } = payloadNamed('SDV2');
    const spelled = mosaic(512, 512, (block) => (bits[block % bits.length] === 1 ? 165 : 187));
    const rare = [...marksIn(spelled)].filter((mark) => rarityOf(mark) >= FOUND_FROM);
    expect(rare).not.toHaveLength(0);
    for (const mark of rare) expect(leftOffGrid(mark, spelled)).toBeGreaterThan(0.5);
    expect(await examine(spelled)).toMatchObject({ measure: 0, evidence: [] });
  });

  test('that repeats every eight blocks as letters repeat their upper bits is not taken for a text', async () => {
    const tiles = mosaic(512, 512, (_, column) => (column % 8 === 1 || column % 8 === 2 ? 165 : 187));
    expect(await examine(tiles)).toMatchObject({ measure: 0, evidence: [] });
  });

  test('carries a message that nobody is known to write', async () => {
    const unknown = Array.from({ length: 48 }, () => (random() < 0.5 ? 0 : 1));
    expect(await examine(embedWatermark(PICTURE, unknown))).toMatchObject({ measure: 0 });
  });
});

test('a picture too small for the library is not looked at', () => {
  expect(invisibleWatermark.examine({ raster: softPicture(1, 256, 255) })).toMatchObject({
    kind: 'not-applicable',
  });
});

test('a number’s leading zeros are no bits of its message', () => {
  expect(payloadNamed('FLUX').bits).toHaveLength(46);
  expect(payloadNamed('SDXL').bits).toHaveLength(48);
  expect(payloadNamed('StableDiffusionV1').bits).toHaveLength(136);
});
