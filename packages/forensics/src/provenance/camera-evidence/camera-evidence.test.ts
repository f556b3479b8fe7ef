import type { Exif, ExifValue, ImageMetadata, JpegCoefficients, Raster } from '@assay/media';
import { decodeJpegCoefficients, decodeRaster } from '@assay/media';
import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cameraEvidence } from './camera-evidence.js';
import { MEASURE } from './measure.js';
import { libraryTables, tablesOf } from './tables.js';

const rational = (numerator: number, denominator = 1): ExifValue => ({ numerator, denominator });

const IMAGE = { 271: 'Canon', 272: 'Canon EOS R6', 306: '2024:05:06 07:08:09' };
const PHOTO = {
  33434: rational(1, 250),
  33437: rational(4),
  34855: 200,
  36867: '2024:05:06 07:08:09',
  36868: '2024:05:06 07:08:09',
  40962: 64,
  40963: 48,
  37386: rational(35),
  41989: 35,
};

interface Said {
  readonly image?: Readonly<Record<number, ExifValue>>;
  readonly photo?: Readonly<Record<number, ExifValue>>;
  readonly gps?: Readonly<Record<number, ExifValue>>;
  readonly makerNoteBytes?: number | undefined;
  readonly segments?: readonly string[];
}

const mapOf = (fields: Readonly<Record<number, ExifValue>>): ReadonlyMap<number, ExifValue> =>
  new Map(Object.entries(fields).map(([tag, value]) => [Number(tag), value]));

function metadataOf(said: Said): ImageMetadata {
  const { image = {}, photo = {}, gps = {}, segments = [] } = said;
  const makerNoteBytes = 'makerNoteBytes' in said ? said.makerNoteBytes : 400;
  const exif: Exif = {
    image: mapOf({ ...IMAGE, ...image }),
    photo: mapOf({ ...PHOTO, ...photo }),
    gps: mapOf(gps),
    thumbnail: new Map(),
    thumbnailJpeg: undefined,
    makerNoteBytes,
  };
  return { exif, xmp: [], iptc: new Map(), textChunks: [], comments: [], segments };
}

const RASTER: Raster = { width: 64, height: 48, rgb: new Uint8Array(64 * 48 * 3).fill(90), orientation: 1 };

/** Of a component each, as far as the check looks. */
const jpegWith = (...tables: readonly Uint16Array[]): JpegCoefficients =>
  ({ components: tables.map((quantizationTable) => ({ quantizationTable })) }) as unknown as JpegCoefficients;
const UNKNOWN_TABLES = jpegWith(new Uint16Array(64).fill(7), new Uint16Array(64).fill(9));

async function findingOf(said: Said, jpeg: JpegCoefficients | undefined = UNKNOWN_TABLES, raster = RASTER) {
  const examined = await cameraEvidence.examine({
    metadata: metadataOf(said),
    raster,
    ...(jpeg ? { jpeg } : {}),
  });
  if (examined.kind !== 'examined') throw new Error(examined.because);
  return examined.finding;
}

const codesOf = async (...parameters: Parameters<typeof findingOf>) =>
  (await findingOf(...parameters)).evidence.map(({ code }) => code);

