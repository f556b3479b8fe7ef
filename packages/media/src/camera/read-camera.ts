import { readXmpProperties } from '../pdf/metadata/xmp.js';
import { readExifTexts } from './exif-tags.js';
import { metadataBlocks } from './metadata-blocks.js';
import type { CameraMetadata } from './types.js';

/** Where XMP says the same: EXIF's own properties, and Adobe's older ones. */
const XMP_NAMES = {
  make: ['tiff:Make'],
  model: ['tiff:Model'],
  bodySerialNumber: ['exifEX:BodySerialNumber', 'aux:SerialNumber'],
  lensModel: ['exifEX:LensModel', 'aux:Lens'],
  lensSerialNumber: ['exifEX:LensSerialNumber', 'aux:LensSerialNumber'],
} as const satisfies Record<keyof CameraMetadata, readonly string[]>;

/**
 * Reads which camera took a picture, from the EXIF of a JPEG, PNG or WebP file, else from its XMP packet. Maker notes are not read: each make has its
 * own form, and programs that save a picture anew leave them with offsets that lead nowhere. Nothing is thrown: what cannot be read is undefined.
 */
export function readCamera(bytes: Uint8Array): CameraMetadata {
  const { exif, xmp } = metadataBlocks(bytes);
  const texts = exif ? readExifTexts(exif) : {};
  const said = xmp ? readXmpProperties(xmp, XMP_NAMES) : {};
  return {
    make: texts.make ?? said.make,
    model: texts.model ?? said.model,
    bodySerialNumber: texts.bodySerialNumber ?? texts.cameraSerialNumber ?? said.bodySerialNumber,
    lensModel: texts.lensModel ?? said.lensModel,
    lensSerialNumber: texts.lensSerialNumber ?? said.lensSerialNumber,
  };
}
