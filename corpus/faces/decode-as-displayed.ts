import type { RgbImage } from '@assay/media';
import sharp from 'sharp';

/** Decodes a picture as displayed. @throws Error for what is no picture */
export async function decodeAsDisplayed(bytes: Uint8Array): Promise<RgbImage> {
  const { data, info } = await sharp(bytes)
    .rotate()
    .flatten({ background: 'white' })
    .toColorspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, rgb: new Uint8Array(data) };
}
