import type { TextWord } from '@assay/media';
import { countryOfNationality } from '../../../countries/iso-country.js';
import { type PrintedDate, readPrintedDate } from '../../../dates/printed-date.js';
import {
  digitsOf,
  hasDigit,
  lettersOf,
  startsWithCapital,
  textOf,
  withoutAccents,
} from '../../../layout/characters.js';
import { BRITISH_DRIVER_NUMBER, withLettersByPlace } from '../../../layout/register-numbers.js';
import { patternOf } from '../../../vocabulary/pattern.js';
import type { LabelMeaning } from '../labels/lexicon.js';
import FIELDS from './fields.json' with { type: 'json' };
import PATTERNS from './grammars.json' with { type: 'json' };

/** A value as its grammar reads it; the words that it takes are the first of those offered. */
export interface ReadValue {
  /** Not decided yet for a date whose order of day and month is open. */
  readonly value: string | PrintedDate;
  readonly words: readonly TextWord[];
  /** How well the text fits the grammar, 0..1: 1 when hardly any other text would. */
  readonly fit: number;
}

/** Reads a value at the start of a stretch of text; undefined when none stands there. */
export type Grammar = (words: readonly TextWord[]) => ReadValue | undefined;

const MAX_NAME_WORDS = 7;
const MAX_DATE_WORDS = 8;
/** Words that stand on cards beside names and are none. */
const NO_NAME = patternOf(PATTERNS.noName, 'u');

