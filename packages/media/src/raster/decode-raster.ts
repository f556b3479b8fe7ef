import type { Metadata, Sharp } from 'sharp';
import { DecodeError } from '../errors.js';
import type { Format } from '../format.js';
import { MAX_DECODED_PIXELS } from '../limits.js';
import { endsEarly } from './ends-early.js';
import { loadSharp } from './libvips.js';
import type { ExifOrientation, Raster } from './types.js';

/** The formats that hold one picture. */
export type ImageFormat = Exclude<Format, 'pdf'>;

/**
 * Decodes an image to 8-bit RGB in the order the file codes it; the EXIF orientation is noted, not applied.
 *
 * RGB and gray samples stay as coded: an embedded color profile is not applied, since converting would blur
 * the traces that compression left in the values. CMYK is converted, through its profile where it has one. Of
 * an animation, the first frame.
 * @param maxPixels for a picture inside another one, such as a thumbnail, which is small or hostile
 * @throws DecodeError `EMPTY`, `TRUNCATED`, `NOT_DECODABLE`, or `TOO_MANY_PIXELS` (told from the header,
 * before decoding).
 */
export async function decodeRaster(
  bytes: Uint8Array,
  format: ImageFormat,
  maxPixels: number = MAX_DECODED_PIXELS,
): Promise<Raster> {
  if (bytes.length === 0) throw new DecodeError('EMPTY', 'the file has no bytes');
  const header = await readHeader(bytes, format);
  const { width, height } = header;
  if (width * height > maxPixels) {
    throw new DecodeError('TOO_MANY_PIXELS', `${width} x ${height} pixels, at most ${maxPixels} are decoded`);
  }
  const rgb = await decodePixels(bytes, format, header);
  if (rgb.length !== width * height * 3)
    throw new DecodeError('NOT_DECODABLE', `decoded to ${rgb.length} samples, not ${width} x ${height} x 3`);
  return { width, height, rgb, orientation: toOrientation(header.orientation) };
}

async function readHeader(bytes: Uint8Array, format: ImageFormat): Promise<Metadata> {
  const sharp = await loadSharp();
  let header: Metadata;
  try {
    // Without sharp's own limit, so that an image over ours is told by its size and not by a library's
    // message.
    header = await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw undecodable(bytes, format, error);
  }
  if (header.format !== format)
    throw new DecodeError('NOT_DECODABLE', `expected ${format}, the decoder sees ${header.format}`);
  return header;
}

async function decodePixels(bytes: Uint8Array, format: ImageFormat, header: Metadata): Promise<Uint8Array> {
  const sharp = await loadSharp();
  const image: Sharp = sharp(bytes, {
    limitInputPixels: MAX_DECODED_PIXELS,
    failOn: 'error',
    ignoreIcc: header.space !== 'cmyk',
    sequentialRead: true,
  });
  try {
    const pixels = await image
      .flatten({ background: '#ffffff' })
      .toColorspace('srgb')
      .removeAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer();
    return new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  } catch (error) {
    throw undecodable(bytes, format, error);
  }
}

function undecodable(bytes: Uint8Array, format: ImageFormat, cause: unknown): DecodeError {
  return endsEarly(bytes, format)
    ? new DecodeError('TRUNCATED', `the ${format} file ends before its image does`, { cause })
    : new DecodeError('NOT_DECODABLE', `the ${format} image cannot be decoded`, { cause });
}

const isOrientation = (value: number | undefined): value is ExifOrientation =>
  value !== undefined && Number.isInteger(value) && value >= 1 && value <= 8;

const toOrientation = (value: number | undefined): ExifOrientation => (isOrientation(value) ? value : 1);
