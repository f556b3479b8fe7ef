import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { concatBytes, latin1 } from '../../../../corpus/pdf-writer/pdf-objects.js';
import { bigEndian, chunk, png, withJpegSize } from './hand-made-images.js';
import type { Seed } from './seeds.js';

const MEGABYTE = 1024 * 1024;
/** The most that a segment of a JPEG holds behind its length (ISO/IEC 10918-1, B.1.1.4). */
const LARGEST_SEGMENT = 65_533;
/** Under the limit of what is decoded, in pixels. */
const WIDE = 7700;

function segment(marker: number, data: Uint8Array): Uint8Array {
  const length = data.length + 2;
  return concatBytes([Uint8Array.of(0xff, marker, length >> 8, length & 0xff), data]);
}

const afterStart = (jpeg: Uint8Array, ...segments: readonly Uint8Array[]): Uint8Array =>
  concatBytes([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)]);

const repeated = (bytes: Uint8Array, times: number): Uint8Array =>
  Buffer.concat(Array.from({ length: times }, () => bytes));

/** EXIF whose directory comes back to itself, whose values lie anywhere, and that counts to the end of 32 bits. */
function loopingExif(entries: number): Uint8Array {
  const tiff = Buffer.alloc(8 + 2 + entries * 12 + 4);
  tiff.write('MM\0*', 'latin1');
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(entries, 8);
  for (let entry = 0; entry < entries; entry++) {
    const at = 10 + entry * 12;
    // In turns: directories of EXIF, GPS and interoperability, a thumbnail's place, a maker's note, a text.
    tiff.writeUInt16BE([0x8769, 0x8825, 0xa005, 0x0201, 0x927c, 0x010f][entry % 6] as number, at);
    tiff.writeUInt16BE([4, 4, 4, 4, 7, 2][entry % 6] as number, at + 2);
    tiff.writeUInt32BE(entry % 6 < 4 ? 1 : 0xffffffff, at + 4);
    tiff.writeUInt32BE(8, at + 8);
  }
  tiff.writeUInt32BE(8, tiff.length - 4);
  return concatBytes([latin1('Exif\0\0'), tiff]);
}

/** Boxes in boxes (ISO/IEC 19566-5), each as long as all that follows. */
function nestedBoxes(depth: number): Uint8Array {
  const boxes = Buffer.alloc(depth * 8);
  for (let level = 0; level < depth; level++) {
    boxes.writeUInt32BE((depth - level) * 8, level * 8);
    boxes.write('jumb', level * 8 + 4, 'latin1');
  }
  return boxes;
}

const XMP_NAME = 'http://ns.adobe.com/xap/1.0/\0';
const xmp = (text: string): Uint8Array => segment(0xe1, latin1((XMP_NAME + text).slice(0, LARGEST_SEGMENT)));
const laughs = (levels: number): string =>
  `<!DOCTYPE x [<!ENTITY a0 "ha">${Array.from({ length: levels }, (_, level) => `<!ENTITY a${level + 1} "${`&a${level};`.repeat(10)}">`).join('')}]><x>&a${levels};</x>`;

async function jpegs(): Promise<Seed[]> {
  const gray = sharp({ create: { width: 64, height: 64, channels: 3, background: '#999' } });
  const baseline = await gray.clone().jpeg().toBuffer();
  const progressive = await gray.clone().jpeg({ progressive: true }).toBuffer();
  const tables = Buffer.from(baseline);
  const quantization = tables.subarray(
    tables.indexOf(Buffer.of(0xff, 0xdb)),
    tables.indexOf(Buffer.of(0xff, 0xc0)),
  );
  const huffman = tables.subarray(
    tables.indexOf(Buffer.of(0xff, 0xc4)),
    tables.indexOf(Buffer.of(0xff, 0xda)),
  );
  return [
    ['progressive-frame-under-the-limit.jpg', withJpegSize(progressive, WIDE, WIDE)],
    ['fifty-thousand-quantization-tables.jpg', afterStart(baseline, repeated(quantization, 50_000))],
    ['ten-thousand-huffman-tables.jpg', afterStart(baseline, repeated(huffman, 10_000))],
    ['exif-in-circles.jpg', afterStart(baseline, segment(0xe1, loopingExif(5000)))],
    ['a-hundred-exifs-in-circles.jpg', afterStart(baseline, repeated(segment(0xe1, loopingExif(5000)), 100))],
    [
      'eight-thousand-nested-boxes.jpg',
      afterStart(baseline, segment(0xeb, concatBytes([latin1('JP\0\x01\0\0\0\x01'), nestedBoxes(8000)]))),
    ],
    ['xmp-of-laughs.jpg', afterStart(baseline, xmp(laughs(12)))],
    ['xmp-ten-thousand-deep.jpg', afterStart(baseline, xmp('<a>'.repeat(20_000)))],
    [
      'profile-of-255-parts.jpg',
      afterStart(
        baseline,
        ...Array.from({ length: 255 }, (_, part) =>
          segment(
            0xe2,
            concatBytes([latin1('ICC_PROFILE\0'), Uint8Array.of(part + 1, 255), new Uint8Array(60_000)]),
          ),
        ),
      ),
    ],
    [
      'restart-after-each-block.jpg',
      afterStart(withJpegSize(baseline, WIDE, WIDE), segment(0xdd, Uint8Array.of(0, 1))),
    ],
    [
      'a-million-pictures-behind-the-end.jpg',
      concatBytes([baseline, Buffer.alloc(4 * MEGABYTE, '\xff\xd8\xff\xd9', 'latin1')]),
    ],
  ].map(([name, bytes]) => ({ name, bytes }) as Seed);
}

