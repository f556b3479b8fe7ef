import type { TextLine, TextWord } from '@assay/media';
import { isOfTextLayer, mendedTo } from '../layout/separate-words.js';
import { MENDED } from './mend-figures.js';
import type { DecimalMark } from './parse-number.js';

/** Two decimals behind a mark, at most digits and other marks before it. */
const POINT = /\d\.\d{2}(?!\d)[^\d,]*$/u;
const COMMA = /\d,\d{2}(?!\d)[^\d.]*$/u;
/**
 * Groups of three behind the mark of the fraction itself: a recognizer took one mark for the other, and which
 * one nothing tells.
 */
const ONE_MARK = /\d\.\d{3}(?:\.\d{3}){0,3}\.\d{2}(?!\d)|\d,\d{3}(?:,\d{3}){0,3},\d{2}(?!\d)/u;
/** Groups behind another mark than the fraction: two marks that were read right. */
const TWO_MARKS = /\d,\d{3}(?:,\d{3}){0,3}\.\d{2}(?!\d)|\d\.\d{3}(?:\.\d{3}){0,3},\d{2}(?!\d)/u;
/** A number with two marks says more than one with a single mark: our judgment, no measurement. */
const VOTES_OF_TWO_MARKS = 3;

/** The mark before the fraction that most numbers of the document use; a point when there is none. */
export function decimalMarkOf(lines: readonly TextLine[]): DecimalMark {
  let points = 0;
  for (const { words } of lines) {
    for (const { text } of words) {
      if (ONE_MARK.test(text)) continue;
      const votes = TWO_MARKS.test(text) ? VOTES_OF_TWO_MARKS : 1;
      if (POINT.test(text)) points += votes;
      else if (COMMA.test(text)) points -= votes;
    }
  }
  return points >= 0 ? '.' : ',';
}

/**
 * Points and commas look alike to a recognizer; two digits behind the last mark and threes between leave one
 * reading.
 */
const MIXED_MARKS = /^([-(]?[$€]?(?:R\$)?)(\d{1,3}(?:[.,]\d{3})*)[.,](\d{2})(\)?-?)$/u;
/** A day and a month, which a point parts whatever parts the fractions. */
const DAY_AND_MONTH = /^(?:0[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])$/u;

/**
 * Recognized numbers whose points and commas were taken for each other (`2.980.77`). No digit is added or
 * changed.
 */
export function mendMarks(line: TextLine, mark: DecimalMark): TextLine {
  if (isOfTextLayer(line)) return line;
  return { ...line, words: line.words.map((word) => withMarks(word, mark)) };
}

function withMarks(word: TextWord, mark: DecimalMark): TextWord {
  const [, before, whole = '', decimals, behind] = MIXED_MARKS.exec(word.text) ?? [];
  if (decimals === undefined || DAY_AND_MONTH.test(word.text)) return word;
  const text = `${before}${whole.replace(/[.,]/gu, mark === '.' ? ',' : '.')}${mark}${decimals}${behind}`;
  return mendedTo(word, text, MENDED);
}
