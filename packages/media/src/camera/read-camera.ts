import { exifText } from '../image-metadata/exif.js';
import { readImageMetadata } from '../image-metadata/read-image-metadata.js';
import { xmpProperties } from '../xmp/xmp-packet.js';
import type { CameraMetadata } from './types.js';

/**
 * Tags of EXIF 2.32 and TIFF 6.0; the last one of `bodySerialNumber` is that of DNG, which some cameras write
 * into JPEGs, too.
 */
const EXIF_TAGS = {
  make: [0x010f],
  model: [0x0110],
  bodySerialNumber: [0xa431, 0xc62f],
  lensModel: [0xa434],
  lensSerialNumber: [0xa435],
} as const satisfies Record<keyof CameraMetadata, readonly number[]>;

/** Where XMP says the same: EXIF's own properties, and Adobe's older ones. */
const XMP_NAMES = {
  make: ['tiff:Make'],
  model: ['tiff:Model'],
  bodySerialNumber: ['exifEX:BodySerialNumber', 'aux:SerialNumber'],
  lensModel: ['exifEX:LensModel', 'aux:Lens'],
  lensSerialNumber: ['exifEX:LensSerialNumber', 'aux:LensSerialNumber'],
} as const satisfies Record<keyof CameraMetadata, readonly string[]>;

/** Longer texts are cut: names and serial numbers are short. */
const MAX_TEXT_LENGTH = 128;

/**
 * Reads which camera took a picture, from the EXIF of a JPEG, PNG or WebP file, else from its XMP packet.
 * Maker notes are not read: each make has its own form, and programs that save a picture anew leave them with
 * offsets that lead nowhere. Nothing is thrown: what cannot be read is undefined.
 */
export function readCamera(bytes: Uint8Array): CameraMetadata {
  const { exif, xmp } = readImageMetadata(bytes);
  const said = xmp[0] === undefined ? {} : xmpProperties(xmp[0], XMP_NAMES);
  const field = (name: keyof CameraMetadata): string | undefined => {
    const texts = EXIF_TAGS[name].map((tag) =>
      exifText(exif?.photo.get(tag) ?? exif?.image.get(tag))
        .slice(0, MAX_TEXT_LENGTH)
        .trim(),
    );
    return texts.find((text) => text !== '') ?? said[name];
  };
  return {
    make: field('make'),
    model: field('model'),
    bodySerialNumber: field('bodySerialNumber'),
    lensModel: field('lensModel'),
    lensSerialNumber: field('lensSerialNumber'),
  };
}
