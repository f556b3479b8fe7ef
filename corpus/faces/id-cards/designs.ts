import type { Card } from '../../papers/id-cards/card.js';
import { td1 } from '../../papers/id-cards/mrz.js';

/** The card's pictures, in the card's units. */
export interface CardPictures {
  readonly portrait: Uint8Array;
  readonly ghost: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Prints a card's front around its portrait, which is given in the card's units. */
export type PortraitDesign = (card: Card, pictures: CardPictures) => void;

const facts = (card: Card, x: number): void => {
  card.above(x, 130, 'Surname / Nom', card.lastName(), { bold: true });
  card.above(x, 186, 'Given names / Prénoms', card.firstName());
  card.above(x, 242, 'Date of birth', card.birth());
  card.above(x + 200, 242, 'Sex', card.person.sex);
  card.above(x, 298, 'Date of expiry', card.expiry());
  card.above(x + 200, 298, 'Document No.', card.person.dice.digits(9));
};

/** Portrait left, ghost at the lower right. */
const portraitLeft: PortraitDesign = (card, { portrait, ghost, width, height }) => {
  card.ground('#eaf1f7', ['#7fa3c7', '#c58fae']);
  card.text(40, 56, 'UTOPIA', { size: 36, bold: true, fill: '#1c3f6e' });
  card.text(240, 56, 'IDENTITY CARD / CARTE D’IDENTITÉ', { size: 26, fill: '#1c3f6e' });
  card.picture(44, 116, width, height, portrait);
  facts(card, 290);
  card.picture(720, 300, width * 0.55, height * 0.55, ghost, 0.55);
  card.specimen(330, 420, 90);
  card.text(290, 470, 'Signature', { size: 15, fill: '#4a5a78' });
};

/** Portrait right, ghost at the left edge, machine-readable zone below. */
const portraitRight: PortraitDesign = (card, { portrait, ghost, width, height }) => {
  card.ground('#f1efe4', ['#87b28c', '#b9a7d0']);
  card.text(40, 56, 'RESIDENCE PERMIT', { size: 34, bold: true, fill: '#1f4d2b' });
  card.picture(812 - width, 80, width, height, portrait);
  facts(card, 200);
  card.picture(40, 130, width * 0.6, height * 0.6, ghost, 0.5);
  card.machineReadable(td1(card.person, 'I', 'UTO', `${card.person.dice.digits(9)}`), 545);
};

/** Portrait in the middle of the left half, a bar above, security lines across. */
const barAbove: PortraitDesign = (card, { portrait, ghost, width, height }) => {
  card.ground('#f5eef2', ['#c58fae', '#a7c0a0']);
  card.rectangle(0, 0, card.width, 84, '#7d2248');
  card.text(40, 56, 'DRIVER LICENCE', { size: 40, bold: true, fill: '#fff' });
  card.picture(70, 150, width, height, portrait);
  facts(card, 320);
  card.picture(600, 360, width * 0.5, height * 0.5, ghost, 0.6);
  card.text(320, 470, 'Restrictions none', { size: 17 });
  card.specimen(420, 330, 90);
};

export const PORTRAIT_DESIGNS: readonly PortraitDesign[] = [portraitLeft, portraitRight, barAbove];
