import type { RgbImage } from '@assay/media';
import sharp from 'sharp';

/** A picture as phones and scanners save it. @param sidePx width to enlarge or reduce it to */
export const jpegOf = ({ width, height, rgb }: RgbImage, sidePx?: number): Promise<Buffer> =>
  sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize(sidePx)
    .jpeg({ quality: 90 })
    .toBuffer();
