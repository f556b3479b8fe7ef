import { fax } from '../papers/treatments/fax.js';
import { phonePhoto } from '../papers/treatments/phone-photo.js';
import { decodePicture, type Picture, toSharp } from '../papers/treatments/picture.js';
import { scan } from '../papers/treatments/scan.js';
import type { Treatment } from '../papers/treatments/treatments.js';
import type { Dice } from '../pdf-forgeries/dice.js';

/** How well a page can be read, as the manifest names it; a text layer is `text`. */
export const PICTURE_QUALITIES = ['clean', 'slight', 'poor'] as const;
export type PictureQuality = (typeof PICTURE_QUALITIES)[number];

const MIDDLE_GRAY = 128;

/**
 * Softer, smaller and noisier than the picture was. @param share of the width and height that is left, 0..1
 * @param noiseSteps of 0..255
 */
async function worn(
  picture: Picture,
  dice: Dice,
  { share, blurPx, noiseSteps }: { share: number; blurPx: number; noiseSteps: number },
): Promise<Picture> {
  const width = Math.round(picture.width * share);
  const made = await decodePicture(
    await toSharp(picture)
      .blur(blurPx)
      .resize(width, Math.round(picture.height * share))
      .png()
      .toBuffer(),
    picture.dpi * share,
  );
  const rgb = made.rgb.slice();
  for (let offset = 0; offset < rgb.length; offset += 3) {
    const noise = noiseSteps * ((dice.between(0, 1000) + dice.between(0, 1000)) / 1000 - 1);
    for (let channel = 0; channel < 3; channel++)
      rgb[offset + channel] = Math.min(
        255,
        Math.max(0, Math.round((rgb[offset + channel] ?? MIDDLE_GRAY) + noise)),
      );
  }
  return { ...made, rgb };
}

const asIs: Treatment['apply'] = (picture) => picture;
const photo: Treatment['apply'] = (picture, dice, isCard) => phonePhoto(picture, dice, !isCard);

/** What becomes of the paper, by how well it can be read afterwards. */
export const GRADES: Readonly<Record<PictureQuality, readonly Treatment[]>> = {
  clean: [
    { name: 'scan-clean', dpi: 200, apply: asIs, jpegQuality: 90 },
    { name: 'screenshot', dpi: 110, apply: asIs, jpegQuality: 0 },
  ],
  slight: [
    { name: 'scan-office', dpi: 200, apply: (picture, dice) => scan(picture, dice), jpegQuality: 80 },
    { name: 'photo', dpi: 200, apply: photo, jpegQuality: 84 },
  ],
  poor: [
    {
      name: 'scan-worn',
      dpi: 200,
      apply: async (picture, dice) =>
        worn(await scan(picture, dice), dice, { share: 0.72, blurPx: 0.8, noiseSteps: 16 }),
      jpegQuality: 45,
    },
    { name: 'fax', dpi: 204, apply: (picture, dice) => fax(picture, dice), jpegQuality: 0 },
    {
      name: 'photo-blurred',
      dpi: 200,
      apply: async (picture, dice, isCard) =>
        worn(await photo(picture, dice, isCard), dice, { share: 0.8, blurPx: 1.2, noiseSteps: 14 }),
      jpegQuality: 50,
    },
    { name: 'screenshot-small', dpi: 84, apply: asIs, jpegQuality: 60 },
  ],
};
