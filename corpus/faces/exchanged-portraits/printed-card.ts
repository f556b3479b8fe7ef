import sharp from 'sharp';
import { Card } from '../../papers/id-cards/card.js';
import { rollPerson } from '../../papers/id-cards/facts.js';
import names from '../../papers/people/names.json' with { type: 'json' };
import type { Dice } from '../../pdf-forgeries/dice.js';
import { fromSharp, type Pixels } from '../../photo-edits/pixels.js';
import { PORTRAIT_DESIGNS } from '../id-cards/designs.js';
import { ghostOf, PORTRAIT_ASPECT } from '../id-cards/portrait.js';

/** In tenths of a millimeter, as {@link Card} draws. */
const CARD = { width: 856, height: 540 };
/** Format ID-1 at about 480 pixels an inch, finer than any capture of it. */
const DRAWN_WIDTH_PX = 1600;
const DRAWN_HEIGHT_PX = 1009;
/** Of a portrait on the card, pixels as drawn: a fifth of the card's width. */
export const PORTRAIT_WIDTH_PX = 320;

/** A rectangle in shares of the card's width and height. */
export interface CardPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface PrintedCard {
  readonly pixels: Pixels;
  readonly portrait: CardPlace;
}

/** A card that remembers where its portrait, the first picture, was printed. */
class RememberingCard extends Card {
  portraitPlace: CardPlace | undefined;

  override picture(x: number, y: number, width: number, height: number, png: Uint8Array, opacity = 1): void {
    this.portraitPlace ??= {
      left: x / CARD.width,
      top: y / CARD.height,
      width: width / CARD.width,
      height: height / CARD.height,
    };
    super.picture(x, y, width, height, png, opacity);
  }
}

/**
 * An invented card as printed: the portrait soft or of dots, in color or engraved in gray, with or without the security
 * lines of the card across it.
 * @param portrait {@link PORTRAIT_WIDTH_PX} wide
 */
export async function printedCard(portrait: Buffer, dice: Dice): Promise<PrintedCard> {
  const design = dice.pick(PORTRAIT_DESIGNS);
  const card = new RememberingCard(rollPerson(names.en, dice, 10), {
    language: 'en',
    font: 'Liberation Sans',
    dateStyle: 'DD MMM YYYY',
  });
  const width = (PORTRAIT_WIDTH_PX / DRAWN_WIDTH_PX) * CARD.width;
  const printed = await printedPortrait(portrait, dice);
  design(card, { portrait: printed, ghost: await ghostOf(portrait), width, height: width * PORTRAIT_ASPECT });
  const { markup } = card.drawing();
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${DRAWN_WIDTH_PX}" height="${DRAWN_HEIGHT_PX}" viewBox="0 0 ${CARD.width} ${CARD.height}" preserveAspectRatio="none">${markup}</svg>`;
  const drawn = sharp(Buffer.from(svg)).resize(DRAWN_WIDTH_PX, DRAWN_HEIGHT_PX, { fit: 'fill' });
  if (!card.portraitPlace) throw new RangeError('expected a design with a portrait');
  return { pixels: await fromSharp(sharp(await drawn.png().toBuffer())), portrait: card.portraitPlace };
}

async function printedPortrait(portrait: Buffer, dice: Dice): Promise<Buffer> {
  const soft = sharp(portrait).blur(dice.between(4, 16) / 10);
  const inked = dice.chance(0.25)
    ? soft.grayscale().linear(0.8, 40)
    : soft.linear(dice.between(80, 100) / 100, dice.between(0, 25));
  const { width = 0, height = 0 } = await sharp(portrait).metadata();
  const overlays = [
    ...(dice.chance(0.4) ? [securityLines(width, height, dice)] : []),
    ...(dice.chance(0.3) ? [dots(width, height, dice)] : []),
  ];
  return sharp(await inked.toColorspace('srgb').png().toBuffer())
    .composite(overlays.map((svg) => ({ input: Buffer.from(svg) })))
    .png()
    .toBuffer();
}

/** Waved lines across the portrait, as a laminate or a ground printed over it has them. */
function securityLines(width: number, height: number, dice: Dice): string {
  const pitch = dice.between(8, 22);
  const ink = dice.pick(['#7fa3c7', '#c58fae', '#87b28c', '#b9a7d0']);
  const lines = Array.from({ length: Math.ceil((height + 60) / pitch) }, (_, line) => {
    const y = line * pitch - 30;
    return `<path d="M0 ${y} q ${width / 4} ${dice.between(-30, 30)} ${width / 2} 0 t ${width / 2} 0" stroke="${ink}" stroke-width="1.6" opacity="0.45" fill="none"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${lines.join('')}</svg>`;
}

/** The dots of a retransfer or engraving printer. */
function dots(width: number, height: number, dice: Dice): string {
  const pitch = dice.between(3, 6);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><pattern id="d" width="${pitch}" height="${pitch}" patternUnits="userSpaceOnUse" patternTransform="rotate(${dice.between(0, 60)})"><circle cx="${pitch / 2}" cy="${pitch / 2}" r="${pitch / 3.2}" fill="#fff"/></pattern></defs><rect width="${width}" height="${height}" fill="url(#d)" opacity="${dice.between(8, 22) / 100}"/></svg>`;
}
