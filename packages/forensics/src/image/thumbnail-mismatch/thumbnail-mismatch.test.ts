import {
  type Box,
  type ExifOrientation,
  type ImageMetadata,
  overlapArea,
  type Raster,
  toDisplayed,
} from '@assay/media';
import fc from 'fast-check';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { regionsFrom } from './regions.js';
import { thumbnailMismatch } from './thumbnail-mismatch.js';

const WIDTH = 480;
const HEIGHT = 320;

/** Shapes that no turn or mirroring maps onto themselves, over a gradient. */
const scene = (seed: number, patch = ''): Sharp => {
  const shapes = Array.from({ length: 24 }, (_, index) => {
    const at = (factor: number, range: number): number =>
      Math.round((((index + 1) * factor * seed) % 97) * (range / 97));
    const fill = `rgb(${at(13, 255)},${at(29, 255)},${at(41, 255)})`;
    return index % 2
      ? `<circle cx="${at(17, WIDTH)}" cy="${at(31, HEIGHT)}" r="${12 + at(7, 30)}" fill="${fill}"/>`
      : `<rect x="${at(23, WIDTH)}" y="${at(37, HEIGHT)}" width="${20 + at(11, 70)}" height="${15 + at(19, 50)}" fill="${fill}"/>`;
  });
  const gradient =
    '<linearGradient id="g" x2="1" y2="1"><stop offset="0" stop-color="#123"/><stop offset="1" stop-color="#dca"/></linearGradient>';
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${gradient}<rect width="100%" height="100%" fill="url(#g)"/>${shapes.join('')}${patch}</svg>`,
    ),
  ).removeAlpha();
};

const PATCH: Box = { x1: 0.5, y1: 0.4, x2: 0.65, y2: 0.62 };
const EDIT = `<rect x="${PATCH.x1 * WIDTH}" y="${PATCH.y1 * HEIGHT}" width="${0.15 * WIDTH}" height="${0.22 * HEIGHT}" fill="#f2f2e8"/>`;

async function rasterOf(image: Sharp, orientation: ExifOrientation = 1): Promise<Raster> {
  const { data, info } = await image.toColorspace('srgb').raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: new Uint8Array(data), orientation };
}

/** Saved and read in between: operations of sharp on one image come in an order of their own. */
const settled = async (image: Sharp): Promise<Sharp> => sharp(await image.png().toBuffer());

const thumbnailOf = async (
  image: Sharp,
  fit: 'fill' | 'contain' | 'cover' = 'contain',
): Promise<Uint8Array> =>
  new Uint8Array(
    await (await settled(image))
      .resize(160, 120, { fit, background: '#000000' })
      .jpeg({ quality: 75 })
      .toBuffer(),
  );

function metadataWith(thumbnailJpeg: Uint8Array | undefined): ImageMetadata {
  const none = new Map();
  const exif = {
    image: none,
    photo: none,
    gps: none,
    thumbnail: none,
    thumbnailJpeg,
    makerNoteBytes: undefined,
  };
  return { exif, xmp: [], iptc: new Map(), textChunks: [], comments: [], segments: [] };
}

async function examine(raster: Raster, thumbnail: Uint8Array | undefined) {
  return thumbnailMismatch.examine({ metadata: metadataWith(thumbnail), raster });
}

async function findingOf(raster: Raster, thumbnail: Uint8Array) {
  const examined = await examine(raster, thumbnail);
  if (examined.kind !== 'examined') throw new Error(examined.because);
  return examined.finding;
}

describe('a picture that its thumbnail shows', () => {
  it.each<[string, (image: Sharp) => Sharp]>([
    ['as it was taken', (image) => image],
    ['turned', (image) => image.rotate(90)],
    ['mirrored', (image) => image.flop()],
    ['cropped', (image) => image.extract({ left: 60, top: 30, width: 330, height: 220 })],
    ['shrunk', (image) => image.resize(240)],
    ['darkened', (image) => image.linear(0.8, 0)],
    ['saved poorly', (image) => image.jpeg({ quality: 30 })],
  ])('is not told when %s', async (_, change) => {
    const original = scene(5);
    const changed = await settled(change(await settled(original.clone())));
    for (const fit of ['fill', 'contain', 'cover'] as const) {
      const finding = await findingOf(
        await rasterOf(changed.clone()),
        await thumbnailOf(original.clone(), fit),
      );
      expect(finding.measure).toBeLessThan(1);
      expect(finding.evidence).toEqual([]);
    }
  });
});

describe('a part that was changed later', () => {
  it.each([1, 3, 6, 8] as const)('is found where it is displayed, orientation %i', async (orientation) => {
    const finding = await findingOf(await rasterOf(scene(5, EDIT), orientation), await thumbnailOf(scene(5)));
    expect(finding.measure).toBeGreaterThan(1.5);
    expect(finding.evidence[0]).toMatchObject({ code: 'THUMBNAIL_DIFFERS', page: 1 });
    const place = toDisplayed(PATCH, orientation);
    const found = finding.evidence[0]!.boundingBox!;
    expect(overlapArea(found, place)).toBeGreaterThan(0.5 * 0.15 * 0.22);
    expect(finding.heat[0]!.grid!.intensities).toContain(1);
  });

  it('is found in a picture that was turned and cropped besides', async () => {
    const edited = (await settled(scene(5, EDIT))).extract({ left: 40, top: 20, width: 400, height: 280 });
    const finding = await findingOf(
      await rasterOf((await settled(edited)).rotate(270)),
      await thumbnailOf(scene(5)),
    );
    expect(finding.evidence.map(({ code }) => code)).toContain('THUMBNAIL_DIFFERS');
  });
});

it('another picture under the same record is told', async () => {
  const finding = await findingOf(await rasterOf(scene(11)), await thumbnailOf(scene(5)));
  expect(finding.evidence).toMatchObject([{ code: 'THUMBNAIL_OF_ANOTHER_PICTURE' }]);
});

describe('nothing is said', () => {
  it('without a thumbnail', async () => {
    expect(await examine(await rasterOf(scene(5)), undefined)).toMatchObject({ kind: 'not-applicable' });
  });

  it('of a thumbnail that is damaged, or larger than any', async () => {
    const raster = await rasterOf(scene(5));
    const bomb = await sharp({ create: { width: 5000, height: 5000, channels: 3, background: '#000' } })
      .jpeg({ quality: 1 })
      .toBuffer();
    for (const thumbnail of [Uint8Array.of(0xff, 0xd8, 0xff, 0xd9), new Uint8Array(bomb)]) {
      expect(await examine(raster, thumbnail)).toMatchObject({
        kind: 'not-applicable',
        because: expect.stringContaining('cannot be decoded'),
      });
    }
  });

  it('of a picture in one color', async () => {
    const flat = sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#445566' } });
    expect(await examine(await rasterOf(flat), await thumbnailOf(scene(5)))).toMatchObject({
      kind: 'not-applicable',
    });
  });
});

it('regions hold every pixel from the bound on, and each once', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.array(fc.float({ min: 0, max: 2, noNaN: true }), { minLength: 12, maxLength: 120 }),
      (width, all) => {
        const height = Math.floor(all.length / width);
        const samples = Float32Array.from(all.slice(0, width * height));
        const regions = regionsFrom({ width, height, samples }, 1);
        for (const [at, value] of samples.entries()) {
          if (value < 1) continue;
          const [x, y] = [at % width, Math.floor(at / width)];
          expect(
            regions.some(
              (one) => x >= one.left && x < one.right && y >= one.top && y < one.bottom && one.peak >= value,
            ),
          ).toBe(true);
        }
        expect(regions.length).toBeLessThanOrEqual(samples.filter((value) => value >= 1).length);
      },
    ),
  );
});
