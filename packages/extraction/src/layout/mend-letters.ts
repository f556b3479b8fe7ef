import { statesOfZipCode } from '@assay/identifiers';
import type { TextLine, TextWord } from '@assay/media';
import { US_STATES } from '../countries/states.js';
import { withoutAccents } from './characters.js';
import { withLettersByPlace } from './register-numbers.js';
import { isOfTextLayer, mendedTo, piecesOfWord } from './separate-words.js';

/** How much of a word's reading is left after a character of it was changed. */
const MENDED = 0.9;
/** Months with an O, cut short, with a zero for it: `06-AG0-2024`, `08AG024`. */
const MONTH_WITH_ZERO = /^(\d{1,2}[-/.]?)(AG0|0CT|N0V|0UT|AG0STO|0UTUBRO|0CTUBRE)([-/.]?(?:\d{2}|\d{4}))?$/iu;
/** Capitals alone, but for zeros: `SALD0`, `CAJER0`. */
const WORD_WITH_ZERO = /^(?=(?:.*\p{Lu}){3})[\p{Lu}0]+[:.,]?$/u;
/** A figure with others and letters O behind it: the number of a house whose zeros are round, `1OO`. */
const FIGURES_WITH_O = /^\d[\dO]*O[\dO]*[.,]?$/u;
/** `06112023` at the head of a line: the spaces or marks between day, month and year were lost. */
const DATE_WITHOUT_MARKS = /^(\d{2})(\d{2})((?:19|20)\d{2})$/u;
const MAX_DAY = 31;
const MAX_MONTH = 12;

/** Capitals with a small i or o among them: the accent of an Í was read as its dot. */
const CAPITALS_WITH_SMALL = /^(?=.*[io])\p{Lu}{2}[\p{Lu}io-]*[,.]?$/u;
/**
 * Mexico's interbank payments, invoices, taxes and social security with a small l for their I; elsewhere it
 * may be an L.
 */
const MEXICAN_WITH_SMALL_L = /^(?:SPEl|CFDl|lSR|lVA|lMSS)\b/u;
/** A six between small letters, as in `Comisi6n`: recognizers without an ó print one. */
const SIX_FOR_O = /(?<=\p{Ll})6(?=\p{Ll})/gu;
/** A zero behind small letters, at the end of a word of letters or within it: `Traspas0`. */
const WORD_WITH_ROUND_ZERO = /^(\p{L}\p{Ll}{3,})0(\p{Ll}*[.,:;]?)$/u;
/** Abbreviations of taxes whose I was read as another stroke: `L.S.R.`, `1.M.S.S.`. */
const TAX_WITH_STROKE = /^[L1l|](?=\.(?:S\.R|M\.S\.S|N\.S\.S|R\.R\.F)\.?$)/u;
/**
 * `Lamb,14`, `Col.Americana`, `C.P.11550`, `&SONS`: the space behind a comma, a short word or an ampersand
 * was lost.
 */
