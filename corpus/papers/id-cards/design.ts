import type { Dice } from '../../pdf-forgeries/dice.js';
import type { ComposedDocument } from '../composed-document.js';
import type { NameLists } from '../people/name-lists.js';
import type { DateStyle, PaperLanguage } from '../printing/dates.js';
import { Card } from './card.js';
import { rollPerson } from './facts.js';

/** One issuer's layout. */
export interface CardDesign {
  readonly id: string;
  readonly documentType: ComposedDocument['documentType'];
  readonly country: string;
  readonly language: PaperLanguage;
  readonly font: string;
  readonly dateStyle: DateStyle;
  readonly validityYears: number;
  /** In tenths of a millimeter; a card of format ID-1 when absent. */
  readonly size?: readonly [width: number, height: number];
  /** Where its holders live; anywhere in the family's list when absent. */
  readonly town?: string;
  readonly draw: (card: Card) => void | Promise<void>;
}

export async function composeCard(
  design: CardDesign,
  names: NameLists,
  dice: Dice,
): Promise<ComposedDocument> {
  const { id, documentType, country, language, font, dateStyle, size } = design;
  const rolled = rollPerson(names, dice, design.validityYears);
  const person = design.town === undefined ? rolled : { ...rolled, town: design.town };
  const card = new Card(person, {
    language,
    font,
    dateStyle,
    ...(size ? { width: size[0], height: size[1] } : {}),
  });
  await design.draw(card);
  return {
    layout: id,
    documentType,
    country,
    language,
    drawing: card.drawing(),
    stated: card.ledger.stated,
    truth: card.ledger.truth(),
  };
}
