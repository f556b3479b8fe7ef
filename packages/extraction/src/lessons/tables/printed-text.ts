import type { TextWord } from '@assay/media';
import type { Row } from '../../layout/rows.js';
import type { KeyedDocument } from '../keyed-page.js';
import { bareText, bareWord } from '../printed-places.js';

/** Printed lines below that a text is looked for on. */
const ROWS_AHEAD = 4;
/** Its lines begin at one edge, within this part of the height of their letters. */
const ALIGNED = 1;

/**
 * The words that print a text in a row and in those below it, line by line. Within a line they follow each other; behind them
 * may stand what is another column's, however close.
 */
export function printedText(
  row: Row,
  value: string,
  { view: { rows }, placeOf }: KeyedDocument,
): (readonly TextWord[])[] | undefined {
  const wanted = bareText(value);
  if (wanted === '') return undefined;
  for (const [at, first] of row.line.words.entries()) {
    if (!wanted.startsWith(bareWord(first) || '\0')) continue;
    const left = placeOf(row.line.page, first.box);
    const lines = [wordsOf(row.line.words.slice(at), wanted)];
    for (let ahead = 1; textIn(lines) !== wanted && ahead <= ROWS_AHEAD; ahead++) {
      const below = rows[row.index + ahead]?.line;
      if (below?.page !== row.line.page) break;
      const from = below.words.findIndex(
        ({ box }) => Math.abs(placeOf(below.page, box).x1 - left.x1) <= ALIGNED * left.height,
      );
      const words = from < 0 ? [] : wordsOf(below.words.slice(from), wanted.slice(textIn(lines).length));
      if (words.length > 0) lines.push(words);
    }
    if (textIn(lines) === wanted) return lines;
  }
  return undefined;
}

const textIn = (lines: readonly (readonly TextWord[])[]): string => lines.flat().map(bareWord).join('');

/** The first words that print the beginning of a text; what has neither letters nor digits is between them only. */
function wordsOf(words: readonly TextWord[], wanted: string): TextWord[] {
  let [text, end] = ['', 0];
  for (const [index, word] of words.entries()) {
    const bare = bareWord(word);
    if (!wanted.startsWith(text + bare) || text === wanted) break;
    text += bare;
    if (bare !== '') end = index + 1;
  }
  return words.slice(0, end);
}
