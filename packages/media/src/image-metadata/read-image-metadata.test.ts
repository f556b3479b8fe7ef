import fc from 'fast-check';
import { zlibSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { MAX_EXIF_DECODED_BYTES, MAX_METADATA_BYTES, MAX_METADATA_TEXT_BYTES } from '../limits.js';
import { readImageMetadata } from './read-image-metadata.js';
import {
  comment,
  exifSegment,
  extendedXmpSegment,
  internationalChunk,
  iptcOf,
  jpegOf,
  packedChunk,
  photoshopSegment,
  pngOf,
  textChunk,
  tiffOf,
  userComment,
  webpOf,
  xmpChunk,
  xmpPacket,
  xmpSegment,
} from './testing/build-image.js';
import { exifComment, exifWindowsText } from './user-comment.js';

const latin1 = (text: string): Uint8Array => Uint8Array.from(text, (character) => character.charCodeAt(0));
const THUMBNAIL = Uint8Array.from([0xff, 0xd8, 0xff, 0xd9]);
const TIFF = {
  image: { 271: 'Canon', 305: 'Firmware 1.0' },
  photo: { 36867: '2024:05:06 07:08:09', 33434: [[1, 250]] as const, 37500: new Uint8Array(300) },
  gps: {
    2: [
      [48, 1],
      [51, 1],
      [30, 1],
    ] as const,
  },
  thumbnailJpeg: THUMBNAIL,
};

describe('EXIF', () => {
  it.each([true, false])(
    'is read with all its directories, byte order little-endian: %s',
    (isLittleEndian) => {
      const { exif } = readImageMetadata(jpegOf(exifSegment(tiffOf(TIFF, isLittleEndian))));
      expect(exif?.image.get(271)).toBe('Canon');
      expect(exif?.photo.get(0x9003)).toBe('2024:05:06 07:08:09');
      expect(exif?.photo.get(0x829a)).toEqual({ numerator: 1, denominator: 250 });
      expect(exif?.gps.get(2)).toEqual([48, 51, 30].map((numerator) => ({ numerator, denominator: 1 })));
      expect([...(exif?.thumbnailJpeg ?? [])]).toEqual([...THUMBNAIL]);
      expect(exif?.makerNoteBytes).toBe(300);
    },
  );

  it('is read from the chunks of a PNG and a WebP, also with the header that only a JPEG needs', () => {
    const tiff = tiffOf(TIFF);
    const withHeader = Uint8Array.from([...latin1('Exif\0\0'), ...tiff]);
    for (const file of [pngOf(['eXIf', tiff]), webpOf(['EXIF', tiff]), webpOf(['EXIF', withHeader])]) {
      expect(readImageMetadata(file).exif?.image.get(305)).toBe('Firmware 1.0');
    }
  });

  it('has no directories where it is no TIFF structure', () => {
    expect(readImageMetadata(jpegOf(exifSegment(latin1('nothing of the kind')))).exif).toBeUndefined();
  });

  it('passes over a thumbnail that is no JPEG', () => {
    const exif = readImageMetadata(jpegOf(exifSegment(tiffOf({ thumbnailJpeg: latin1('BM12') })))).exif;
    expect([exif?.thumbnail.size, exif?.thumbnailJpeg]).toEqual([2, undefined]);
  });

  it('has comments in several character codes', () => {
    expect(exifComment(userComment('größer'))).toBe('größer');
    expect(exifComment(userComment('größer', 'UNICODE', 'big-endian'))).toBe('größer');
    expect(exifComment(userComment('größer', 'UNICODE', 'little-endian'))).toBe('größer');
    expect(exifComment(latin1('\0\0\0\0\0\0\0\0plain  \0\0'))).toBe('plain');
    expect(exifComment(latin1('no code at all'))).toBe('no code at all');
    expect([exifComment(undefined), exifComment(7)]).toEqual(['', '']);
    expect(exifWindowsText(latin1('a\0b\0\0\0'))).toBe('ab');
  });
});

describe('XMP', () => {
  it.each([
    ['JPEG', jpegOf(xmpSegment(xmpPacket('xmp:Rating="5"')))],
    ['PNG', pngOf(xmpChunk(xmpPacket('xmp:Rating="5"')))],
    ['PNG, packed', pngOf(packedChunk('XML:com.adobe.xmp', zlibSync(latin1(xmpPacket('xmp:Rating="5"')))))],
    [
      'PNG, hexadecimal',
      pngOf(
        textChunk(
          'Raw profile type xmp',
          `\nxmp\n      4\n${Buffer.from('<xmp Rating="5"').toString('hex')}\n`,
        ),
      ),
    ],
    ['WebP', webpOf(['XMP ', latin1(xmpPacket('xmp:Rating="5"'))])],
  ])('is read from a %s, and is no text chunk', (_, file) => {
    const { xmp, textChunks } = readImageMetadata(file);
    expect(xmp).toHaveLength(1);
    expect(xmp[0]).toContain('Rating="5"');
    expect(textChunks).toEqual([]);
  });

  it('of a JPEG goes on in extended packets, whose pieces come in any order', () => {
    const identifier = 'A'.repeat(32);
    const [first, second] = [latin1('<rdf:one/>'), latin1('<rdf:two/>')];
    const file = jpegOf(
      extendedXmpSegment(identifier, 20, 10, second),
      xmpSegment('<main/>'),
      extendedXmpSegment(identifier, 20, 0, first),
      extendedXmpSegment('B'.repeat(32), 2 ** 32 - 1, 2 ** 31, first),
    );
    expect(readImageMetadata(file).xmp).toEqual(['<main/>', '<rdf:one/><rdf:two/>', '']);
  });
});

describe('texts', () => {
  it('of a PNG are read by keyword, in the order of the file, behind the pixels too', () => {
    const file = pngOf(
      textChunk('Software', 'GIMP 2.10'),
      ['IDAT', new Uint8Array(9)],
      packedChunk('prompt', zlibSync(latin1('{"3":{}}'))),
      internationalChunk('Title', 'Größe'),
    );
    expect(readImageMetadata(file).textChunks).toEqual([
      { name: 'Software', text: 'GIMP 2.10' },
      { name: 'prompt', text: '{"3":{}}' },
      { name: 'Title', text: 'Größe' },
    ]);
    expect(readImageMetadata(file).segments).toEqual(['tEXt', 'IDAT', 'zTXt', 'iTXt', 'IEND']);
  });

  it('of a JPEG are its comments', () => {
    expect(readImageMetadata(jpegOf(comment('one'), comment('two\0'))).comments).toEqual(['one', 'two']);
  });

  it('of IPTC are read by data set, repeated ones together', () => {
    const iptc = iptcOf(['1:90', '\x1b%G'], ['2:80', 'Müller'], ['2:25', 'sea'], ['2:25', 'sky']);
    const { iptc: read, segments } = readImageMetadata(
      jpegOf(photoshopSegment([0x0404, iptc], [0x0425, new Uint8Array(16)])),
    );
    expect([read.get('2:80'), read.get('2:25')]).toEqual(['Müller', 'sea\nsky']);
    expect(segments).toEqual(['APP13 Photoshop 3.0', '8BIM 0x0404', '8BIM 0x0425']);
  });
});

it('segments are named by what they begin with', () => {
  const file = jpegOf(
    ['APP0', latin1('JFIF\0\x01')],
    ['APP2', latin1('ICC_PROFILE\0\x01\x02')],
    ['APP2', latin1('ICC_PROFILE\0\x02\x02')],
    ['APP11', latin1('JP\0\x01')],
  );
  expect(readImageMetadata(file).segments).toEqual(['APP0 JFIF', 'APP2 ICC_PROFILE', 'APP11 JP']);
});

/** As many as are read of a directory. */
const FIELDS = 512;

/**
 * A structure whose directories are all the first one, of fields that all hold the same text, all that is
 * left of a segment.
 */
function manyFieldsOfOneText(): Uint8Array {
  const tiff = new Uint8Array(65_000).fill('x'.charCodeAt(0));
  const data = new DataView(tiff.buffer);
  const textAtBytes = 8 + 2 + FIELDS * 12 + 4;
  tiff.set(latin1('MM\0*\0\0\0\x08'));
  data.setUint16(8, FIELDS);
  const field = (
    index: number,
    [tag, type, count, value]: readonly [number, number, number, number],
  ): void => {
    const at = 10 + index * 12;
    data.setUint16(at, tag);
    data.setUint16(at + 2, type);
    data.setUint32(at + 4, count);
    data.setUint32(at + 8, value);
  };
  for (let index = 0; index < FIELDS - 2; index++)
    field(index, [index + 1, 2, tiff.length - textAtBytes, textAtBytes]);
  field(FIELDS - 2, [0x8769, 4, 1, 8]);
  field(FIELDS - 1, [0x8825, 4, 1, 8]);
  data.setUint32(10 + FIELDS * 12, 8);
  return tiff;
}

describe('hostile files', () => {
  it('unpack no more than the limits', () => {
    const bomb = zlibSync(new Uint8Array(MAX_METADATA_TEXT_BYTES + 1));
    const full = zlibSync(new Uint8Array(MAX_METADATA_TEXT_BYTES).fill(65));
    const { textChunks } = readImageMetadata(
      pngOf(
        packedChunk('bomb', bomb),
        ...Array.from({ length: 12 }, (_, index) => packedChunk(`full${index}`, full)),
      ),
    );
    expect(textChunks.map(({ name }) => name)).not.toContain('bomb');
    expect(textChunks.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(
      MAX_METADATA_BYTES,
    );
    expect(textChunks.length).toBeGreaterThan(1);
  });

  it('may point to the same bytes from every field, and are decoded within one budget', () => {
    const exif = readImageMetadata(jpegOf(exifSegment(manyFieldsOfOneText())))!.exif!;
    const fields = [exif.image, exif.photo, exif.gps, exif.thumbnail].flatMap((directory) => [
      ...directory.values(),
    ]);
    const decoded = fields.reduce<number>(
      (sum, value) => sum + (typeof value === 'string' ? value.length : 0),
      0,
    );
    expect(decoded).toBeGreaterThan(0);
    expect(decoded).toBeLessThanOrEqual(MAX_EXIF_DECODED_BYTES);
  });

  it('may repeat a tag, of which the first alone counts against the budget', () => {
    const repeated = manyFieldsOfOneText();
    // Every field of the first directory but the last two, which lead on, gets the tag of its first one.
    for (let index = 1; index < FIELDS - 2; index++) repeated.set(repeated.subarray(10, 12), 10 + index * 12);
    const exif = readImageMetadata(jpegOf(exifSegment(repeated)))!.exif!;
    expect([exif.image.size, exif.photo.size > 0]).toEqual([3, true]);
  });

  it('may point in circles', () => {
    const tiff = tiffOf({ image: { 34665: 8 } });
    const looped = Uint8Array.from(tiff);
    looped.set([0, 0, 0, 8], 4);
    expect(readImageMetadata(jpegOf(exifSegment(looped))).exif).toBeDefined();
  });

  it('take a bounded time', () => {
    const packed = packedChunk('k', zlibSync(new Uint8Array(4000).fill(200)));
    const many = pngOf(...Array.from({ length: 3000 }, () => packed));
    const blanks = pngOf(textChunk('Raw profile type xmp', ` x 1 ${' '.repeat(300_000)}z`));
    const before = process.cpuUsage();
    readImageMetadata(many);
    readImageMetadata(blanks);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(2_500);
  });

  const PARTS = fc.array(
    fc.oneof(
      fc.tuple(
        fc.constantFrom('tEXt', 'zTXt', 'iTXt', 'eXIf', 'APP1', 'APP13', 'COM', 'EXIF', 'XMP '),
        fc.uint8Array({ maxLength: 200 }),
      ),
      fc.constantFrom(
        exifSegment(tiffOf(TIFF)),
        photoshopSegment([0x0404, iptcOf(['2:80', 'x'])]),
        xmpSegment(xmpPacket('a:b="c"')),
        textChunk('Raw profile type 8bim', '\n8bim\n 4\n3842494d'),
      ),
    ),
    { maxLength: 8 },
  );

  it('are answered, whatever their parts hold', () => {
    fc.assert(
      fc.property(fc.constantFrom(jpegOf, pngOf, webpOf), PARTS, (build, parts) => {
        const read = readImageMetadata(build(...(parts as [string, Uint8Array][])));
        expect(read.segments.length).toBeLessThanOrEqual(20);
      }),
      { numRuns: 500 },
    );
  });

  it('are answered, whatever is damaged', async () => {
    const files = await Promise.all(
      (['jpeg', 'png', 'webp'] as const).map((format) =>
        sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
          .withExif({
            IFD0: { Make: 'A', Software: 'B' },
            IFD2: { LensModel: 'C' },
            IFD3: { GPSLatitude: '1/1 2/1 3/1' },
          })
          .withXmp(xmpPacket('a:b="c"'))
          .toFormat(format)
          .toBuffer(),
      ),
    );
    files.push(
      Buffer.from(
        jpegOf(exifSegment(tiffOf(TIFF)), photoshopSegment([0x0404, iptcOf(['2:80', 'x'], ['2:25', 'y'])])),
      ),
    );
    const changes = fc.array(fc.tuple(fc.nat(2000), fc.nat(255)), { maxLength: 8 });
    fc.assert(
      fc.property(fc.constantFrom(...files), changes, fc.nat(1000), (file, damage, cut) => {
        const bytes = Uint8Array.from(file);
        for (const [at, byte] of damage) bytes[at % bytes.length] = byte;
        expect(
          Object.keys(readImageMetadata(bytes.subarray(0, Math.max(0, bytes.length - cut)))),
        ).toHaveLength(6);
      }),
      { numRuns: 500 },
    );
  });
});
