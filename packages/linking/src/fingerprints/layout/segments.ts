import type { ReadPage, TextWord } from '@assay/media';
import { MAX_LINES_PER_PAGE, MAX_WORDS_PER_LINE } from '../text-bounds.js';

/** Words that stand together: a label, a value, a cell of a table. Fractions of the page. */
export interface Segment {
  /** Amounts stand by their right edge, everything else by its left one. */
  readonly kind: 'amount' | 'number' | 'words';
  readonly x1: number;
  readonly x2: number;
  /** Middle of its line. */
  readonly y: number;
  /** Which line of the page, from 0. */
  readonly line: number;
}

/** A wider gap between words than this part of the letters' height ends a segment. */
const GAP_EM = 1;
/** Two decimals, and perhaps a sign or `CR` behind. */
const AMOUNT = /\d[.,]\d\d\D{0,3}$/u;

/** The segments of a page, line by line, from left to right. */
export function segmentsOf({ lines }: ReadPage): Segment[] {
  return lines.slice(0, MAX_LINES_PER_PAGE).flatMap(({ words, box, emWidth }, line) => {
    const groups: TextWord[][] = [];
    for (const word of words.slice(0, MAX_WORDS_PER_LINE)) {
      const group = groups.at(-1);
      const last = group?.at(-1);
      const joins =
        last && word.box.x1 - last.box.x2 <= GAP_EM * emWidth && isAmount(word) === isAmount(last);
      if (group && joins) group.push(word);
      else groups.push([word]);
    }
    return groups.map((group) => ({
      kind: kindOf(group),
      x1: Math.min(...group.map((word) => word.box.x1)),
      x2: Math.max(...group.map((word) => word.box.x2)),
      y: (box.y1 + box.y2) / 2,
      line,
    }));
  });
}

const isAmount = ({ text }: TextWord): boolean => AMOUNT.test(text);

function kindOf(words: readonly TextWord[]): Segment['kind'] {
  if (words.some(isAmount)) return 'amount';
  const text = words.map((word) => word.text).join('');
  const digits = text.replace(/\P{Nd}/gu, '').length;
  return digits > 0 && digits >= text.replace(/\P{L}/gu, '').length ? 'number' : 'words';
}
