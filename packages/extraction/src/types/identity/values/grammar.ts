import type { TextWord } from '@assay/media';
import type { PrintedDate } from '../../../dates/printed-date.js';

/** A value as its grammar reads it; the words that it takes are the first of those offered. */
export interface ReadValue {
  /** Not decided yet for a date whose order of day and month is open. */
  readonly value: string | PrintedDate;
  readonly words: readonly TextWord[];
  /** How well the text fits the grammar, 0..1: 1 when hardly any other text would. */
  readonly fit: number;
}

/** Reads a value at the start of a stretch of text; undefined when none stands there. */
export type Grammar = (words: readonly TextWord[]) => ReadValue | undefined;
