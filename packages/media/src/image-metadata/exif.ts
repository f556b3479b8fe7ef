import { readDirectory, type TiffDirectory, textBeforeZero, tiffReader } from './tiff.js';
import type { Exif, ExifValue } from './types.js';

/**
 * Tags that lead to further directories and blocks (EXIF 2.32, 4.6.3, 4.6.4 table 5; 4.6.5 for the maker's
 * note).
 */
const TAG = {
  photoDirectory: 0x8769,
  gpsDirectory: 0x8825,
  thumbnailAt: 0x0201,
  thumbnailLength: 0x0202,
  makerNote: 0x927c,
} as const;

const NOTHING: TiffDirectory = { fields: new Map(), nextAtBytes: 0 };

/**
 * Reads the directories of an EXIF structure; undefined where the bytes are no TIFF structure. Texts are cut
 * at their first zero; a single number is a number; bytes stay bytes, but a single one of type BYTE is a
 * number, too. Nothing is thrown.
 */
export function readExif(tiff: Uint8Array): Exif | undefined {
  const reader = tiffReader(tiff);
  if (!reader) return undefined;
  const pointed = (from: TiffDirectory, tag: number): TiffDirectory => {
    const at = from.fields.get(tag);
    return typeof at === 'number' ? readDirectory(reader, at) : NOTHING;
  };
  const image = readDirectory(reader, reader.firstDirectoryAtBytes);
  const photo = pointed(image, TAG.photoDirectory);
  const thumbnail = image.nextAtBytes > 0 ? readDirectory(reader, image.nextAtBytes) : NOTHING;
  return {
    image: image.fields,
    photo: photo.fields,
    gps: pointed(image, TAG.gpsDirectory).fields,
    thumbnail: thumbnail.fields,
    thumbnailJpeg: thumbnailOf(tiff, thumbnail.fields),
    makerNoteBytes: lengthOf(photo.fields.get(TAG.makerNote)),
  };
}

function thumbnailOf(tiff: Uint8Array, fields: ReadonlyMap<number, ExifValue>): Uint8Array | undefined {
  const [at, length] = [fields.get(TAG.thumbnailAt), fields.get(TAG.thumbnailLength)];
  if (typeof at !== 'number' || typeof length !== 'number') return undefined;
  const jpeg = tiff.subarray(at, at + length);
  return jpeg[0] === 0xff && jpeg[1] === 0xd8 ? jpeg : undefined;
}

const lengthOf = (value: ExifValue | undefined): number | undefined =>
  value instanceof Uint8Array ? value.length : undefined;

/** A field as text: a number by its digits, bytes up to their first zero; empty for what is no text. */
export function exifText(value: ExifValue | undefined): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return value instanceof Uint8Array ? textBeforeZero(value) : '';
}