describe('a record that contradicts itself', () => {
  it.each<[string, Said]>([
    ['a thirteenth month', { photo: { 36867: '2024:13:06 07:08:09' } }],
    ['the 30th of February', { photo: { 36867: '2024:02:30 07:08:09' } }],
    ['taken two days after the last change', { image: { 306: '2024:05:04 07:00:00' } }],
    ['taken a year after it was digitized', { photo: { 36868: '2023:05:06 07:08:09' } }],
    ['dated otherwise by satellites', { gps: { 29: '2024:04:01' } }],
    [
      'exposed for a light that is not on earth',
      { photo: { 33434: rational(1, 8000), 33437: rational(22), 34855: 25 } },
    ],
    [
      'exposed for less light than any sky has',
      { photo: { 33434: rational(7200), 33437: rational(14, 10), 34855: 12_800 } },
    ],
    ['a focal length of no sensor', { photo: { 37386: rational(300), 41989: 28 } }],
    [
      'a focal length of no sensor without a digital zoom',
      { photo: { 37386: rational(42, 10), 41989: 130, 41988: rational(1) } },
    ],
    ['a focal length that no digital zoom explains', { photo: { 37386: rational(42, 10), 41989: 1300 } }],
    [
      'the lens of another phone',
      { image: { 271: 'Apple', 272: 'iPhone 6' }, photo: { 42036: 'iPhone 12 Pro back camera 4.2mm f/1.6' } },
    ],
    ['the model of another maker', { image: { 272: 'NIKON D850' } }],
    [
      'coordinates of no hemisphere',
      { gps: { 2: [{ numerator: 48, denominator: 1 }] as unknown as ExifValue } },
    ],
  ])('is told: %s', async (_, said) => {
    const finding = await findingOf(said);
    expect(finding.measure).toBe(MEASURE.contradiction);
    expect(finding.evidence[0]?.code).toBe('EXIF_CONTRADICTION');
  });

  it.each<[string, Said]>([
    ['as it is', {}],
    ['changed later', { image: { 306: '2025:05:06 07:08:09' } }],
    ['a clock that was never set', { image: { 306: '1970:01:01 00:00:00' } }],
    ['blank dates', { photo: { 36867: '    :  :     :  :  ', 36868: '0000:00:00 00:00:00' } }],
    ['the date that Android writes for none', { photo: { 36868: '2002:12:08 12:00:00' } }],
    ['satellites a day off, by their zone', { gps: { 29: '2024:05:05' } }],
    ['unknown exposure', { photo: { 33434: rational(0, 0), 33437: rational(0) } }],
    [
      'the lens of this phone',
      {
        image: { 271: 'Apple', 272: 'iPhone 12 Pro' },
        photo: { 42036: 'iPhone 12 Pro back camera 4.2mm f/1.6' },
      },
    ],
    [
      'stars through a telescope that follows them',
      { photo: { 33434: rational(600), 33437: rational(28, 10), 34855: 3200 } },
    ],
    ['a digital zoom', { photo: { 37386: rational(42, 10), 41989: 130, 41988: rational(5) } }],
    ['a digital zoom that it does not state', { photo: { 37386: rational(42, 10), 41989: 130 } }],
    [
      'a digital zoom that its focal length on film leaves out',
      { photo: { 37386: rational(42, 10), 41989: 26, 41988: rational(30) } },
    ],
    ['coordinates that are unknown', { gps: { 1: '', 2: [rational(0, 0)] as unknown as ExifValue } }],
  ])('is not seen in one %s', async (_, said) => {
    expect(await findingOf(said)).toMatchObject({ measure: MEASURE.nothingAgainst, evidence: [] });
  });
});

describe('a picture that a program saved anew', () => {
  it.each<[string, Said, JpegCoefficients | undefined]>([
    ['smaller than its record', { photo: { 40962: 640, 40963: 480 } }, UNKNOWN_TABLES],
    ['turned', { photo: { 40962: 48, 40963: 64 } }, UNKNOWN_TABLES],
    ['with the segment of Adobe', { segments: ['APP1 Exif', 'APP14 Adobe'] }, UNKNOWN_TABLES],
  ])('is told, and weighs next to nothing: %s', async (_, said, jpeg) => {
    expect(await findingOf(said, jpeg)).toMatchObject({
      measure: MEASURE.savedAnew,
      evidence: [{ code: 'SAVED_ANEW' }],
    });
  });

  it('is told of one that is no JPEG', async () => {
    const examined = await cameraEvidence.examine({ metadata: metadataOf({}), raster: RASTER });
    expect(examined).toMatchObject({ kind: 'examined', finding: { evidence: [{ code: 'SAVED_ANEW' }] } });
  });

  it.each([
    ['libjpeg', false],
    ['mozjpeg', true],
  ] as const)(
    'is told by the tables of %s under a record of a maker who has its own',
    async (library, mozjpeg) => {
      const bytes = new Uint8Array(
        await sharp({ create: { width: 64, height: 48, channels: 3, background: '#807060' } })
          .jpeg({ quality: 80, mozjpeg })
          .toBuffer(),
      );
      const jpeg = decodeJpegCoefficients(bytes);
      expect(libraryTables(tablesOf(jpeg))).toEqual({ library, quality: 80 });
      const raster = await decodeRaster(bytes, 'jpeg');
      expect((await findingOf({}, jpeg, raster)).summary).toContain(`${library} at quality 80`);
      expect(await codesOf({ image: { 271: 'samsung', 272: 'SM-S911B' } }, jpeg, raster)).toEqual([]);
    },
  );

  it('is told by the maker’s note that is missing, of makers who always write one', async () => {
    expect(await codesOf({ makerNoteBytes: undefined })).toEqual(['MAKER_NOTE_STRIPPED']);
    expect(await codesOf({ makerNoteBytes: undefined, image: { 271: 'SONY', 272: 'ILCE-7M3' } })).toEqual([]);
  });
});

