import { fraction, type TextLine, type TextWord } from '@assay/media';

/**
 * `Date:03/28/2026` in one piece: letters before a colon, a value behind it. Not `12:30` and not `https://`.
 */
const LABEL_AND_VALUE = /^(.*\p{L}\)?:)([^:/\s].*)$/u;
/**
 * Marks that a printer or a recognizer sets around an amount: `***291.90`, `37.43*`; those before `****9933`
 * mask a number.
 */
const STARRED = /^([$€£]?)\*+(?=[$\d])|(?<=\d)\*+$/gu;
const MONEY_LIKE = /^[-$€£*(]*[\d][\d.,]*[.,]\d{2}\)?\**$/u;

/** Dots or strokes that lead the eye from a label to its figure. */
const LEADER = /^[._\u00b7\u2026]{3,}$/u;
/** The same within one piece: `SALDO....1.356,92`; three dots may mask a number. */
const LEADER_WITHIN = /([._\u00b7\u2026]{4,})/u;

/**
 * A line as it was meant: label and value that ran together are two words, amounts carry no stars, leaders
 * are no words.
 */
export function separateWords(line: TextLine): TextLine {
  return { ...line, words: line.words.flatMap(withoutLeaders).flatMap(separated).flatMap(marksApart) };
}

/**
 * What stands before and behind leaders, each a word of its own; where a colon follows, as in `CONTA....:`,
 * they end the label.
 */
function withoutLeaders(word: TextWord): TextWord[] {
  if (!LEADER_WITHIN.test(word.text)) return [word];
  const parts: string[] = [];
  for (const part of word.text.split(LEADER_WITHIN)) {
    if (part.startsWith(':') && parts.length > 1) parts.push(`${parts.splice(-2).join('')}${part}`);
    else parts.push(part);
  }
  return piecesOfWord(word, parts).filter(({ text }) => text !== '' && !LEADER.test(text));
}

/** `2/1/2026-2/15/2026`: two days in one piece. */
const DAY_TO_DAY = /^(\d{1,2}([/.])\d{1,2}\2(?:\d{2}|\d{4}))([-\u2013])(\d{1,2}\2\d{1,2}\2(?:\d{2}|\d{4}))$/u;

/** `01/09/202412h09`: the space between a day and its hour was lost. */
const DAY_AND_HOUR = /^(\d{2}([/.-])\d{2}\2\d{4})(\d{1,2}[:h]\d{2}(?:[:m]\d{2})?)$/u;

/** Two days and the stroke between them, or a day and its hour, each a word of its own. */
function daysApart(word: TextWord): TextWord[] {
  const [, start, , dash, end] = DAY_TO_DAY.exec(word.text) ?? [];
  if (start && dash && end) return piecesOfWord(word, [start, dash, end]);
  const [, day, , hour] = DAY_AND_HOUR.exec(word.text) ?? [];
  return day && hour ? piecesOfWord(word, [day, hour]) : [word];
}

/** `259,14(-)`, and what is left of it where the stroke was too thin to be seen. */
const AMOUNT_AND_MARK = /^(.*\d[.,]\d{2})?\(([+\u2212-]?)\)$/u;

/** An amount and the mark of direction in brackets behind it, each a word of its own. */
function marksApart(word: TextWord): TextWord[] {
  const match = AMOUNT_AND_MARK.exec(word.text);
  if (!match) return [word];
  const [, amount = '', sign] = match;
  const mark = `(${sign || '-'})`;
  return piecesOfWord({ ...word, text: amount + mark }, amount === '' ? [mark] : [amount, mark]);
}

function separated(word: TextWord): TextWord[] {
  const days = daysApart(word);
  if (days.length > 1) return days;
  if (!/[:*]/u.test(word.text)) return [word];
  if (word.text.includes('*') && MONEY_LIKE.test(word.text))
    return [{ ...word, text: word.text.replace(STARRED, '$1') }];
  const [, label, value] = LABEL_AND_VALUE.exec(word.text) ?? [];
  if (!label || !value) return [word];
  return piecesOfWord(word, [label, value]);
}

/** The text of some words as it is printed: what only a colon was cut at, as `DES:PAYROLL`, is one piece. */
export const printedText = (words: readonly TextWord[]): string =>
  words.reduce((text, word, index) => {
    const before = words[index - 1];
    const isCut =
      before?.text.endsWith(':') && before.box.x2 === word.box.x1 && before.box.y1 === word.box.y1;
    return before ? `${text}${isCut ? '' : ' '}${word.text}` : word.text;
  }, '');

/** A word cut into parts, each as wide as its share of the letters. */
export function piecesOfWord(word: TextWord, parts: readonly string[]): TextWord[] {
  const { x1, x2 } = word.box;
  const letterWidth = (x2 - x1) / Math.max(1, word.text.length);
  let from = 0;
  return parts.map((text) => {
    const start = x1 + from * letterWidth;
    from += text.length;
    return { ...word, text, box: { ...word.box, x1: start, x2: Math.min(x2, x1 + from * letterWidth) } };
  });
}

/** What a text layer says is given: it is neither mended nor set upright. */
export const isOfTextLayer = ({ words }: Pick<TextLine, 'words'>): boolean =>
  words.every(({ reading }) => reading === 1);

/** A word that was misread, mended. @param kept how much of its reading is left where its text is another, 0..1 */
export const mendedTo = (word: TextWord, text: string, kept: number): TextWord =>
  text === word.text ? word : { ...word, text, reading: fraction(kept * word.reading) };
