import type { Dice } from '../../pdf-forgeries/dice.js';
import { decodePicture, type Picture, toSharp } from './picture.js';

/** Steps of 0..255, the deviation of a flatbed's noise, and what its lid shows around a page. */
const NOISE_STEPS = 7;
const LID = { r: 246, g: 246, b: 244 };

/** What a flatbed delivers: gray, laid on a little askew, soft, noisy. */
export async function scan(picture: Picture, dice: Dice): Promise<Picture> {
  const tiltDegrees = dice.between(-14, 14) / 10;
  const tilted = await toSharp(picture).rotate(tiltDegrees, { background: LID }).blur(0.6).png().toBuffer();
  const { width, height, rgb, dpi } = await decodePicture(tilted, picture.dpi);
  const gray = new Uint8Array(rgb.length);
  for (let offset = 0; offset < rgb.length; offset += 3) {
    const luma = 0.299 * (rgb[offset] ?? 0) + 0.587 * (rgb[offset + 1] ?? 0) + 0.114 * (rgb[offset + 2] ?? 0);
    const noise = NOISE_STEPS * ((dice.between(0, 1000) + dice.between(0, 1000)) / 1000 - 1);
    gray.fill(Math.min(255, Math.max(0, Math.round(0.965 * luma + noise))), offset, offset + 3);
  }
  return { width, height, rgb: gray, dpi };
}
