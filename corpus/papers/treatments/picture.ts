import sharp, { type Sharp } from 'sharp';

/** Pixels of a printed side. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** Interleaved 8-bit sRGB. */
  readonly rgb: Uint8Array;
  /** Pixels per inch of the printed side. */
  readonly dpi: number;
}

export async function decodePicture(bytes: Uint8Array, dpi: number): Promise<Picture> {
  const { data, info } = await sharp(bytes)
    .flatten({ background: 'white' })
    .toColorspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: new Uint8Array(data), dpi };
}

export const toSharp = ({ width, height, rgb, dpi }: Picture): Sharp =>
  sharp(rgb, { raw: { width, height, channels: 3 } }).withMetadata({ density: dpi });

export const toPng = (picture: Picture): Promise<Buffer> => toSharp(picture).png().toBuffer();
/** @param quality 1..100 */
export const toJpeg = (picture: Picture, quality: number): Promise<Buffer> =>
  toSharp(picture).jpeg({ quality }).toBuffer();
