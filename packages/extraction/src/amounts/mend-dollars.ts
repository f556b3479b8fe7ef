import type { TextLine, TextWord } from '@assay/media';

/** Amounts with a dollar sign that lines must print before an S is taken for one. */
const MIN_SIGNS = 3;
const SIGNED = /^[-+\u2212(]?\$\d[\d.,]*[.,]\d{2}[-)]?$/u;
const WITH_LETTER = /^([-+\u2212(]?)S\$?(?=\d{1,3}(?:[.,]?\d{3})*[.,]\d{2}[-)]?$)/u;

/**
 * Recognised lines whose amounts have their dollar signs back: among amounts with the sign `S50.00` is $50.00, and no 550.00. Text layers
 * stay as they are.
 * @param lines of one page
 */
export function mendDollars(lines: readonly TextLine[]): readonly TextLine[] {
  const words = lines.flatMap((line) => line.words);
  const lettered = words.filter(isLettered).length;
  const signed = words.filter(({ text }) => SIGNED.test(text)).length;
  if (lettered === 0 || signed < MIN_SIGNS || signed < lettered) return lines;
  return lines.map((line) => (line.words.some(isLettered) ? { ...line, words: line.words.map(mendWord) } : line));
}

const isLettered = ({ text, reading }: TextWord): boolean => reading < 1 && WITH_LETTER.test(text);
const mendWord = (word: TextWord): TextWord => (isLettered(word) ? { ...word, text: word.text.replace(WITH_LETTER, '$1$$') } : word);
