import { DecodeError, type PdfPicture, type PdfPictures, type Raster, Views } from '@assay/media';
import { expect, test } from 'vitest';
import type { Fingerprint } from '../../types.js';
import { embeddedImage } from './embedded-image.js';
import { likenessOfPictures } from './likeness-of-pictures.js';

/** A logo of blocks, of any size: the seed chooses which of 6 x 6 places are filled. */
function logo(seed: number, sidePx = 120, ink = 40): Raster {
  const rgb = new Uint8Array(sidePx * sidePx * 3).fill(255);
  for (let y = 0; y < sidePx; y++) {
    for (let x = 0; x < sidePx; x++) {
      const place = Math.floor((y * 6) / sidePx) * 6 + Math.floor((x * 6) / sidePx);
      if (Math.sin(seed * 97 + place * 12.9898) > 0)
        rgb.fill(ink, 3 * (y * sidePx + x), 3 * (y * sidePx + x) + 3);
    }
  }
  return { width: sidePx, height: sidePx, rgb, orientation: 1 };
}

const flat = (tone: number): Raster => ({
  width: 100,
  height: 100,
  rgb: new Uint8Array(30_000).fill(tone),
  orientation: 1,
});

interface Painted {
  readonly raster: Raster | Error;
  readonly pageShare?: number;
  readonly pageIndex?: number;
}

const pictureOf = ({ raster, pageShare = 0.05, pageIndex = 0 }: Painted): PdfPicture =>
  ({
    pageIndex,
    pageShare,
    widthPixels: raster instanceof Error ? 100 : raster.width,
    heightPixels: raster instanceof Error ? 100 : raster.height,
    views: () =>
      new Views({ raster: async () => (raster instanceof Error ? Promise.reject(raster) : raster) }),
  }) as unknown as PdfPicture;

function taken(...painted: readonly Painted[]): Promise<readonly Fingerprint[]> {
  const pictures: PdfPictures = {
    pageCount: 1 + Math.max(0, ...painted.map(({ pageIndex = 0 }) => pageIndex)),
    page: (index) => painted.map(pictureOf).filter(({ pageIndex }) => pageIndex === index),
  };
  return Promise.resolve(embeddedImage.take({ pictures }));
}

test('the pictures of a page, the largest first, each with its share of the page', async () => {
  const fingerprints = await taken({ raster: logo(1), pageShare: 0.01 }, { raster: logo(2), pageShare: 0.2 });
  expect(fingerprints.map(({ kind, page, extent }) => [kind, page, extent])).toEqual([
    ['embedded-image', 1, 0.2],
    ['embedded-image', 1, 0.01],
  ]);
});

test.each<[string, Painted]>([
  ['white', { raster: flat(255) }],
  ['of one color', { raster: flat(90) }],
  ['under 32 pixels', { raster: logo(1, 31) }],
  ['under 0.2 % of the page', { raster: logo(1), pageShare: 0.0019 }],
  ['the page itself, a scan', { raster: logo(1), pageShare: 0.97 }],
  ['broken', { raster: new DecodeError('NOT_DECODABLE', 'no picture') }],
])('a picture that is %s is left out, the others are not', async (_, painted) => {
  expect(await taken(painted, { raster: logo(5) })).toHaveLength(1);
});

test('a page that cannot be loaded costs its own pictures only', async () => {
  const pictures: PdfPictures = {
    pageCount: 2,
    page: (index) => {
      if (index === 0) throw new DecodeError('NOT_DECODABLE', 'no such page');
      return [pictureOf({ raster: logo(1), pageIndex: 1 })];
    },
  };
  expect(await embeddedImage.take({ pictures })).toMatchObject([{ page: 2 }]);
});

test("a failure that is not the picture's is not passed over", async () => {
  await expect(taken({ raster: new TypeError('ours') })).rejects.toThrow(TypeError);
});

test('a picture painted on every page is taken once, and no document has more than eight', async () => {
  expect(await taken({ raster: logo(1) }, { raster: logo(1), pageIndex: 1 })).toHaveLength(1);
  expect(await taken(...Array.from({ length: 12 }, (_, seed) => ({ raster: logo(seed + 1) })))).toHaveLength(
    8,
  );
});

test('the same logo, finer or paler, is the same picture; another logo is not', async () => {
  const hashed = async (raster: Raster): Promise<Fingerprint> => (await taken({ raster }))[0]!;
  const one = await hashed(logo(1));
  expect(likenessOfPictures(one, await hashed(logo(1, 300))).level).toBe('same');
  expect(likenessOfPictures(one, await hashed(logo(1, 120, 110))).level).toBe('same');
  expect(likenessOfPictures(one, await hashed(logo(2))).level).toBe('none');
});

/** Two rings, and marks between them that the seed chooses. */
function stamp(seed: number, sidePx = 240): Raster {
  const rgb = new Uint8Array(sidePx * sidePx * 3).fill(255);
  for (let y = 0; y < sidePx; y++) {
    for (let x = 0; x < sidePx; x++) {
      const [across, down] = [(2 * x) / sidePx - 1, (2 * y) / sidePx - 1];
      const radius = Math.hypot(across, down);
      const mark = Math.floor(((Math.atan2(down, across) + Math.PI) / (2 * Math.PI)) * 40);
      const isMarked = radius > 0.72 && radius < 0.85 && Math.sin(seed * 97 + mark * 12.9898) > 0;
      if (isMarked || Math.abs(radius - 0.94) < 0.03 || Math.abs(radius - 0.63) < 0.015)
        rgb.fill(30, 3 * (y * sidePx + x), 3 * (y * sidePx + x) + 3);
    }
  }
  return { width: sidePx, height: sidePx, rgb, orientation: 1 };
}

test('stamps of one pattern with other text are not the same picture, a smaller copy of one is', async () => {
  const hashed = async (raster: Raster): Promise<Fingerprint> => (await taken({ raster }))[0]!;
  const stamps = await Promise.all([1, 2, 3, 4, 5].map((seed) => hashed(stamp(seed))));
  expect(likenessOfPictures(stamps[0]!, await hashed(stamp(1, 150))).level).toBe('same');
  const levels = stamps.flatMap((one, index) =>
    stamps.slice(index + 1).map((other) => likenessOfPictures(one, other).level),
  );
  expect(levels).not.toContain('same');
});

test('a bar code, the same in all its rows, has no fingerprint', async () => {
  const [width, height] = [300, 90];
  const rgb = Uint8Array.from({ length: width * height * 3 }, (_, at) =>
    Math.sin(Math.floor(((at / 3) % width) / 4) * 12.9898) > 0 ? 0 : 255,
  );
  expect(await taken({ raster: { width, height, rgb, orientation: 1 } })).toEqual([]);
});

test('where only one of two pictures has a detail, they are not told to be the same', async () => {
  const [whole] = (await taken({ raster: logo(1) })) as [Fingerprint];
  const { detail: _, ...bare } = whole;
  expect(likenessOfPictures(bare, whole)).toEqual({ level: 'none', similarity: 1 });
});