/** What stands around values as decoration. */
const trimEdges = (text: string): string =>
  text.replace(/^[\s:;,.#*/|\-–—_'"’°º()]+|[\s:;,*/|–—_'"’(]+$/gu, '');

/** Between capitals stand no digits: `TAC0MA`; but in Canada's postal codes: `K1N 6T5`. */
export const withLetters = (text: string): string =>
  text
    .replace(/(?<=\p{Lu})0(?=\p{Lu}(?! ?\d\p{Lu}\d))/gu, 'O')
    .replace(/(?<=\p{Lu}{3})0(?=[\s,.]|$)/gu, 'O')
    .replace(/(?<=\p{Lu})1(?=\p{Lu}(?! ?\d\p{Lu}\d))/gu, 'I');

function taken(words: readonly TextWord[], value: string, fit: number): ReadValue {
  return { value, words, fit };
}

/** A speck behind a name of more letters than an abbreviation has: `CAROL. ANN`. */
const POINT_OF_NO_ABBREVIATION = /(?<=\p{L}{4})\.(?= |$)/gu;

/** Capitals or title case without digits: `MARÍA DEL CARMEN`, `O'Neill-Smith`. */
export const nameGrammar: Grammar = (words) => {
  const kept: TextWord[] = [];
  for (const word of words.slice(0, MAX_NAME_WORDS)) {
    if (hasDigit(withLetters(word.text)) || (kept.length > 0 && /^[^\p{L}]+$/u.test(word.text))) break;
    kept.push(word);
  }
  const name = withLetters(trimEdges(textOf(kept))).replace(POINT_OF_NO_ABBREVIATION, '');
  const letters = lettersOf(name);
  if (letters.length < 1 || /[<@#%&=+]/u.test(name) || NO_NAME.test(name)) return undefined;
  const capitals = name.replace(/[^\p{Lu}]/gu, '').length / letters.length;
  const fit = (capitals > 0.9 ? 1 : startsWithCapital(name) ? 0.9 : 0.4) * (letters.length > 1 ? 1 : 0.5);
  return taken(kept, name, fit);
};

export const dateGrammar: Grammar = (words) => {
  const [first] = words;
  if (!first) return undefined;
  const text = trimEdges(textOf(words.slice(0, MAX_DATE_WORDS)));
  const date = readPrintedDate(text);
  if (!date) return undefined;
  const used = wordsOfDate(words);
  return { value: date, words: used, fit: date.shortYear ? 0.9 : 1 };
};

/** The fewest words that give the same date. */
function wordsOfDate(words: readonly TextWord[]): readonly TextWord[] {
  const all = JSON.stringify(readPrintedDate(trimEdges(textOf(words.slice(0, MAX_DATE_WORDS)))));
  for (let count = 1; count < Math.min(words.length, MAX_DATE_WORDS); count++) {
    const some = readPrintedDate(trimEdges(textOf(words.slice(0, count))));
    if (some && JSON.stringify(some) === all) return words.slice(0, count);
  }
  return words.slice(0, MAX_DATE_WORDS);
}

const SEXES = Object.entries(PATTERNS.sexes).map(([sex, spelled]) => [sex, patternOf(spelled, 'u')] as const);

const sexGrammar: Grammar = (words) => {
  const [first] = words;
  if (!first) return undefined;
  const text = trimEdges(first.text).toUpperCase().replace(/\.$/u, '');
  const sex = SEXES.find(([, spelled]) => spelled.test(text))?.[0];
  return sex ? taken([first], sex, text.length === 1 && words.length > 2 ? 0.9 : 1) : undefined;
};

/** Letters and digits of a number may be printed in groups: `123 456 789`, `D123-4567-8901`. */
const NUMBER_PART = /^[A-Z0-9][A-Z0-9.\-*/]*$/iu;
const MAX_NUMBER_PARTS = 5;

const numberGrammar: Grammar = (words) => {
  const kept: TextWord[] = [];
  for (const word of words.slice(0, MAX_NUMBER_PARTS)) {
    const text = trimEdges(word.text);
    const isGroup =
      NUMBER_PART.test(text) &&
      (hasDigit(text) || (kept.length === 0 && /^[A-Z]{1,3}$/u.test(text)) || /^[A-Z]$/u.test(text));
    if (!isGroup || (kept.length > 0 && readPrintedDate(text))) break;
    kept.push(word);
    // Behind a British driver's stands the license's issue.
    if (BRITISH_DRIVER_NUMBER.test(text)) break;
  }
  const number = withLettersByPlace(withZeros(trimEdges(textOf(kept))));
  const bare = number.replace(/[^A-Z0-9]/giu, '');
  const digits = digitsOf(bare).length;
  if (bare.length < 4 || digits < 2 || bare.length > 30) return undefined;
  const isDate = readPrintedDate(number) !== undefined && /[./]/u.test(number);
  return taken(kept, number, isDate ? 0.3 : digits / bare.length > 0.4 ? 1 : 0.7);
};

/**
 * Abbreviations of Mexico's states that end in an O, as they stand before their licenses' numbers: `DGO`,
 * `GRO`, `GTO`, `HGO`, `QRO`, `ROO`.
 */
const STATE_WITH_O = '(?<!^(?:DG|GR|GT|HG|QR|RO))';
const ZERO_READ_AS_LETTER = new RegExp(`(?<=[A-Z0-9])${STATE_WITH_O}O(?=\\d)|(?<=\\d)O(?=[\\dO]|$)`, 'gu');
/**
 * Beside a digit and not first, an O is a zero: issuers leave the letter out since it cannot be told apart.
 */
const withZeros = (number: string): string => number.replace(ZERO_READ_AS_LETTER, '0');

const nationalityGrammar: Grammar = (words) => {
  const country = countryOfNationality(trimEdges(textOf(words.slice(0, 6))));
  return country ? taken(words.slice(0, 6), country, 1) : undefined;
};

const plain =
  (shape: RegExp, fit: number, maxWords: number, trim = trimEdges): Grammar =>
  (words) => {
    for (let count = Math.min(maxWords, words.length); count > 0; count--) {
      const text = trim(textOf(words.slice(0, count)));
      if (shape.test(text)) return taken(words.slice(0, count), text, fit);
    }
    return undefined;
  };

const heightAsRead = plain(
  patternOf(PATTERNS.heightAsRead, 'iu'),
  1,
  3,
  // Feet and inches end in their signs.
  (text) => text.replace(/^[\s:;,.#*/|]+/u, ''),
);
/**
 * Before inches that have their sign stand feet, whose sign was not seen: `5-11"`; the sign of inches may be
 * read as two, or be lost behind a dash: `5'-11`.
 */
const heightGrammar: Grammar = (words) => {
  const read = heightAsRead(words);
  return (
    read && {
      ...read,
      value: String(read.value)
        .replace(/["”]{2}$/u, '"')
        .replace(/^(\d[,.])\s(?=\d{2})/u, '$1')
        .replace(/^(\d)-(?=\d{1,2}"$)/u, "$1'-")
        .replace(/^(\d'-\d{2})$/u, '$1"'),
    }
  );
};
const weightAsRead = plain(/^\d{2,3}(?:[.,]\d)?\s?(?:LBS?|KG|IBS?)?\.?$/iu, 1, 2);
/** The unit is `lb`, however its first letter was read. */
const weightGrammar: Grammar = (words) => {
  const read = weightAsRead(words);
  return (
    read && {
      ...read,
      value: String(read.value)
        .replace(/[Ii](?=b)/u, 'l')
        .replace(/I(?=B)/u, 'L'),
    }
  );
};

/**
 * Colors of eyes and hair: the codes of the AAMVA DL/ID Card Design Standard 2020, table D.3 (DAY, DAZ), and
 * words for them in English, Spanish, Portuguese, French and German; two letters as the armed forces' cards
 * have them.
 */
const COLOR = patternOf(PATTERNS.color, 'u');
/** Another word may be a color, too, but beside another label it is another value. */
const OTHER_COLOR_FIT = 0.35;
const colorWord = plain(/^\p{L}{2,12}$/u, 0.95, 1);
const colorGrammar: Grammar = (words) => {
  const read = colorWord(words);
  const folded = withoutAccents(String(read?.value ?? '')).toUpperCase();
  return read && (COLOR.test(folded) ? read : { ...read, fit: OTHER_COLOR_FIT });
};
const codeAsRead = plain(/^[\p{L}\d][\p{L}\d,.*/\- ]{0,24}$/u, 0.8, 4);
/** What `B: CORRECTIVE LENSES` tells is the meaning of a code, not the holder's. */
const codeGrammar: Grammar = (words) => (words[0]?.text.endsWith(':') ? undefined : codeAsRead(words));
const categoryAsRead = plain(/^[A-Z]{1,3}\s?[\dO]{1,3}[A-Z]?$/u, 1, 2);
/** A kind of permit in words: `RESIDENCIA Y TRABAJO`. */
const categoryInWords = plain(/^\p{Lu}{4,}(?: \p{Lu}+){0,4}$/u, 0.6, 5);
/** Letters, then digits: an O among the digits is a zero; or words. */
const categoryGrammar: Grammar = (words) => {
  const read = categoryAsRead(words);
  if (!read) return categoryInWords(words);
  return { ...read, value: String(read.value).replace(/(?<=[A-Z]\d?)O(?=\d|$)/gu, '0') };
};
const discriminatorAsRead = plain(/^[A-Z0-9/\- ]{5,30}$/iu, 0.9, 4);
/** Its label's letters before it, however they were read: `D0 AA3742047`. */
const DD_MISREAD = /^[DO0]{2}$/u;
const discriminatorGrammar: Grammar = (words) =>
  discriminatorAsRead(words.length > 1 && DD_MISREAD.test(words[0]?.text ?? '') ? words.slice(1) : words);
/** Portugal prints a parish and its municipality with an asterisk between them. */
const placeAsRead = plain(/^\p{L}[\p{L}\d.,'’()*/\- ]{1,60}$/u, 0.9, 8);
/** The last point of an abbreviation whose other letters have theirs: `U.S.A`. */
export const placeGrammar: Grammar = (words) => {
  const read = placeAsRead(words);
  return read && { ...read, value: String(read.value).replace(/(?<=(?:\b\p{Lu}\.){2}\p{Lu})$/u, '.') };
};
const electorKeyGrammar = plain(/^[A-Z]{6}\d{8}[HM]\d{3}$/u, 1, 1);
const documentCodeGrammar = plain(/^[A-Z][A-Z<]?$/u, 0.9, 1);

const GRAMMARS: Readonly<Record<string, Grammar>> = {
  name: nameGrammar,
  date: dateGrammar,
  number: numberGrammar,
  sex: sexGrammar,
  place: placeGrammar,
  nationality: nationalityGrammar,
  height: heightGrammar,
  weight: weightGrammar,
  color: colorGrammar,
  code: codeGrammar,
  category: categoryGrammar,
  discriminator: discriminatorGrammar,
  electorKey: electorKeyGrammar,
  documentCode: documentCodeGrammar,
};

/** How the value of each label reads. Addresses and parents are read over several lines (`candidates/text-blocks.ts`). */
export const FIELD_GRAMMARS = Object.fromEntries(
  Object.entries(FIELDS).flatMap(([grammar, fields]) => fields.map((field) => [field, GRAMMARS[grammar]])),
) as Readonly<Partial<Record<LabelMeaning, Grammar>>>;

/** What a text reads as, all of it. */
export function filledBy(words: readonly TextWord[], grammar: Grammar): ReadValue | undefined {
  const read = grammar(words);
  return read?.words.length === words.length ? read : undefined;
}

/** Words that are a value as they stand, whatever found them: without a comma behind them. */
export const asPrinted = (words: readonly TextWord[]): ReadValue =>
  taken(words, textOf(words).replace(/[,;]+$/u, ''), 1);
