import type { ReadPage, TextWord } from '@assay/media';
import { splitFullName } from './full-name.js';
import { type Piece, piecesUnder, textOf } from './pieces.js';
import type { PrintedValue } from './printed-values.js';
import { nameGrammar } from './values/grammars.js';

/** Four letters of the key agree with the name. */
const SCORE = 0.9;
const MIN_WORDS = 3;
/** Before another given name these are passed over (RENAPO, Instructivo normativo). */
const PASSED_OVER = /^(?:JOSE|J|MARIA|MA|M)$/u;

/**
 * The one line without a label, or the two of one block, whose words the CURP of the card was made of: letter
 * 1 begins the first surname, 2 is its first inner vowel, 3 begins the second surname, 4 the given name
 * (RENAPO, Instructivo normativo). Nothing where more than one fits.
 */
export function nameOfCurp(
  texts: readonly Piece[],
  curp: string | undefined,
  page: ReadPage,
): PrintedValue[] {
  if (curp === undefined) return [];
  const names = texts.map(({ words }) => words).filter((words) => isWholeName(words, curp));
  const pairs = texts.flatMap((upper) =>
    piecesUnder(upper, texts).map(({ words }) => [...upper.words, ...words]),
  );
  const [only, ...others] = names.length > 0 ? names : pairs.filter((words) => isWholeName(words, curp));
  if (!only || others.length > 0) return [];
  const text = textOf(only);
  return [{ meaning: 'fullName', read: { value: text, raw: text, words: only, fit: 1 }, page, score: SCORE }];
}

const isWholeName = (words: readonly TextWord[], curp: string): boolean =>
  words.length >= MIN_WORDS &&
  nameGrammar(words)?.words.length === words.length &&
  isNameOf(curp, textOf(words));

/** Whether the letters of a CURP are those of a whole name. */
function isNameOf(curp: string, name: string): boolean {
  const surname = splitFullName(name, 'MEX', { curp })?.lastName.split(' ')[0] ?? '';
  return hasInitialsOf(curp, name) && curp.charAt(1) === /[AEIOU]/u.exec(lettersOf(surname).slice(1))?.[0];
}

/** Whether letters 1, 3 and 4 of a CURP begin the surnames and the given name. */
export function hasInitialsOf(curp: string, name: string): boolean {
  const split = splitFullName(name, 'MEX', { curp });
  if (!split) return false;
  const [first = '', second = ''] = split.lastName.split(' ').map(lettersOf);
  return (
    curp.charAt(0) === first.charAt(0) &&
    curp.charAt(2) === second.charAt(0) &&
    beginsGivenNames(curp, split.firstName)
  );
}

/** Whether letter 4 of a CURP begins given names. */
export function beginsGivenNames(curp: string, names: string): boolean {
  const given = names.split(' ').map(lettersOf);
  const named = given.length > 1 && PASSED_OVER.test(given[0] ?? '') ? given[1] : given[0];
  return curp.charAt(3) === named?.charAt(0);
}

/**
 * Whether letters 1 and 3 of a CURP begin two words of surnames, in this order, as in `GAPM` those of
 * `DE GANTE PALMA`; a `MARIA` at their end is a given name.
 */
export function beginsSurnames(curp: string, names: string): boolean {
  const words = names.split(' ').map(lettersOf);
  const initials = words.map((word) => word.charAt(0));
  const first = initials.indexOf(curp.charAt(0));
  return first >= 0 && initials.includes(curp.charAt(2), first + 1) && !PASSED_OVER.test(words.at(-1) ?? '');
}

const lettersOf = (word: string): string => word.normalize('NFD').replace(/\P{L}/gu, '').toUpperCase();

/** The CURP among the values of a card. */
export const curpOf = (values: readonly PrintedValue[]): string | undefined =>
  values
    .map(({ read }) => read.value)
    .find(
      (value): value is string => typeof value === 'string' && /^[A-Z]{4}\d{6}[HMX][A-Z]{5}/u.test(value),
    );
