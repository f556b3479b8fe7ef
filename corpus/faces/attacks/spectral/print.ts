import { type RgbImage, resized, sizeWithin } from '@assay/media';
import { between, nearNormal, type Simulator } from '../attack.js';
import { laidUpon, mapPixels, softened } from './planes.js';

/** How strongly one drop darkens its color, coded 0..255. */
const INKED = 38;

/**
 * Each color as drops of ink or none, the error carried on (Floyd & Steinberg, 1976), as inkjet printers do.
 */
function dithered({ width, height, rgb }: RgbImage, white: number): RgbImage {
  const carried = Float32Array.from(rgb);
  const drops = new Uint8Array(rgb.length);
  for (let at = 0; at < carried.length; at++) {
    const inked = carried[at]! < 128;
    drops[at] = inked ? INKED : white;
    const error = carried[at]! - (inked ? 0 : 255);
    if (at + 3 < carried.length) carried[at + 3]! += (error * 7) / 16;
    const below = at + width * 3;
    if (below - 3 >= 0 && below + 3 < carried.length) {
      carried[below - 3]! += (error * 3) / 16;
      carried[below]! += (error * 5) / 16;
      carried[below + 3]! += error / 16;
    }
  }
  return { width, height, rgb: drops };
}

/**
 * An inkjet's print by its outward signs: scattered drops, bands where the head passed, pale ink, warm paper,
 * a fold, a white or torn rim. Shares neither code nor figures with the physical design.
 */
export const spectralPrint: Simulator = (photo, random) => {
  const size = sizeWithin(photo, Math.round(between(random, 720, 1400)));
  const finer = between(random, 0.9, 1.9);
  const sheet = dithered(
    resized(photo, Math.round(size.width * finer), Math.round(size.height * finer)),
    Math.round(between(random, 215, 246)),
  );
  const seen = softened(resized(sheet, size.width, size.height), 1 + Math.floor(between(random, 0, 2)));
  const pass = { period: between(random, 9, 46), depth: between(random, 0, 0.035), upright: random() < 0.5 };
  const fold = { at: between(random, 0.2, 0.8), depth: random() < 0.4 ? between(random, 0.04, 0.16) : 0 };
  const warmth = between(random, -0.03, 0.07);
  const lift = between(random, 6, 30);
  const noise = between(random, 0.5, 2.5);
  const printed = mapPixels(seen, (rgb, x, y) => {
    const band = 1 + pass.depth * Math.sin((2 * Math.PI * (pass.upright ? x : y)) / pass.period);
    const crease = 1 - fold.depth * Math.exp(-(((y / size.height - fold.at) * 40) ** 2));
    for (let channel = 0; channel < 3; channel++) {
      rgb[channel] =
        (lift + (rgb[channel]! * (255 - lift)) / 255) * band * crease * (1 - (channel - 1) * warmth) +
        noise * nearNormal(random);
    }
  });
  if (random() < 0.5) return { image: printed, kind: 'print', showsBorder: false };
  const rim = Math.round(between(random, 30, 130));
  const paper = random() < 0.7 ? Math.round(between(random, 4, 28)) : 0;
  const table = between(random, 40, 150);
  const image = laidUpon(printed, rim, random, (x, y) =>
    Math.max(x, y) < paper ? [232, 229, 222] : [table, table * 0.82, table * 0.66],
  );
  return { image: softened(image, 1), kind: 'print', showsBorder: true };
};
