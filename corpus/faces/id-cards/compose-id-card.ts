import type { PixelBox } from '@assay/biometrics';
import sharp from 'sharp';
import { Card } from '../../papers/id-cards/card.js';
import { rollPerson } from '../../papers/id-cards/facts.js';
import names from '../../papers/people/names.json' with { type: 'json' };
import { phonePhoto } from '../../papers/treatments/phone-photo.js';
import { decodePicture, type Picture, toSharp } from '../../papers/treatments/picture.js';
import { diceFrom } from '../../pdf-forgeries/dice.js';
import { PORTRAIT_DESIGNS } from './designs.js';
import { cutPortrait, ghostOf, PORTRAIT_ASPECT } from './portrait.js';
import type { CardVariant } from './variants.js';

/** The card before it is photographed: format ID-1 at about 300 pixels an inch. */
const CARD_WIDTH_PX = 1000;
const CARD_HEIGHT_PX = 630;
/** In tenths of a millimeter, as {@link Card} draws. */
const CARD_WIDTH = 856;
const CARD_HEIGHT = 540;
/** Standard deviation of the lens's and the print's blur, pixels of the card. */
const BLUR_SIGMA_PX = 1;
const JPEG_QUALITY = 60;
const PIXELS_PER_INCH = 300;

/**
 * A picture of an invented identity card that carries the face of a photo.
 * @param face where the face lies, in pixels of the photo as displayed
 * @param seed of the printed facts, the layout and the way it is photographed; the same seed makes the same
 * picture
 * @returns JPEG
 */
export async function composeIdCard(
  photo: Uint8Array,
  face: PixelBox,
  variant: CardVariant,
  seed: number,
): Promise<Buffer> {
  const dice = diceFrom(seed);
  const design = dice.pick(PORTRAIT_DESIGNS);
  const portrait = await cutPortrait(photo, face, variant.portraitWidthPx);
  const width = (variant.portraitWidthPx / CARD_WIDTH_PX) * CARD_WIDTH;
  const card = new Card(rollPerson(names.en, dice, 10), {
    language: 'en',
    font: 'Liberation Sans',
    dateStyle: 'DD MMM YYYY',
  });
  design(card, { portrait, ghost: await ghostOf(portrait), width, height: width * PORTRAIT_ASPECT });
  const printed = await render(card);
  const seen = variant.onTable ? await phonePhoto(printed, dice, false) : printed;
  return toSharp(seen)
    .rotate(90 * variant.quarterTurns)
    .jpeg({ quality: JPEG_QUALITY })
    .toBuffer();
}

async function render(card: Card): Promise<Picture> {
  const { markup } = card.drawing();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH_PX}" height="${CARD_HEIGHT_PX}" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}" preserveAspectRatio="none">${markup}</svg>`;
  const png = await sharp(Buffer.from(svg))
    .resize(CARD_WIDTH_PX, CARD_HEIGHT_PX, { fit: 'fill' })
    .blur(BLUR_SIGMA_PX)
    .png()
    .toBuffer();
  return decodePicture(png, PIXELS_PER_INCH);
}