const LOST_SPACE =
  /^(\p{L}[\p{L}'\u2019.-]*,|(?:Col|Av|Blvd|Fracc|Calz|C\.P)\.|&(?=\p{Lu}{3}))(?=[\p{L}\d])(.+)$/u;

/**
 * A recognized line with its words as they are printed: letters for the figures they were taken for, the
 * marks of a date that begins it, words that ran together. Text layers stay as they are.
 */
export function mendLetters(line: TextLine): TextLine {
  if (isOfTextLayer(line)) return line;
  const words = line.words.flatMap((word, index) =>
    apart(mended(word, index === 0 && line.words.length > 1)),
  );
  return {
    ...line,
    words: words.map((word, index) =>
      withComma(inAddress(word, words[index - 1], words[index + 1]), words[index + 1], words[index + 2]),
    ),
  };
}

/**
 * `Salem.` before a state of that ZIP code: the end of a town's name is a comma; abbreviations are shorter.
 */
const TOWN_AND_STOP = /^\p{Lu}\p{L}{3,}\.$/u;

function withComma(word: TextWord, state: TextWord | undefined, code: TextWord | undefined): TextWord {
  if (word.reading === 1 || !state || !code || !TOWN_AND_STOP.test(word.text) || !ZIP_CODE.test(code.text))
    return word;
  return statesOfZipCode(code.text).some((one) => one === state.text)
    ? withText(word, word.text.replace('.', ','))
    : word;
}

/** A state's letters behind its town, or what was read of them: `Salem, R 97301`. */
const STATE_READ = /^[A-Z01]{1,2}$/u;
const ZIP_CODE = /^\d{5}(?:-\d{4})?[,.]?$/u;
/** Mexico's postal code behind its letters, with an o for a zero. */
const POSTAL_LETTERS = /^C\.?P\.?:?$/iu;
const CODE_WITH_O = /^(?=.*[oO])[\dOo]{5},?$/u;

/**
 * The letters of a state of which one was lost, as the ZIP code behind them tells, or was given an accent;
 * the figures of a postal code.
 */
function inAddress(word: TextWord, before: TextWord | undefined, behind: TextWord | undefined): TextWord {
  if (word.reading === 1 || !before) return word;
  if (POSTAL_LETTERS.test(before.text) && CODE_WITH_O.test(word.text))
    return withText(word, word.text.replace(/o/giu, '0'));
  if (!behind || !before.text.endsWith(',') || !ZIP_CODE.test(behind.text)) return word;
  const plain = withoutAccents(word.text);
  if (plain !== word.text && US_STATES.some(([code]) => code === plain)) return withText(word, plain);
  if (!STATE_READ.test(word.text)) return word;
  const [state, ...others] = statesOfZipCode(behind.text);
  const isPart =
    state !== undefined &&
    others.length === 0 &&
    state !== word.text &&
    [...withLetters(word.text)].some((letter) => state.includes(letter));
  return isPart && !US_STATES.some(([code]) => code === word.text) ? withText(word, state) : word;
}

const withText = (word: TextWord, text: string): TextWord => mendedTo(word, text, MENDED);

function apart(word: TextWord): TextWord[] {
  const [, before, behind] = word.reading === 1 ? [] : (LOST_SPACE.exec(word.text) ?? []);
  return before && behind ? piecesOfWord(word, [before, behind]) : [word];
}

function mended(word: TextWord, isFirst: boolean): TextWord {
  if (word.reading === 1) return word;
  const text = isFirst ? withMarks(withLetters(word.text)) : withLetters(word.text);
  return withText(word, text);
}

function withLetters(text: string): string {
  const month = MONTH_WITH_ZERO.exec(text);
  if (month) return `${month[1]}${month[2]?.replaceAll('0', 'O')}${month[3] ?? ''}`;
  if (text.includes('0') && WORD_WITH_ZERO.test(text)) return text.replaceAll('0', 'O');
  if (FIGURES_WITH_O.test(text)) return text.replaceAll('O', '0');
  if (MEXICAN_WITH_SMALL_L.test(text)) return text.replace('l', 'I');
  if (CAPITALS_WITH_SMALL.test(text)) return text.replaceAll('i', 'Í').replaceAll('o', 'O');
  return withLettersByPlace(
    text.replace(SIX_FOR_O, 'ó').replace(WORD_WITH_ROUND_ZERO, '$1o$2').replace(TAX_WITH_STROKE, 'I'),
  );
}

function withMarks(text: string): string {
  const [, first = '', second = '', year = ''] = DATE_WITHOUT_MARKS.exec(text) ?? [];
  const [least, most] = [Math.min(Number(first), Number(second)), Math.max(Number(first), Number(second))];
  return year !== '' && least >= 1 && least <= MAX_MONTH && most <= MAX_DAY
    ? `${first}/${second}/${year}`
    : text;
}
