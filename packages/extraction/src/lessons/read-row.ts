import { figureValue, type TextWord } from '@assay/media';
import { findPeriod } from '../dates/find-period.js';
import { readDates } from '../dates/read-dates.js';
import { type Cell, cellIn, wordsAt, wordsOfSpan } from '../layout/cells.js';
import type { Row } from '../layout/rows.js';
import type { PageView } from '../page/page-view.js';
import type { Way } from './types.js';

/** A value that a row prints, and the words that print it. */
export interface RowReading {
  readonly value: string | number;
  readonly words: readonly TextWord[];
  readonly way: Way;
}

/** The numbers of a row, as they stand. */
export const numbersOf = ({ line, numbers }: Row): RowReading[] =>
  numbers.map(({ figure, isMoney, from, to }) => ({
    value: figureValue(figure),
    words: line.words.slice(from, to),
    way: { kind: 'number', isMoney, isNegated: false },
  }));

/** The days of a row: those that are whole, and first and last day of periods that are told in short. */
export function daysOf(row: Row, { order }: Pick<PageView, 'order'>): RowReading[] {
  const { words } = row.line;
  const whole = readDates(row.text, order).flatMap(({ value, from, to }): RowReading[] => {
    const span = wordsOfSpan(words, from, to);
    return span ? [{ value, words: words.slice(span.from, span.to), way: { kind: 'date' } }] : [];
  });
  const ofPeriods = row.wholeCells.flatMap((cell): RowReading[] => {
    const period = findPeriod(cell.text, order);
    if (!period) return [];
    const printed = wordsAt(cell, period.from, period.to);
    return [
      { value: period.start, words: printed, way: { kind: 'first day' } },
      { value: period.end, words: printed, way: { kind: 'last day' } },
    ];
  });
  return [...whole, ...ofPeriods];
}

/** What stands in a row between its labels: its cells, cut where a label begins and ends. */
export function segmentsOf(row: Row, isLabel: (word: TextWord) => boolean): Cell[] {
  return row.wholeCells.flatMap((cell) => {
    const parts: TextWord[][] = [[]];
    for (const word of cell.words) {
      if (isLabel(word)) parts.push([]);
      else parts.at(-1)?.push(word);
    }
    return parts.flatMap((words) => cellIn(row.line, cell.line, words) ?? []);
  });
}
