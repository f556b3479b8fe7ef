import {
  DecodeError,
  type DrawnPixels,
  EXIF_TURNS,
  type PdfiumDocument,
  type Raster,
  turned,
} from '@assay/media';
import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { hammingDistance } from '../../perceptual/phash64.js';
import { type MadePage, madePage } from '../../perceptual/testing/made-page.js';
import type { Fingerprint } from '../../types.js';
import { likenessOfPages } from './likeness-of-pages.js';
import { pageImage } from './page-image.js';

const rasterOf = ({ width, height, rgb }: MadePage, orientation: Raster['orientation'] = 1): Raster => ({
  width,
  height,
  rgb,
  orientation,
});

async function taken(raster: Raster): Promise<Fingerprint> {
  const [fingerprint] = await pageImage.take({ raster });
  if (!fingerprint) throw new Error('expected a fingerprint');
  return fingerprint;
}

const opened = ({ width, height, rgb }: MadePage) => sharp(rgb, { raw: { width, height, channels: 3 } });

async function decoded(file: Sharp): Promise<Raster> {
  const { data, info } = await sharp(await file.toBuffer())
    .removeAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: new Uint8Array(data), orientation: 1 };
}

const statement = madePage({ seed: 1 });
const { width, height } = statement;

test.each<[string, () => Sharp]>([
  ['saved as a poor JPEG', () => opened(statement).jpeg({ quality: 40 })],
  [
    'at half the size, as WebP',
    () =>
      opened(statement)
        .resize(Math.round(width / 2))
        .webp({ quality: 60 }),
  ],
  ['brighter and paler', () => opened(statement).linear(0.8, 40).png()],
  [
    'without 4 % at each side',
    () =>
      opened(statement)
        .extract({
          left: Math.round(width * 0.04),
          top: Math.round(height * 0.04),
          width: Math.round(width * 0.92),
          height: Math.round(height * 0.92),
        })
        .png(),
  ],
  [
    'laid askew on a scanner',
    () =>
      opened(statement).rotate(1.3, { background: '#f6f6f4' }).blur(0.6).grayscale().jpeg({ quality: 75 }),
  ],
])('a page is known again %s', async (_, file) => {
  const [original, copy] = [await taken(rasterOf(statement)), await taken(await decoded(file()))];
  expect(likenessOfPages(original, copy).level).toBe('same');
});

test('a page with another word is the same page altered', async () => {
  const edited = madePage({ seed: 1, changedLine: 12 });
  expect(likenessOfPages(await taken(rasterOf(statement)), await taken(rasterOf(edited))).level).toBe(
    'altered',
  );
});

test('other rows under the same heading are no copy', async () => {
  const originals = await Promise.all([1, 2, 3, 4, 5, 6].map((seed) => taken(rasterOf(madePage({ seed })))));
  const levels = originals.flatMap((one, index) =>
    originals.slice(index + 1).map((other) => likenessOfPages(one, other).level),
  );
  expect(levels).not.toContain('same');
  expect(levels).not.toContain('altered');
});

test('a page is compared as displayed, not as coded', async () => {
  const coded = { ...turned(rasterOf(statement), EXIF_TURNS[8]), orientation: 6 as const };
  // Added up in another order, the means of areas differ in their last digits.
  const [asDisplayed, { extent, ...displayed }] = [await taken(coded), await taken(rasterOf(statement))];
  expect(asDisplayed).toMatchObject(displayed);
  expect(asDisplayed.extent).toBeCloseTo(extent!, 8);
});

test('pages of one tone have no fingerprint, whatever the tone and the size', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 255 }),
      fc.integer({ min: 1, max: 200 }),
      fc.integer({ min: 1, max: 200 }),
      async (tone, w, h) => {
        const rgb = new Uint8Array(w * h * 3).fill(tone);
        expect(await pageImage.take({ raster: { width: w, height: h, rgb, orientation: 1 } })).toEqual([]);
      },
    ),
    { numRuns: 30 },
  );
});

test('a page with nothing but its number has none', async () => {
  expect(await pageImage.take({ raster: rasterOf(madePage({ seed: 1, lines: 0 })) })).toEqual([]);
});

