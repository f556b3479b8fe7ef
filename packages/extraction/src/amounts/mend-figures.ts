import { fraction, type TextLine, type TextWord, unionBox } from '@assay/media';
import { hasDigit } from '../layout/characters.js';
import { isOfTextLayer, mendedTo } from '../layout/separate-words.js';

/** How much of a figure's reading is left after a character of it was changed or a gap in it was closed. */
export const MENDED = 0.8;
/** Letters that recognizers print for digits: `O` for 0, `l` for 1, `S` for 5, `B` for 8. */
const DIGIT_OF: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  '|': '1',
  i: '1',
  S: '5',
  s: '5',
  B: '8',
  Z: '2',
};
const LOOKS_LIKE =
  /^[-+($R]{0,4}[\dOoQDlI|iSsBZ]{1,3}(?:[.,][\dOoQDlI|iSsBZ]{3}){0,3}[.,][\dOoQDlI|iSsBZ]{2}[-)]?$/u;
/**
 * Parts of one number are closer than two words: a space between words takes a third of a letter's height.
 */
const SPLIT_GAP_EM = 0.7;

/**
 * A recognized line with its figures mended: letters among digits, numbers split in two, a decimal mark read
 * as a space. Text layers stay as they are.
 */
export function mendFigures(line: TextLine): TextLine {
  if (isOfTextLayer(line)) return line;
  const words: TextWord[] = [];
  for (const word of line.words.map(mendWord)) {
    const before = words.at(-1);
    const whole =
      before && word.box.x1 - before.box.x2 <= SPLIT_GAP_EM * line.emWidth ? joined(before, word) : undefined;
    if (whole) words[words.length - 1] = whole;
    else words.push(word);
  }
  return { ...line, words };
}

function mendWord(word: TextWord): TextWord {
  const { text } = word;
  if (!LOOKS_LIKE.test(text) || !hasDigit(text)) return word;
  const mended = text.replace(/[OoQDlI|iSsBZ]/gu, (letter) => DIGIT_OF[letter] ?? letter);
  return mendedTo(word, mended, MENDED);
}

const START = /^[-+($R]{0,4}\d{1,3}(?:[.,]\d{3})*[.,]?$/u;
const GROUPS = /^[.,]?\d{3}(?:[.,]\d{3})*[.,]\d{2}[-)]?$/u;
const WITHOUT_MARK = /^[-+($R]{0,4}\d{1,3}(?:[.,]\d{3})+$/u;
const CENTS = /^[.,]?\d{2}[-)]?$/u;

/** `1` `234.56`, `1,` `234.56`, `1,234` `56`, `1,234.` `56` are one number. */
function joined(before: TextWord, word: TextWord): TextWord | undefined {
  const text = joinedText(before.text, word.text);
  const box = text && unionBox([before.box, word.box]);
  return text && box
    ? { text, box, reading: fraction(MENDED * Math.min(before.reading, word.reading)) }
    : undefined;
}

function joinedText(before: string, after: string): string | undefined {
  if (START.test(before) && GROUPS.test(after)) {
    const mark = /[.,](?=\d{2}[-)]?$)/u.exec(after)?.[0];
    const grouping = mark === ',' ? '.' : ',';
    return before.replace(/[.,]$/u, '') + grouping + after.replace(/^[.,]/u, '');
  }
  if (!CENTS.test(after)) return undefined;
  if (/[.,]$/u.test(before) && START.test(before)) return before + after.replace(/^[.,]/u, '');
  if (/^[.,]/u.test(after) && START.test(before)) return before + after;
  if (!WITHOUT_MARK.test(before)) return undefined;
  return `${before}${before.includes(',') ? '.' : ','}${after}`;
}
