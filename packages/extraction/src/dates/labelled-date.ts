import { type PrintedSpan, spanOf } from '../fields/printed-field.js';
import { type Cell, wordsOfSpan } from '../layout/cells.js';
import { type DateOrder, readDates } from './read-dates.js';

/** A date and where it stands. */
export interface PrintedDate {
  /** `YYYY-MM-DD`. */
  readonly value: string;
  readonly span: PrintedSpan;
  /** Day and month might be the other way round, too. */
  readonly ambiguous: boolean;
}

/** The first date that a cell holds. */
export function firstDate(cell: Cell, order: DateOrder): PrintedDate | undefined {
  const [date] = readDates(cell.text, order);
  const span = date && spanOf(wordsAt(cell, date.from, date.to), cell.page);
  return date && span ? { value: date.value, span, ambiguous: date.ambiguous } : undefined;
}

/** The words that characters of a cell's text belong to. */
export function wordsAt({ words }: Cell, from: number, to: number): Cell['words'] {
  const place = wordsOfSpan(words, from, to);
  return place ? words.slice(place.from, place.to) : words;
}
