import type { Dice } from '../../pdf-forgeries/dice.js';
import { decodePicture, type Picture, toSharp } from './picture.js';

/** Deviation of the sensor's noise before the line is cut to black and white, in steps of 0..255. */
const NOISE_STEPS = 40;

/** What a fax machine delivers: fed a little askew, then black or white and nothing between (ITU-T T.4 knows no gray). */
export async function fax(picture: Picture, dice: Dice): Promise<Picture> {
  const tiltDegrees = dice.between(-8, 8) / 10;
  const threshold = dice.between(138, 176);
  const fed = await toSharp(picture).rotate(tiltDegrees, { background: 'white' }).blur(0.5).png().toBuffer();
  const { width, height, rgb, dpi } = await decodePicture(fed, picture.dpi);
  const bits = new Uint8Array(rgb.length);
  for (let offset = 0; offset < rgb.length; offset += 3) {
    const luma = 0.299 * (rgb[offset] ?? 0) + 0.587 * (rgb[offset + 1] ?? 0) + 0.114 * (rgb[offset + 2] ?? 0);
    const noise = NOISE_STEPS * ((dice.between(0, 1000) + dice.between(0, 1000)) / 1000 - 1);
    bits.fill(luma + noise < threshold ? 0 : 255, offset, offset + 3);
  }
  return { width, height, rgb: bits, dpi };
}