it('libjpeg’s tables are known again at every quality that is in use', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 5, max: 99 }), async (quality) => {
      const bytes = await sharp({ create: { width: 16, height: 16, channels: 3, background: '#204060' } })
        .jpeg({ quality })
        .toBuffer();
      expect(libraryTables(tablesOf(decodeJpegCoefficients(new Uint8Array(bytes))))).toEqual({
        library: 'libjpeg',
        quality,
      });
    }),
    { numRuns: 20 },
  );
});

describe('what speaks for a photograph', () => {
  it('is a whole record over the tables of its maker', async () => {
    const finding = await findingOf({ image: { 271: 'SONY', 272: 'ILCE-7M3' } }, jpegWith(...sonyTables()));
    expect(finding).toMatchObject({
      measure: MEASURE.nothingAgainst,
      evidence: [{ code: 'CAMERA_CONSISTENT' }],
    });
  });

  it('is the trace of a sensor’s color filter, also without a record', async () => {
    const raster = noise(520, 520, true);
    const examined = await cameraEvidence.examine({
      metadata: { ...metadataOf({}), exif: undefined },
      raster,
    });
    expect(examined).toMatchObject({
      kind: 'examined',
      finding: { measure: MEASURE.nothingAgainst, evidence: [{ code: 'SENSOR_TRACE' }] },
    });
  });

  it('is nothing in noise without a filter, nor in that trace once it was resized', async () => {
    const filtered = noise(1040, 1040, true);
    const half = await sharp(filtered.rgb, { raw: { width: 1040, height: 1040, channels: 3 } })
      .resize(640)
      .raw()
      .toBuffer();
    for (const raster of [
      noise(520, 520, false),
      { width: 640, height: 640, rgb: new Uint8Array(half), orientation: 1 } as const,
    ]) {
      const examined = await cameraEvidence.examine({
        metadata: { ...metadataOf({}), exif: undefined },
        raster,
      });
      expect(examined).toMatchObject({
        kind: 'not-applicable',
        because: expect.stringContaining('names no camera'),
      });
    }
  });
});

/** Of a Sony DSC: libjpeg's at quality 97, rounded down, which no quality setting of it gives. */
function sonyTables(): Uint16Array[] {
  const luma = [
    [1, 1, 1, 1, 2, 3, 3, 4],
    [1, 1, 1, 1, 2, 4, 4, 3],
    [1, 1, 1, 2, 3, 4, 4, 4],
    [1, 1, 1, 2, 3, 5, 5, 4],
    [1, 1, 2, 4, 4, 7, 6, 5],
    [2, 2, 3, 4, 5, 7, 7, 6],
    [3, 4, 5, 5, 6, 8, 8, 6],
    [5, 6, 6, 6, 7, 6, 6, 6],
  ];
  const corner = [
    [1, 1, 2, 3],
    [1, 1, 2, 4],
    [2, 2, 4],
    [3, 4],
  ];
  return [
    Uint16Array.from(luma.flat()),
    Uint16Array.from({ length: 64 }, (_, at) => corner[at >> 3]?.[at & 7] ?? 6),
  ];
}

/**
 * Noise; where it is filtered, every other pixel of the checkerboard is the mean of its neighbors, as a
 * camera fills in green.
 */
function noise(width: number, height: number, isFiltered: boolean): Raster {
  let seed = 7;
  const rgb = Uint8Array.from({ length: width * height * 3 }, () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return 64 + (seed >>> 25);
  });
  if (isFiltered) {
    for (let y = 1; y < height - 1; y++) {
      for (let x = 1 + (y & 1); x < width - 1; x += 2) {
        const at = 3 * (y * width + x) + 1;
        rgb[at] = (rgb[at - 3]! + rgb[at + 3]! + rgb[at - 3 * width]! + rgb[at + 3 * width]!) / 4;
      }
    }
  }
  return { width, height, rgb, orientation: 1 };
}
