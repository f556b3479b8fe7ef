import type { DocumentField, DocumentFields } from '@assay/media';
import { findDates, findShortDates, type PrintedDate } from '../labeled-values/calendar-dates.js';
import type { ReadPage } from '../labeled-values/read-pages.js';
import { readingAt } from '../printed-text/places.js';
import {
  type DatedDocument,
  type DatedRow,
  isPlanned,
  type PlacedDate,
  type PlacedPeriod,
  plannedFrom,
} from './dated-document.js';

/** What a field is read as is less sure than its characters: a date that may be another's is passed over. */
const LEAST_CONFIDENCE = 0.8;
/**
 * Dates taken of one document: each is looked for among the lines of its page. A busy account has some
 * hundred transactions a month.
 */
const MAX_FIELD_DATES = 2_000;
/** Fewer rows say nothing of a table, so that its fields are asked. */
const MIN_ROWS = 3;

/** First and last day of a statement's and of a stub's period. */
const PERIODS = [
  ['statementStartDate', 'statementEndDate'],
  ['payPeriodStartDate', 'payPeriodEndDate'],
] as const;
/** The day of an invoice and of a receipt, which are made when they are dated. */
const ISSUED = ['invoiceDate', 'transactionDate'] as const;
const TRANSACTION_DATE = /^accounts\[\d+\]\.transactions\[\d+\]\.date$/u;

/**
 * A document with the dates of its fields where its labels tell none: years of two digits, periods without a
 * label. Each is what its place prints, under either order of day and month; a field whose value cannot be
 * found in it is passed over.
 * @param pages that the document was read from
 */
export function withFieldDates(
  document: DatedDocument,
  { fields }: DocumentFields,
  pages: readonly ReadPage[],
): DatedDocument {
  const byName = new Map(fields.map((field) => [field.name, field]));
  const dateOf = (name: string): PlacedDate | undefined => placedDate(byName.get(name), pages);
  const periods =
    document.periods.length > 0
      ? []
      : PERIODS.flatMap(([start, end]) => periodOf(dateOf(start), dateOf(end)));
  const payDate = document.paid.length > 0 ? undefined : dateOf('payDate');
  const issued = document.issued.length > 0 ? [] : ISSUED.flatMap((name) => dateOf(name) ?? []);
  const transactions =
    document.rows.length >= MIN_ROWS ? [] : fields.filter(({ name }) => TRANSACTION_DATE.test(name));
  const rows = datedRows(
    transactions.slice(0, MAX_FIELD_DATES).flatMap((field) => placedDate(field, pages) ?? []),
    pages,
  );
  const paid = payDate ? [payDate] : [];
  return {
    ...document,
    periods: [...document.periods, ...periods],
    issued: [...document.issued, ...issued],
    paid: [...document.paid, ...paid],
    rows: rows.length >= MIN_ROWS ? rows : document.rows,
    all: [...document.all, ...periods.flatMap(({ start, end }) => [start, end]), ...issued, ...paid, ...rows],
  };
}

function periodOf(start: PlacedDate | undefined, end: PlacedDate | undefined): PlacedPeriod[] {
  if (!start || !end) return [];
  return [
    {
      start,
      end,
      text: start.text === end.text ? start.text : `${start.text} - ${end.text}`,
      isReported: true,
    },
  ];
}

function placedDate(field: DocumentField | undefined, pages: readonly ReadPage[]): PlacedDate | undefined {
  if (!field?.box || field.confidence < LEAST_CONFIDENCE) return undefined;
  const { raw, page, box, source, value } = field;
  const read =
    source === 'text' || source === 'ocr' ? dateIn(raw, Date.parse(String(value)) / 86_400_000) : undefined;
  const lines = pages.find((one) => one.page === page)?.lines ?? [];
  return (
    read && {
      date: read,
      text: raw,
      page,
      box,
      reading: readingAt(lines, box),
      isRecognized: source === 'ocr',
    }
  );
}

/** Dates of transactions with what their lines say of them; one whose line is not found may lie ahead. */
function datedRows(dates: readonly PlacedDate[], pages: readonly ReadPage[]): DatedRow[] {
  const byPage = new Map(pages.map(({ page, lines }) => [page, { lines, headedFrom: plannedFrom(lines) }]));
  return dates.map((date) => {
    const { lines = [], headedFrom = 0 } = byPage.get(date.page) ?? {};
    const at = lines.findIndex((line) => readingAt([line], date.box) > 0);
    const line = lines[at];
    return { ...date, mayLieAhead: line === undefined || at > headedFrom || isPlanned(line) };
  });
}

/** Of the dates in a text, the one that may be read as the given day. */
const dateIn = (text: string, day: number): PrintedDate | undefined =>
  [...findDates(text), ...findShortDates(text)].find((date) => Object.values(date.day).includes(day));
