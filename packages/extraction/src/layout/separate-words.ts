import type { TextLine, TextWord } from '@assay/media';

/** `Date:03/28/2026` in one piece: letters before a colon, a value behind it. Not `12:30` and not `https://`. */
const LABEL_AND_VALUE = /^(.*\p{L}\)?:)([^:/\s].*)$/u;
/** Marks that a printer or a recogniser sets around an amount: `***291.90`, `37.43*`. */
const STARRED = /^([$€£]?)\*+(?=[$\d])|(?<=\d)\*+$/gu;
const MONEY_LIKE = /^[-$*(]*[\d][\d.,]*\)?\*?$|^\$?\*+[\d.,$]+\**$/u;

/** Dots or strokes that lead the eye from a label to its figure. */
const LEADER = /^[._\u00b7\u2026]{3,}$/u;

/** A line as it was meant: label and value that ran together are two words, amounts carry no stars, leaders are no words. */
export function separateWords(line: TextLine): TextLine {
  return { ...line, words: line.words.filter(({ text }) => !LEADER.test(text)).flatMap(separated) };
}

function separated(word: TextWord): TextWord[] {
  if (!/[:*]/u.test(word.text)) return [word];
  if (word.text.includes('*') && MONEY_LIKE.test(word.text)) return [{ ...word, text: word.text.replace(STARRED, '$1') }];
  const [, label, value] = LABEL_AND_VALUE.exec(word.text) ?? [];
  if (!label || !value) return [word];
  const { x1, x2 } = word.box;
  const middle = x1 + ((x2 - x1) * label.length) / word.text.length;
  return [
    { ...word, text: label, box: { ...word.box, x2: middle } },
    { ...word, text: value, box: { ...word.box, x1: middle } },
  ];
}
