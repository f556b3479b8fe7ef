import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { concatBytes, latin1 } from '../../../../corpus/pdf-writer/pdf-objects.js';
import type { Seed } from './seeds.js';

/** CRC-32 of PNG (ISO/IEC 15948, annex D). */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

export const bigEndian = (value: number): Uint8Array =>
  Uint8Array.of(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);

export function chunk(type: string, data: Uint8Array): Uint8Array {
  const typed = concatBytes([latin1(type), data]);
  return concatBytes([bigEndian(data.length), typed, bigEndian(crc32(typed))]);
}

const PNG_SIGNATURE = latin1('\x89PNG\r\n\x1a\n');

export function png(
  width: number,
  height: number,
  pixels: Uint8Array,
  ...others: readonly Uint8Array[]
): Uint8Array {
  const header = concatBytes([bigEndian(width), bigEndian(height), Uint8Array.of(8, 0, 0, 0, 0)]);
  return concatBytes([
    PNG_SIGNATURE,
    chunk('IHDR', header),
    ...others,
    chunk('IDAT', pixels),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** The JPEG with another size in its frame header. */
export function withJpegSize(jpeg: Uint8Array, width: number, height: number): Uint8Array {
  const changed = Buffer.from(jpeg);
  for (let offset = 2; offset + 9 < changed.length; offset += 2 + changed.readUInt16BE(offset + 2)) {
    const marker = changed.readUInt16BE(offset);
    if (marker >= 0xffc0 && marker <= 0xffc2) {
      changed.writeUInt16BE(height, offset + 5);
      changed.writeUInt16BE(width, offset + 7);
      return changed;
    }
  }
  throw new Error('the JPEG has no frame header');
}

/** The progressive JPEG with its last scan repeated: each one is a pass over the whole image. */
function withScansRepeated(jpeg: Uint8Array, times: number): Uint8Array {
  const lastScan = Buffer.from(jpeg).lastIndexOf(Buffer.of(0xff, 0xda));
  const scan = jpeg.subarray(lastScan, -2);
  return concatBytes([
    jpeg.subarray(0, lastScan),
    ...Array.from({ length: times }, () => scan),
    jpeg.subarray(-2),
  ]);
}

/** Pictures that ask for more memory or time than they show, and files that are two things at once. */
export async function handMadeImages(): Promise<readonly Seed[]> {
  const gray = sharp({ create: { width: 64, height: 64, channels: 3, background: '#999' } });
  const baseline = await gray.clone().jpeg().toBuffer();
  const progressive = await gray.clone().jpeg({ progressive: true }).toBuffer();
  const small = png(8, 8, deflateSync(new Uint8Array(8 * 9)));
  return [
    { name: 'thirty-thousand-squared.png', bytes: png(30_000, 30_000, deflateSync(new Uint8Array(1000))) },
    { name: 'largest-header.png', bytes: png(0x7fffffff, 0x7fffffff, deflateSync(new Uint8Array(1000))) },
    { name: 'no-size.png', bytes: png(0, 0, deflateSync(new Uint8Array(9))) },
    { name: 'pixels-end-early.png', bytes: png(4000, 4000, deflateSync(new Uint8Array(4001 * 100))) },
    { name: 'more-pixels-than-said.png', bytes: png(8, 8, deflateSync(new Uint8Array(100 * 1024 * 1024))) },
    {
      name: 'text-inflates-to-100-megabytes.png',
      bytes: png(
        8,
        8,
        deflateSync(new Uint8Array(72)),
        chunk('zTXt', concatBytes([latin1('k\0\0'), deflateSync(Buffer.alloc(100 * 1024 * 1024, 'a'))])),
      ),
    },
    { name: 'largest-frame.jpg', bytes: withJpegSize(baseline, 65_535, 65_535) },
    { name: 'frame-under-the-pixel-limit.jpg', bytes: withJpegSize(baseline, 7700, 7700) },
    { name: 'no-height.jpg', bytes: withJpegSize(baseline, 64, 0) },
    {
      name: 'five-thousand-scans.jpg',
      bytes: withScansRepeated(withJpegSize(progressive, 4000, 4000), 5000),
    },
    { name: 'start-alone.jpg', bytes: Uint8Array.of(0xff, 0xd8, 0xff) },
    {
      name: 'fifty-thousand-markers.jpg',
      bytes: concatBytes([
        baseline.subarray(0, 2),
        Buffer.alloc(200_000, '\xff\xfe\x00\x02', 'latin1'),
        baseline.subarray(2),
      ]),
    },
    {
      name: 'riff-without-a-picture.webp',
      bytes: latin1('RIFF\xff\xff\xff\xffWEBPVP8X\x0a\0\0\0\0\0\0\0\xff\xff\xff\xff\xff\xff'),
    },
    {
      name: 'png-then-pdf.png',
      bytes: concatBytes([small, latin1('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer << /Root 1 0 R >>\n')]),
    },
    {
      name: 'jpeg-with-a-pdf-header.jpg',
      bytes: concatBytes([
        baseline.subarray(0, 2),
        latin1('\xff\xfe\x00\x0b%PDF-1.7\n'),
        baseline.subarray(2),
      ]),
    },
    { name: 'web-page.pdf', bytes: latin1('<!doctype html><script>alert(1)</script>') },
    {
      name: 'web-page-with-a-pdf-header.pdf',
      bytes: latin1('<!doctype html>%PDF-1.7<script>alert(1)</script>'),
    },
    {
      name: 'vector-drawing.png',
      bytes: latin1(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>',
      ),
    },
    { name: 'nothing.png', bytes: new Uint8Array() },
  ];
}
