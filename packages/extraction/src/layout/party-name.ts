import { isOneOf, patternOf } from '../vocabulary/pattern.js';
import {
  foldText,
  hasLetter,
  hasLettersInARow,
  isDivider,
  startsWithCapital,
  startsWithSmallLetter,
} from './characters.js';
import PATTERNS from './party-name.json' with { type: 'json' };

/** Words of labels, titles and tables that stand where names stand. */
const NO_NAME = patternOf(PATTERNS.noName, 'u');

/** What companies' names end in: United States, Mexico, Brazil. */
const COMPANY = patternOf(PATTERNS.company, 'u');

/** Behind these nothing of a company's name follows. */
const COMPANY_END = patternOf(PATTERNS.companyEnd, 'u');

/** A company's name that is whole: its form stands at its end. */
export const endsCompany = (text: string): boolean => COMPANY_END.test(foldText(text));

const MAX_NAME_CHARACTERS = 80;

/**
 * How many of a text's words may be a name: those before the first word of a label
 * (`MARIA LOPEZ No. empleado: 12`).
 */
export function leadingNameWords(words: readonly { readonly text: string }[]): number {
  const end = words.findIndex(
    ({ text }) => NO_NAME.test(foldText(text)) || text.endsWith(':') || isDivider(text),
  );
  return end < 0 ? words.length : end;
}

/** What labels ask for: alone these name nobody. */
const KIND_ALONE = patternOf(PATTERNS.kindAlone, 'u');

export const looksLikeCompany = (text: string): boolean => {
  const folded = foldText(text);
  return COMPANY.test(folded) && !KIND_ALONE.test(folded);
};

const isParticle = isOneOf(PATTERNS.particles);

/** Behind these a name goes on: `PERSONAL AND` was cut off a title. */
const DANGLING = /^(?:and|of|for|the|de|del|y|e|da|do|dos)$/iu;

/** Two words at least, of letters alone; particles and initials are no obstacle, titles of tables are. */
export function looksLikePerson(text: string): boolean {
  if (text.length > MAX_NAME_CHARACTERS || !/^[\p{L}\p{M}'’.,\- ]+$/u.test(text)) return false;
  const words = text.split(/[\s,]+/u).filter((word) => hasLetter(word));
  if (words.length < 2 || words.length > 8 || NO_NAME.test(foldText(text))) return false;
  return (
    words.every((word) => startsWithCapital(word) || isParticle(word.toLowerCase())) &&
    words.some((word) => word.length > 2) &&
    !startsWithSmallLetter(words.at(-1) ?? '') &&
    !DANGLING.test(words.at(-1) ?? '')
  );
}

/** Somebody's name, and no company's that is made of people's names. */
export const namesPerson = (text: string): boolean => looksLikePerson(text) && !looksLikeCompany(text);

/** Something that a company or a shop may be called, with nothing that only labels and tables print. */
export function mayBeCompany(text: string): boolean {
  if (
    text.length > MAX_NAME_CHARACTERS ||
    !hasLettersInARow(text, 2) ||
    text.endsWith(':') ||
    /\d{5}|\d[.,]\d{2}\b|@|www\.|[X*•]{3}/u.test(text)
  )
    return false;
  return looksLikeCompany(text)
    ? !/^(?:company|employer|department|group|empresa)(?: (?:name|id|code|no))?$/iu.test(text)
    : startsWithCapital(text) && !NO_NAME.test(foldText(text));
}
