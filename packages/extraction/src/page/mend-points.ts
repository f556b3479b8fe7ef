import type { TextLine, TextWord } from '@assay/media';
import { isOfTextLayer, mendedTo, piecesOfWord } from '../layout/separate-words.js';

/** How much of a word's reading is left after a point of it was changed. */
const MENDED = 0.95;
/** Abbreviations of letters whose last point was lost: legal forms, postal codes and boxes. */
const WITHOUT_LAST_POINT = /^(S\.A|C\.V|R\.L|C\.P|N\.A|P\.O)([,;]?)$/u;
/** `PO.` before `Box`. */
const BOX_WITHOUT_POINT = /^PO\.$/u;
/** `Account...2119`: what masks a number's last digits stands a space behind the word. */
const GLUED_MASK = /^(\p{L}{3,})(\.{2,3})(\d{4})$/u;
/** `..2119`, `.2119`, after a word that may have taken a dot with it: `Account. ..2119`. */
const SHORT_MASK = /^(\.{1,3})(\d{4})$/u;
const MASK = '...';

/**
 * A recognized line with the points that recognizers lose, or set a space aside, between letters (`S.A`,
 * `PO. Box`) and before the last digits of an account's number (`Account. ..2119`). Text layers stay as they
 * are.
 */
export function mendPoints(line: TextLine): TextLine {
  if (isOfTextLayer(line)) return line;
  const words = line.words.flatMap(maskApart);
  return { ...line, words: words.map((word, index) => withPoints(word, words[index + 1], words[index - 1])) };
}

function maskApart(word: TextWord): TextWord[] {
  const [, name, mask, digits] = word.reading === 1 ? [] : (GLUED_MASK.exec(word.text) ?? []);
  return name && mask && digits ? piecesOfWord(word, [name, `${mask}${digits}`]) : [word];
}

function withPoints(word: TextWord, next: TextWord | undefined, before: TextWord | undefined): TextWord {
  if (word.reading === 1) return word;
  return mendedTo(word, mended(word.text, next?.text ?? '', before?.text ?? ''), MENDED);
}

function mended(text: string, next: string, before: string): string {
  const [, dots, digits] = SHORT_MASK.exec(text) ?? [];
  if (dots && digits)
    return dotsOf(before) + dots.length >= 2 && /^\p{L}{3,}\.?$/u.test(before) ? `${MASK}${digits}` : text;
  if (/^\p{L}{3,}\.$/u.test(text) && 1 + dotsOf(next) >= 2 && SHORT_MASK.test(next)) return text.slice(0, -1);
  if (BOX_WITHOUT_POINT.test(text) && /^box$/iu.test(next)) return 'P.O.';
  return text.replace(WITHOUT_LAST_POINT, '$1.$2');
}

/** Dots at the end of a word, or before its digits. */
const dotsOf = (text: string): number => (/\.+$/u.exec(text) ?? /^\.+(?=\d)/u.exec(text) ?? [''])[0].length;
