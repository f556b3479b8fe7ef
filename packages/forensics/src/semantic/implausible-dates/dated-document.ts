import { type DayOrder, findDates, type PrintedDate } from '../labeled-values/calendar-dates.js';
import type { LabeledValue } from '../labeled-values/labeled-values.js';
import type { Field } from '../labeled-values/labels.js';
import type { ReadPage } from '../labeled-values/read-pages.js';
import { placeOfRange, type ReadPlace } from '../printed-text/places.js';
import type { TextLine } from '../printed-text/text-lines.js';

/** A date with its place, which may hold words around it. */
export interface PlacedDate extends ReadPlace {
  readonly date: PrintedDate;
}

/** A dated row of a table. */
export interface DatedRow extends PlacedDate {
  /** It stands under, or says, that it is only planned: "scheduled payments", "lançamentos futuros". */
  readonly mayLieAhead: boolean;
  /** Its place among the lines of the page, from 0; undefined where only the field was read. */
  readonly line?: number;
}

/** What a document says that it covers. */
export interface PlacedPeriod {
  readonly start: PlacedDate;
  readonly end: PlacedDate;
  /** As printed. */
  readonly text: string;
  /**
   * By its label a statement's or a stub's, which report what has happened; a policy's and a subscription's
   * lie ahead.
   */
  readonly isReported: boolean;
}

/** All full dates of one document, by what they are said to be. */
export interface DatedDocument {
  readonly periods: readonly PlacedPeriod[];
  readonly issued: readonly PlacedDate[];
  readonly due: readonly PlacedDate[];
  readonly paid: readonly PlacedDate[];
  /** First cells of table rows that hold an amount, too, in printed order. */
  readonly rows: readonly DatedRow[];
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
    rows: pages.flatMap(({ lines }) => rowsOf(lines)).slice(0, MAX_DATES),
    all,
  };
}

function datesOfLine(line: TextLine): PlacedDate[] {
  return findDates(line.text).flatMap((date) => {
    const place = placeOfRange(line, date.from, date.to);
    return place ? [{ ...place, date }] : [];
  });
}

/**
 * What has not happened when the document is made; schedules of payments, and what falls due on a day fixed
 * long before.
 */
const AHEAD =
  /(?<!\p{L})(?:schedules?|scheduled|amorti[sz]ation|amortiza\p{L}*|calendario de pagos?|plan de pagos?|plano de pagamentos?|cronogramas?|maturit(?:y|ies)|maturing|matures?|bonds?|bonos?|upcoming|pending|future|forthcoming|estimated|projected|due|installments?|programad[oa]s?|proxim[oa]s?|pendientes?|futur[oa]s?|por vencer|agendad[oa]s?|previst[oa]s?|a vencer|parcelas?|vencimentos?|vencimientos?)(?!\p{L})/u;

function rowsOf(lines: readonly TextLine[]): DatedRow[] {
  const headedFrom = plannedFrom(lines);
  return lines.flatMap((line, index): DatedRow[] => {
    const first = rowDate(line);
    return first ? [{ ...first, line: index, mayLieAhead: index > headedFrom || isPlanned(line) }] : [];
  });
}

function rowDate(line: TextLine): PlacedDate | undefined {
  const [first] = datesOfLine(line);
  return first?.date.from === 0 && AMOUNT.test(line.text.slice(first.date.to)) ? first : undefined;
}

/** Whether a line calls what it says planned. */
export const isPlanned = ({ folded }: TextLine): boolean => AHEAD.test(folded);

/**
 * The first line, no row itself, that calls something planned: what stands below may lie ahead. Infinity
 * where none does.
 */
export function plannedFrom(lines: readonly TextLine[]): number {
  const first = lines.findIndex((line) => isPlanned(line) && !rowDate(line));
  return first < 0 ? Number.POSITIVE_INFINITY : first;
}

const datesOf = (values: readonly LabeledValue[], field: Field): PlacedDate[] =>
  values
    .filter((value) => value.field === field)
    .flatMap((value) =>
      findDates(value.text)
        .slice(0, 1)
        .map((date) => ({ ...value, date })),
    );

/** Labels of periods that are over when the document is made. */
const REPORTING = /statement|pay period|periodo de pago|estado de cuenta|extrato|apuracao|referencia/u;

function periodOf(value: LabeledValue): PlacedPeriod[] {
  const [start, end] = findDates(value.text);
  if (!start || !end) return [];
  const isReported = REPORTING.test(value.label);
  return [{ start: { ...value, date: start }, end: { ...value, date: end }, text: value.text, isReported }];
}

/** Day number under one order; NaN where that order gives none, so that no comparison holds. */
export const dayOf = ({ date }: PlacedDate, order: DayOrder): number => date.day[order] ?? Number.NaN;
