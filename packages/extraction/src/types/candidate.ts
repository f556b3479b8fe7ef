import type { TextWord } from '@assay/media';
import { type PrintedSpan, spanOf, withoutMarks } from '../fields/printed-field.js';
import type { Cell } from '../layout/cells.js';

/** A value that may be a field's: what every way to find one comes up with, and none overwrites another's. */
export interface FieldCandidate {
  readonly field: string;
  readonly value: string | number;
  readonly span: PrintedSpan;
  /** Words that no other field may have, too. */
  readonly words: readonly TextWord[];
  /** 0..1: that it is the field's, the characters being right. */
  readonly likelihood: number;
}

/** What a finder of one kind of value finds: whose field it is, it does not say. */
export type Found = Omit<FieldCandidate, 'field'>;

/**
 * A value found in words; none where there are none.
 * @param claimed of them those that no other field may have, too
 */
export function foundIn(
  words: readonly TextWord[],
  page: number,
  value: string | number,
  likelihood: number,
  claimed = words,
): Found[] {
  const span = spanOf(words, page);
  return span ? [{ value, span, words: claimed, likelihood }] : [];
}

/** A text found in cells, without the marks around it; none where they hold no word. */
export const found = (text: string, cells: readonly Cell[], likelihood: number): Found[] =>
  foundIn(
    cells.flatMap((cell) => cell.words),
    cells[0]?.page ?? 1,
    withoutMarks(text),
    likelihood,
  );
