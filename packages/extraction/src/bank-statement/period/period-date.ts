import { type Box, unionBox } from '@assay/media';
import type { CalendarDay } from '../../dates/calendar.js';
import { wordsOfSpan } from '../../layout/words-of-span.js';
import { patternOf } from '../../vocabulary/pattern.js';
import type { StatementRow } from '../page/statement-rows.js';
import PATTERNS from './period-date.json' with { type: 'json' };

export type Days = CalendarDay & { readonly year: number };

/** A date with its year, and where it stands. */
export interface PeriodDate {
  readonly day: Days;
  readonly raw: string;
  readonly page: number;
  readonly box: Box;
  readonly reading: number;
  /** A label or the form of a range tells that it is this date. */
  readonly sure: boolean;
  /** The statement contradicts it: it gives the dates of rows their year, and is not stated itself. */
  readonly assumed?: boolean;
}

export interface StatementPeriod {
  readonly start: PeriodDate | undefined;
  readonly end: PeriodDate | undefined;
}

/** A date without a label counts as the statement's when it stands in this upper part of the first page. */
export const TOP = 0.35;

/** Words beside dates that are of something else than this statement. */
export const OTHER_PERIOD = patternOf(PATTERNS.otherPeriod, 'u');

/** @param span of its characters in the row's text */
export function printedDate(
  row: StatementRow,
  day: Days,
  [start, end]: readonly [number, number],
): PeriodDate | undefined {
  const span = wordsOfSpan(row.line.words, start, end);
  const words = span ? row.line.words.slice(span.from, span.to) : [];
  const box = unionBox(words.map((word) => word.box));
  if (!box) return undefined;
  return {
    day,
    raw: row.text.slice(start, end),
    page: row.line.page,
    box,
    reading: Math.min(...words.map((word) => word.reading)),
    sure: true,
  };
}
