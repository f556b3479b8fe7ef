import type { Box } from '@assay/media';
import { type DayOrder, findDates, type PrintedDate } from '../labelled-values/calendar-dates.js';
import type { LabelledValue } from '../labelled-values/labelled-values.js';
import type { Field } from '../labelled-values/labels.js';
import type { ReadPage } from '../labelled-values/read-pages.js';
import { boxOfRange, type TextLine } from '../labelled-values/text-lines.js';

/** A date with its place. */
export interface PlacedDate {
  readonly date: PrintedDate;
  /** From 1. */
  readonly page: number;
  readonly box: Box;
}

/** A period as one labelled value prints it. */
export interface PlacedPeriod {
  readonly start: PrintedDate;
  readonly end: PrintedDate;
  readonly value: LabelledValue;
}

/** All full dates of one document, by what they are said to be. */
export interface DatedDocument {
  readonly periods: readonly PlacedPeriod[];
  readonly issued: readonly PlacedDate[];
  readonly due: readonly PlacedDate[];
  readonly paid: readonly PlacedDate[];
  /** First cells of table rows that hold an amount, too, in printed order. */
  readonly rows: readonly PlacedDate[];
  /** Every date, those above included. */
  readonly all: readonly PlacedDate[];
}

/** An amount of money: two decimals. */
const AMOUNT = /\d[.,]\d{2}(?!\d)/u;
/** Dates looked at of one document. */
const MAX_DATES = 20_000;

export function datedDocument(pages: readonly ReadPage[]): DatedDocument {
  const values = pages.flatMap((page) => page.values);
  const all = pages.flatMap(({ lines }) => lines.flatMap(datesOfLine)).slice(0, MAX_DATES);
  return {
    periods: values.filter(({ field }) => field === 'period').flatMap(periodOf),
    issued: datesOf(values, 'issue-date'),
    due: datesOf(values, 'due-date'),
    paid: datesOf(values, 'payment-date'),
    rows: pages.flatMap(({ lines }) => lines.flatMap(rowDate)).slice(0, MAX_DATES),
    all,
  };
}

function datesOfLine(line: TextLine): PlacedDate[] {
  return findDates(line.text).flatMap((date) => {
    const box = boxOfRange(line, date.from, date.to);
    return box ? [{ date, page: line.page, box }] : [];
  });
}

function rowDate(line: TextLine): PlacedDate[] {
  const [first] = datesOfLine(line);
  return first?.date.from === 0 && AMOUNT.test(line.text.slice(first.date.to)) ? [first] : [];
}

const datesOf = (values: readonly LabelledValue[], field: Field): PlacedDate[] =>
  values
    .filter((value) => value.field === field)
    .flatMap(({ text, page, box }) =>
      findDates(text)
        .slice(0, 1)
        .map((date) => ({ date, page, box })),
    );

function periodOf(value: LabelledValue): PlacedPeriod[] {
  const [start, end] = findDates(value.text);
  return start && end ? [{ start, end, value }] : [];
}

/** Day number under one order; NaN where that order gives none, so that no comparison holds. */
export const dayOf = (date: PrintedDate, order: DayOrder): number => date.day[order] ?? Number.NaN;
