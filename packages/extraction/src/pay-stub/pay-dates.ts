import { type FoundPeriod, findPeriod } from '../dates/find-period.js';
import { dateBeside, placesOf, wordsAt } from '../dates/labelled-date.js';
import { type DateOrder, readDates } from '../dates/read-dates.js';
import { type PrintedSpan, spanOf } from '../fields/printed-field.js';
import type { Cell } from '../layout/cells.js';
import { type Labelled, labelledValues } from '../layout/labelled-values.js';
import { DATE_LABELS } from './field-labels.js';
import { completeByOrder } from './pay-dates-by-order.js';

/** A date of the stub, where it stands, and how likely it is the one asked for. */
export interface PayDate {
  /** `YYYY-MM-DD`. */
  readonly value: string;
  readonly span: PrintedSpan;
  readonly likelihood: number;
}

export interface PayDates {
  readonly payDate: PayDate | undefined;
  readonly start: PayDate | undefined;
  readonly end: PayDate | undefined;
}

/**
 * By how plainly the stub says which date it is; our judgement until enough stubs of other makers are
 * measured.
 */
const LIKELIHOOD = { label: 0.95, plainDate: 0.6, range: 0.75, ambiguous: 0.85 } as const;

/** Lines read together to find a range that no label names. */
const MAX_CELLS = 600;

/**
 * Pay date and pay period, by their labels; else by the only range of days that the stub prints.
 * `Competência: 03/2026` tells a month and no day: who began on the tenth is paid from the tenth.
 */
export function readPayDates(cells: readonly Cell[], order: DateOrder): PayDates {
  const labelled = labelledValues(cells, DATE_LABELS);
  const first = (
    meaning: string,
    read: (one: Labelled<string>) => PayDate | undefined,
  ): PayDate | undefined => {
    for (const one of labelled) {
      const date = one.meaning === meaning ? read(one) : undefined;
      if (date) return date;
    }
    return undefined;
  };
  const stated = labelled
    .flatMap((one) => (one.meaning === 'period' ? (periodOf(one, order) ?? []) : []))
    .sort((a, b) => b.start.likelihood - a.start.likelihood)[0];
  const start = first('start', (one) => dateOf(one, order));
  const end = first('end', (one) => dateOf(one, order));
  const range = stated ?? (start && end ? undefined : unlabelledRange(cells, order));
  const payDate =
    first('payDate', (one) => dateOf(one, order)) ??
    first('date', (one) => lower(dateOf(one, order), LIKELIHOOD.plainDate));
  const inOrder = !start || !end || start.value <= end.value;
  const period =
    start && end && inOrder ? { start, end } : { start: range?.start ?? start, end: range?.end ?? end };
  return completeByOrder(cells, { payDate, ...period }, order);
}

function dateOf(labelled: Labelled<unknown>, order: DateOrder): PayDate | undefined {
  const date = dateBeside(labelled, order);
  return (
    date && {
      value: date.value,
      span: date.span,
      likelihood: LIKELIHOOD.label * (date.ambiguous ? LIKELIHOOD.ambiguous : 1),
    }
  );
}

interface SpanOfDays {
  readonly start: PayDate;
  readonly end: PayDate;
}

/** Both days in one cell, in two cells side by side, or one above the other. */
function periodOf(labelled: Labelled<unknown>, order: DateOrder): SpanOfDays | undefined {
  const cells = placesOf(labelled);
  for (const cell of cells) {
    const period = findPeriod(cell.text, order);
    if (period && !period.wholeMonth) return spanOfDays(period, cell, order, LIKELIHOOD.label);
  }
  return undefined;
}

function spanOfDays(
  period: FoundPeriod,
  cell: Cell,
  order: DateOrder,
  likelihood: number,
): SpanOfDays | undefined {
  const span = spanOf(wordsAt(cell, period.from, period.to), cell.page);
  const ambiguous = readDates(cell.text, order).every((date) => date.ambiguous);
  const sure = likelihood * (ambiguous ? LIKELIHOOD.ambiguous : 1);
  return (
    span && {
      start: { value: period.start, span, likelihood: sure },
      end: { value: period.end, span, likelihood: sure },
    }
  );
}

function unlabelledRange(cells: readonly Cell[], order: DateOrder): SpanOfDays | undefined {
  for (const cell of cells.slice(0, MAX_CELLS)) {
    const period = findPeriod(cell.text, order);
    if (period && !period.wholeMonth) return spanOfDays(period, cell, order, LIKELIHOOD.range);
  }
  return undefined;
}

const lower = (date: PayDate | undefined, likelihood: number): PayDate | undefined =>
  date && { ...date, likelihood: Math.min(date.likelihood, likelihood) };
