import type { Dice } from '../../pdf-forgeries/dice.js';
import type { Picture } from './picture.js';

/** Half width of the spot, as large as a thumb, and how much of the print its middle hides. */
const RADIUS_MM = 9;
const STRENGTH = 0.85;
const MM_PER_INCH = 25.4;

/** The reflection of a lamp on a glossy page: white in the middle, fading outwards. */
export function withGlare({ width, height, rgb, dpi }: Picture, dice: Dice): Picture {
  const radiusPx = (RADIUS_MM / MM_PER_INCH) * dpi;
  const [x0, y0] = [(width * dice.between(15, 85)) / 100, (height * dice.between(15, 85)) / 100];
  const lit = new Uint8Array(rgb);
  const [top, bottom] = [
    Math.max(0, Math.floor(y0 - 2 * radiusPx)),
    Math.min(height, Math.ceil(y0 + 2 * radiusPx)),
  ];
  const [left, right] = [
    Math.max(0, Math.floor(x0 - 2 * radiusPx)),
    Math.min(width, Math.ceil(x0 + 2 * radiusPx)),
  ];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      const share = STRENGTH * Math.exp(-(((x - x0) ** 2 + (y - y0) ** 2) / (radiusPx * radiusPx)));
      const offset = (y * width + x) * 3;
      for (let channel = 0; channel < 3; channel++) {
        lit[offset + channel] = Math.round((rgb[offset + channel] ?? 255) * (1 - share) + 255 * share);
      }
    }
  }
  return { width, height, rgb: lit, dpi };
}
