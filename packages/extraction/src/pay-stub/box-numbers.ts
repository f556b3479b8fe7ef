import { type Cell, partOf } from '../layout/cells.js';

const BOX_NUMBER = /^\d{1,2}[.)]$/u;
/** Fewer such cells are an enumeration in a text. */
const MIN_BOXES = 4;

/**
 * Labels without the numbers of a form's boxes, as on a Leave and Earnings Statement: `3. Name` is `Name`.
 */
export function withoutBoxNumbers(cells: readonly Cell[]): Cell[] {
  const isNumbered = ({ words: [first, second] }: Cell): boolean =>
    BOX_NUMBER.test(first?.text ?? '') && /^\p{L}/u.test(second?.text ?? '');
  const numbers = new Set(cells.flatMap((cell) => (isNumbered(cell) ? [cell.words[0]?.text] : [])));
  if (numbers.size < MIN_BOXES) return [...cells];
  return cells.map((cell) => (isNumbered(cell) ? (partOf(cell, 1) ?? cell) : cell));
}