function pngs(): Seed[] {
  const pixels = deflateSync(new Uint8Array(8 * 9));
  const swollen = deflateSync(Buffer.alloc(100 * MEGABYTE, 'a'), { level: 9 });
  const header = concatBytes([bigEndian(WIDE), bigEndian(WIDE), Uint8Array.of(16, 6, 0, 0, 0)]);
  const interlaced = concatBytes([bigEndian(WIDE), bigEndian(WIDE), Uint8Array.of(8, 2, 0, 0, 1)]);
  const blank = (head: Uint8Array, bytes: number): Uint8Array =>
    concatBytes([
      latin1('\x89PNG\r\n\x1a\n'),
      chunk('IHDR', head),
      chunk('IDAT', deflateSync(new Uint8Array(bytes), { level: 9 })),
      chunk('IEND', new Uint8Array()),
    ]);
  return [
    [
      'profile-inflates-to-100-megabytes.png',
      png(8, 8, pixels, chunk('iCCP', concatBytes([latin1('p\0\0'), swollen]))),
    ],
    [
      'twenty-texts-inflate-to-2-gigabytes.png',
      png(
        8,
        8,
        pixels,
        repeated(chunk('iTXt', concatBytes([latin1('XML:com.adobe.xmp\0\x01\0\0\0'), swollen])), 20),
      ),
    ],
    ['two-hundred-thousand-texts.png', png(8, 8, pixels, repeated(chunk('tEXt', latin1('k\0v')), 200_000))],
    [
      'a-million-empty-pixel-chunks.png',
      png(8, 8, pixels, repeated(chunk('IDAT', new Uint8Array()), 300_000)),
    ],
    ['exif-in-circles.png', png(8, 8, pixels, chunk('eXIf', loopingExif(60_000).subarray(6)))],
    ['sixteen-bits-with-alpha.png', blank(header, (WIDE * 8 + 1) * WIDE)],
    ['interlaced-and-blank.png', blank(interlaced, (WIDE * 3 + 8) * WIDE)],
  ].map(([name, bytes]) => ({ name, bytes }) as Seed);
}

async function webps(): Promise<Seed[]> {
  const blank = { create: { width: WIDE, height: WIDE, channels: 3, background: '#fff' } } as const;
  const small = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#999' } })
    .webp({ lossless: true })
    .toBuffer();
  const frame = small.subarray(12);
  const padded = frame.length % 2 === 0 ? frame : concatBytes([frame, new Uint8Array(1)]);
  const canvas = Uint8Array.of(63, 0, 0, 63, 0, 0);
  const chunkOf = (type: string, data: Uint8Array): Uint8Array => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(data.length);
    return concatBytes([latin1(type), size, data, new Uint8Array(data.length % 2)]);
  };
  const animation = chunkOf('ANMF', concatBytes([new Uint8Array(6), canvas, new Uint8Array(4), padded]));
  const body = concatBytes([
    latin1('WEBP'),
    chunkOf('VP8X', concatBytes([Uint8Array.of(2, 0, 0, 0), canvas])),
    chunkOf('ANIM', new Uint8Array(6)),
    repeated(animation, 20_000),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return [
    {
      name: 'lossless-blank-of-59-megapixels.webp',
      bytes: await sharp(blank).webp({ lossless: true }).toBuffer(),
    },
    { name: 'twenty-thousand-frames.webp', bytes: concatBytes([latin1('RIFF'), size, body]) },
  ];
}

/** Small pictures that swell, repeat, nest and count to the end: the image side of `amplifying-pdfs.ts`. */
export const amplifyingImages = async (): Promise<readonly Seed[]> => [
  ...(await jpegs()),
  ...pngs(),
  ...(await webps()),
];
