import { fraction, type TextLine, type TextWord } from '@assay/media';
import type { DecimalMark } from './parse-number.js';

/**
 * Points and commas look alike to a recogniser; two digits behind the last mark and threes between leave one
 * reading.
 */
const MIXED_MARKS = /^([-(]?[$€]?(?:R\$)?)(\d{1,3}(?:[.,]\d{3})*)[.,](\d{2})(\)?-?)$/u;
/** A day and a month, which a point parts whatever parts the fractions. */
const DAY_AND_MONTH = /^(?:0[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])$/u;
/** How much of a figure's reading is left after its marks were changed: our judgement, no measurement. */
const MENDED = 0.8;

/**
 * Recognised numbers whose points and commas were taken for each other (`2.980.77`). No digit is added or
 * changed.
 */
export function mendMarks(line: TextLine, mark: DecimalMark): TextLine {
  if (line.words.every(({ reading }) => reading === 1)) return line;
  return { ...line, words: line.words.map((word) => withMarks(word, mark)) };
}

function withMarks(word: TextWord, mark: DecimalMark): TextWord {
  const [, before, whole = '', decimals, behind] = MIXED_MARKS.exec(word.text) ?? [];
  if (decimals === undefined || DAY_AND_MONTH.test(word.text)) return word;
  const text = `${before}${whole.replace(/[.,]/gu, mark === '.' ? ',' : '.')}${mark}${decimals}${behind}`;
  return text === word.text ? word : { ...word, text, reading: fraction(word.reading * MENDED) };
}
