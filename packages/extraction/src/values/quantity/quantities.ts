import { squeeze, type TextLine, type TextWord } from '@assay/media';
import { phrasesOf } from '../../vocabulary/pattern.js';
import data from './units.json' with { type: 'json' };

/** An amount of what is supplied, with its unit: `273,400 kWh`. */
export interface Quantity {
  readonly value: number;
  /** As in `units.json`: `kWh`, `m3`. */
  readonly unit: string;
  readonly words: readonly TextWord[];
}

const UNITS = new Map(
  Object.entries(data.units).flatMap(([unit, spellings]) =>
    spellings.map((spelling) => [squeeze(spelling), unit] as const),
  ),
);
const USAGE = phrasesOf(data.usage).map(squeeze);
/** `345`, `1,020,509`, `12.5`, glued to its unit or not. */
const QUANTITY = /^(?<number>\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d{1,3})?)(?<unit>\p{L}.*)?$/u;
/** Longest word looked at: a number of a billion and its unit are shorter. */
const MAX_CHARACTERS = 24;

/** The unit that a word is. */
export const unitOf = (text: string): string | undefined =>
  text.length > MAX_CHARACTERS ? undefined : UNITS.get(squeeze(text));

/** The quantities of a line, their units right behind them. */
export function quantitiesOf({ words }: Pick<TextLine, 'words'>): Quantity[] {
  return words.flatMap((word, index): Quantity[] => {
    const match = word.text.length > MAX_CHARACTERS ? undefined : QUANTITY.exec(word.text)?.groups;
    if (!match?.number) return [];
    const next = match.unit === undefined ? words[index + 1] : undefined;
    const unit = unitOf(next?.text ?? match.unit ?? '');
    return unit === undefined
      ? []
      : [{ value: quantityOf(match.number), unit, words: next ? [word, next] : [word] }];
  });
}

/** A mark before three digits groups thousands; any other is the decimal mark. */
const quantityOf = (text: string): number =>
  Number(/^\d{1,3}(?:[.,]\d{3})+$/u.test(text) ? text.replace(/[.,]/gu, '') : text.replace(',', '.'));

/** Whether a text speaks of what was used in all. */
export function speaksOfUsage(text: string): boolean {
  const letters = squeeze(text);
  return USAGE.some((phrase) => letters.includes(phrase));
}
