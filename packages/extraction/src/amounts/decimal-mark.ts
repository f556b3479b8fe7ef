import type { TextLine } from '@assay/media';
import type { DecimalMark } from './parse-number.js';

/** Two decimals behind a mark, at most digits and other marks before it. */
const POINT = /\d\.\d{2}(?!\d)[^\d,]*$/u;
const COMMA = /\d,\d{2}(?!\d)[^\d.]*$/u;

/** The mark before the fraction that most numbers of the document use; a point when there is none. */
export function decimalMarkOf(lines: readonly TextLine[]): DecimalMark {
  let points = 0;
  for (const { words } of lines) {
    for (const { text } of words) {
      if (POINT.test(text)) points += 1;
      else if (COMMA.test(text)) points -= 1;
    }
  }
  return points >= 0 ? '.' : ',';
}
