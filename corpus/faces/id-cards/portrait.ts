import type { PixelBox } from '@assay/biometrics';
import sharp from 'sharp';

/** Of a portrait, ICAO Doc 9303 part 3 and ISO/IEC 39794-5: 35 by 45 mm. */
export const PORTRAIT_ASPECT = 45 / 35;
/**
 * ISO/IEC 39794-5 D.1.4.3: the head is half to three quarters as wide as the picture. A detector's box is
 * about as wide as the head.
 */
const FACE_SHARE_OF_WIDTH = 0.62;
/** The middle of the face lies a little below the picture's. */
const FACE_MIDDLE_SHARE_OF_HEIGHT = 0.53;

/**
 * Head and shoulders as on an identity document, cut from a photo; what lies beyond the photo's edge repeats
 * the edge.
 * @param face the face's box in pixels of the photo as displayed
 * @returns PNG, `widthPx` wide
 */
export async function cutPortrait(photo: Uint8Array, face: PixelBox, widthPx: number): Promise<Buffer> {
  const upright = await sharp(photo)
    .rotate()
    .flatten({ background: 'white' })
    .toColorspace('srgb')
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width: photoWidth, height: photoHeight } = upright.info;
  const width = Math.max(1, Math.round((face.x2 - face.x1) / FACE_SHARE_OF_WIDTH));
  const height = Math.round(width * PORTRAIT_ASPECT);
  const left = Math.round((face.x1 + face.x2 - width) / 2);
  const top = Math.round((face.y1 + face.y2) / 2 - height * FACE_MIDDLE_SHARE_OF_HEIGHT);
  const missing = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    right: Math.max(0, left + width - photoWidth),
    bottom: Math.max(0, top + height - photoHeight),
  };
  const extended = await sharp(upright.data)
    .extend({ ...missing, extendWith: 'copy' })
    .png()
    .toBuffer();
  return sharp(extended)
    .extract({ left: left + missing.left, top: top + missing.top, width, height })
    .resize(widthPx, Math.round(widthPx * PORTRAIT_ASPECT), { fit: 'fill' })
    .png()
    .toBuffer();
}

/** Faint and without color, as the second portrait is printed. */
export const ghostOf = (portrait: Uint8Array): Promise<Buffer> =>
  sharp(portrait).grayscale().linear(0.6, 95).png().toBuffer();