test('at most three pages of a PDF are drawn, blank ones among them, and two have details', async () => {
  const drawn = [
    madePage({ seed: 1 }),
    madePage({ seed: 2 }),
    madePage({ seed: 3 }),
    madePage({ seed: 4 }),
  ].map(drawnAs);
  const pages = {
    pageCount: 4,
    drawn: (index: number, _: number, make: (page: DrawnPixels) => unknown) => make(drawn[index]!),
  } as unknown as PdfiumDocument;
  const fingerprints = await pageImage.take({ pages });
  expect(fingerprints.map(({ page, detail }) => [page, detail !== undefined])).toEqual([
    [1, true],
    [2, true],
    [3, false],
  ]);
});

test('a page that cannot be drawn has none, and costs no other page; a failure of ours does', async () => {
  const drawn = drawnAs(madePage({ seed: 1 }));
  const failing = (error: Error) =>
    ({
      pageCount: 2,
      drawn: (index: number, _: number, make: (page: DrawnPixels) => unknown) => {
        if (index === 0) throw error;
        return make(drawn);
      },
    }) as unknown as PdfiumDocument;
  expect(
    await pageImage.take({ pages: failing(new DecodeError('NOT_DECODABLE', 'no such page')) }),
  ).toMatchObject([{ page: 2 }]);
  expect(() => pageImage.take({ pages: failing(new TypeError('ours')) })).toThrow(TypeError);
});

test('pages without details are told to be of one layout, never to be copies', async () => {
  const { detail: _, ...bare } = await taken(rasterOf(statement));
  expect(likenessOfPages(bare, bare)).toEqual({ level: 'template', similarity: 1 });
});

test('hashes of unlike pages differ in many bits', async () => {
  const [one, other] = [
    await taken(rasterOf(statement)),
    await taken(rasterOf(madePage({ seed: 1, columns: [0.1, 0.5], heading: false }))),
  ];
  if (one.value.form !== 'bits' || other.value.form !== 'bits') throw new Error('expected bits');
  expect(hammingDistance(one.value.bits, other.value.bits)).toBeGreaterThan(8);
});

function drawnAs({ width, height, rgb }: MadePage): DrawnPixels {
  const rgba = new Uint8Array(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel++)
    rgba.set(rgb.subarray(3 * pixel, 3 * pixel + 3), 4 * pixel);
  return { width, height, pixels: new Int32Array(rgba.buffer) };
}

/** Tones all over, to the edges: waves of several lengths and directions, as a photo has them. */
function photo(seed: number, widthPx = 640, heightPx = 420): MadePage {
  const rgb = new Uint8Array(widthPx * heightPx * 3);
  for (let y = 0, at = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++, at += 3) {
      let tone = 150;
      for (let wave = 1; wave <= 9; wave++) {
        const [across, down] = [
          Math.sin(seed * 7 + wave * 3.1) / (9 + 2 * wave),
          Math.cos(seed * 5 + wave * 1.7) / (9 + 2 * wave),
        ];
        tone += 14 * Math.sin(x * across + y * down + wave * seed);
      }
      rgb.fill(tone, at, at + 3);
    }
  }
  return { width: widthPx, height: heightPx, rgb };
}

const cut = (page: MadePage, share: number): Promise<Raster> => {
  const [left, top] = [Math.round(page.width * share), Math.round(page.height * share)];
  return decoded(
    opened(page)
      .extract({ left, top, width: page.width - 2 * left, height: page.height - 2 * top })
      .png(),
  );
};

test('copies of pictures without margins, cut at each side, are nearer to the middle, which is there to be found by only', async () => {
  let [toWhole, toMiddle] = [0, 0];
  for (const original of [1, 2, 3, 4].map((seed) => photo(seed))) {
    const [whole, middle] = await pageImage.take({ raster: rasterOf(original) });
    const [copy] = await pageImage.take({ raster: await cut(original, 0.04) });
    if (whole?.value.form !== 'bits' || middle?.value.form !== 'bits' || copy?.value.form !== 'bits')
      throw new Error('expected bits');
    toWhole += hammingDistance(whole.value.bits, copy.value.bits);
    toMiddle += hammingDistance(middle.value.bits, copy.value.bits);
    expect(middle.part).toBe('middle');
    expect(likenessOfPages(middle, copy).level).toBe('none');
  }
  expect(toMiddle).toBeLessThan(toWhole);
});

test('a page with margins has no middle', async () => {
  expect(await pageImage.take({ raster: rasterOf(statement) })).toHaveLength(1);
});
