import { fraction, type TextLine, type TextWord } from '@assay/media';

/** How much of a word's reading is left after a character of it was changed. */
const MENDED = 0.9;
/** Months with an O, cut short, with a zero for it: `06-AG0-2024`, `08AG024`. */
const MONTH_WITH_ZERO = /^(\d{1,2}[-/.]?)(AG0|0CT|N0V|0UT|AG0STO|0UTUBRO|0CTUBRE)([-/.]?(?:\d{2}|\d{4}))?$/iu;
/** Capitals alone, but for zeros: `SALD0`, `CAJER0`. */
const WORD_WITH_ZERO = /^(?=(?:.*\p{Lu}){3})[\p{Lu}0]+[:.,]?$/u;
/** `06112023` at the head of a line: the spaces or marks between day, month and year were lost. */
const DATE_WITHOUT_MARKS = /^(\d{2})(\d{2})((?:19|20)\d{2})$/u;
const MAX_DAY = 31;
const MAX_MONTH = 12;

/** A recognised line with zeros among capitals as the letter, and with the marks of a date that begins it. Text layers stay as they are. */
export function mendLetters(line: TextLine): TextLine {
  if (line.words.every(({ reading }) => reading === 1)) return line;
  return { ...line, words: line.words.map((word, index) => mended(word, index === 0 && line.words.length > 1)) };
}

function mended(word: TextWord, isFirst: boolean): TextWord {
  if (word.reading === 1) return word;
  const text = isFirst ? withMarks(withLetters(word.text)) : withLetters(word.text);
  return text === word.text ? word : { ...word, text, reading: fraction(MENDED * word.reading) };
}

function withLetters(text: string): string {
  const month = MONTH_WITH_ZERO.exec(text);
  if (month) return `${month[1]}${month[2]?.replaceAll('0', 'O')}${month[3] ?? ''}`;
  return text.includes('0') && WORD_WITH_ZERO.test(text) ? text.replaceAll('0', 'O') : text;
}

function withMarks(text: string): string {
  const [, first = '', second = '', year = ''] = DATE_WITHOUT_MARKS.exec(text) ?? [];
  const [least, most] = [Math.min(Number(first), Number(second)), Math.max(Number(first), Number(second))];
  return year !== '' && least >= 1 && least <= MAX_MONTH && most <= MAX_DAY ? `${first}/${second}/${year}` : text;
}
