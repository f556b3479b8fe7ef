import type { TextLine, TextWord } from '@assay/media';

/** Amounts with a sign that lines must print before an S is taken for one. */
const MIN_SIGNS = 3;
const SIGNED = /^[-+\u2212(]?R?\$\d[\d.,]*[.,]\d{2}[-)]?$/u;
const WITH_LETTER = /^([-+\u2212(]?R?)S\$?(?=\d{1,3}(?:[.,]?\d{3})*[.,]\d{2}[-)]?$)/u;
const LETTERED_REAL = /^[-+\u2212(]?RS/u;
/** The sign in a word of its own, before an amount. */
const SIGN_APART = /^[-+\u2212(]?R?\$$/u;
const LETTER_APART = /^([-+\u2212(]?R?)S$/u;
const AMOUNT = /^\d{1,3}(?:[.,]?\d{3})*[.,]\d{2}[-)]?$/u;
/**
 * A sign belongs to an amount that is at most this many letter heights away: a state's letters behind a town
 * stand further from it.
 */
const SIGN_GAP_EM = 1.2;

/**
 * Recognized lines whose amounts have the dollar signs back that their currency is written with: among
 * amounts with the sign `S50.00` is $50.00 and no 550.00, and `RS 50,00` is R$ 50,00. Text layers stay as
 * they are.
 * @param lines of one page
 */
export function mendDollars(lines: readonly TextLine[]): readonly TextLine[] {
  let [lettered, reals, signed, amounts] = [0, 0, 0, 0];
  for (const line of lines) {
    for (const [index, { text }] of line.words.entries()) {
      if (AMOUNT.test(text)) amounts += 1;
      if (isLettered(line, index)) {
        lettered += 1;
        if (LETTERED_REAL.test(text)) reals += 1;
      } else if (SIGNED.test(text) || (SIGN_APART.test(text) && isBeforeAmount(line, index))) signed += 1;
    }
  }
  const isSigned = signed >= MIN_SIGNS && signed >= lettered;
  // `RS` before most amounts is the real's sign whether or not one was read right: a state's letters stand
  // before few.
  const isReal = reals >= MIN_SIGNS && reals * 2 > amounts;
  if (lettered === 0 || !(isSigned || isReal)) return lines;
  return lines.map((line) => ({
    ...line,
    words: line.words.map((word, index) => (isLettered(line, index) ? mendWord(word) : word)),
  }));
}

function isLettered(line: TextLine, index: number): boolean {
  const word = line.words[index];
  if (!word || word.reading === 1) return false;
  return WITH_LETTER.test(word.text) || (LETTER_APART.test(word.text) && isBeforeAmount(line, index));
}

function isBeforeAmount({ words, emWidth }: TextLine, index: number): boolean {
  const [word, next] = [words[index], words[index + 1]];
  return (
    word !== undefined &&
    next !== undefined &&
    AMOUNT.test(next.text) &&
    next.box.x1 - word.box.x2 <= SIGN_GAP_EM * emWidth
  );
}

const mendWord = (word: TextWord): TextWord => ({
  ...word,
  text: word.text.replace(WITH_LETTER, '$1$$').replace(LETTER_APART, '$1$$'),
});
