import { spanOf, withoutMarks } from '../fields/printed-field.js';
import type { Cell } from '../layout/cells.js';
import type { Found } from './candidate.js';

/** A text found in cells, without the marks around it; none where they hold no word. */
export function found(text: string, cells: readonly Cell[], likelihood: number): Found[] {
  const words = cells.flatMap((cell) => cell.words);
  const span = cells[0] && spanOf(words, cells[0].page);
  return span ? [{ value: withoutMarks(text), span, words, likelihood }] : [];
}
