import type { NameLists } from '../../papers/people/name-lists.js';
import { type Edit, type Original, statedRaw, withOtherDigits } from './edit.js';
import { placesOfText, replacedAt } from './edited-markup.js';

/**
 * A card that says the same twice: printed, and in a bar code or a machine-readable zone, which the edits
 * below leave alone.
 */
export interface CodedCard extends Original {
  readonly names: NameLists;
}

const reprinted =
  (
    name: string,
    path: string,
    afterOf: (raw: string, card: CodedCard, dice: Parameters<Edit>[1]) => string,
  ): Edit<CodedCard> =>
  (card, dice) => {
    const { markup } = card.document.drawing;
    const raw = statedRaw(card.document, path);
    const places = raw === undefined ? [] : placesOfText(markup, raw);
    if (raw === undefined || places.length === 0) return undefined;
    const after = afterOf(raw, card, dice);
    return {
      markup: replacedAt(markup, places, after),
      what: `${name}: ${raw} -> ${after}`,
      arithmetic: 'neutral',
    };
  };

/** Another last digit of the year; the last digit of all where the year has two. */
const inAnotherYear: Parameters<typeof reprinted>[2] = (raw, _card, dice) => {
  const year = /\d{4}/.exec(raw);
  const last = year ? year.index + 3 : raw.search(/\d(?!.*\d)/);
  return withOtherDigits(raw, dice, (index) => index === last);
};

export const CARD_EDITS: Readonly<Record<string, Edit<CodedCard>>> = {
  'card-name': reprinted('name', 'lastName', (raw, { names }, dice) =>
    dice.pick(names.familyNames.map((name) => name.toUpperCase()).filter((name) => name !== raw)),
  ),
  'card-birth': reprinted('birth date', 'dateOfBirth', inAnotherYear),
  'card-number': reprinted('number', 'licenseNumber', (raw, _card, dice) => withOtherDigits(raw, dice)),
  'card-expiry': reprinted('expiry', 'expirationDate', inAnotherYear),
};
