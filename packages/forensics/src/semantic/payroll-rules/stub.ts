import { daysBetween } from '@assay/identifiers';
import type { DocumentField } from '@assay/media';
import { type FieldsByName, numberOf, type PrintedValue, printedDate, surelyRead } from './printed-value.js';

export type Period = 'current' | 'year-to-date';

/** An earning, a tax or a deduction of a pay stub. */
export interface StubLine {
  /** As printed; empty where it was not read. */
  readonly description: string;
  readonly amounts: Readonly<Record<Period, PrintedValue | undefined>>;
  readonly hours: PrintedValue | undefined;
  readonly rate: PrintedValue | undefined;
}

/** What a pay stub says, as far as the rules ask. */
export interface Stub {
  readonly gross: Readonly<Record<Period, PrintedValue | undefined>>;
  readonly net: Readonly<Record<Period, PrintedValue | undefined>>;
  readonly earnings: readonly StubLine[];
  readonly taxes: readonly StubLine[];
  readonly deductions: readonly StubLine[];
  /** Days, `YYYY-MM-DD`; undefined where they were not read surely. */
  readonly payDate: DocumentField | undefined;
  readonly start: DocumentField | undefined;
  readonly end: DocumentField | undefined;
}

/**
 * Lines of a kind that are looked at: the reader gives no more, and a field list from elsewhere is cut off
 * here.
 */
const MAX_LINES = 100;

/** @returns undefined where the fields are not those of a pay stub */
export function stubOf(fields: FieldsByName): Stub | undefined {
  const both = (name: string) => ({
    current: numberOf(fields, `currentPeriod${name}`),
    'year-to-date': numberOf(fields, `yearToDate${name}`),
  });
  const stub = {
    gross: both('GrossPay'),
    net: both('NetPay'),
    earnings: linesOf(fields, 'earnings'),
    taxes: linesOf(fields, 'taxes'),
    deductions: linesOf(fields, 'deductions'),
    payDate: surelyRead(fields.get('payDate')),
    start: surelyRead(fields.get('payPeriodStartDate')),
    end: surelyRead(fields.get('payPeriodEndDate')),
  };
  const isStub = stub.gross.current ?? stub.net.current ?? stub.gross['year-to-date'] ?? stub.earnings[0];
  return isStub ? stub : undefined;
}

function linesOf(fields: FieldsByName, kind: 'earnings' | 'taxes' | 'deductions'): StubLine[] {
  const lines: StubLine[] = [];
  for (let index = 0; index < MAX_LINES; index++) {
    const path = `${kind}[${index}]`;
    const read = (name: string) => numberOf(fields, `${path}.${name}`);
    const line = {
      description: String(fields.get(`${path}.description`)?.value ?? ''),
      amounts: { current: read('amount'), 'year-to-date': read('yearToDateAmount') },
      hours: read('hours'),
      rate: read('rate'),
    };
    if (line.amounts.current ?? line.amounts['year-to-date']) lines.push(line);
  }
  return lines;
}

/** A day of pay and where it is printed. */
export interface DayOfPay {
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly printed: PrintedValue;
}

/**
 * Pay comes some weeks after its period, or before it; a day of another year is another period's, a payslip's
 * print date, or misread.
 */
const MOST_DAYS_FROM_PERIOD = 62;

/**
 * The day a pay stub's amounts belong to, for the law: the rates are those of the day on which wages are
 * received (26 U.S.C. 3101).
 * @returns undefined where none is surely read, or the day of pay lies far from the period that is paid
 */
export function dayOfPay({ payDate, end }: Stub): DayOfPay | undefined {
  const date = payDate ?? end;
  if (
    !date ||
    (payDate &&
      end &&
      Math.abs(daysBetween(String(payDate.value), String(end.value))) > MOST_DAYS_FROM_PERIOD)
  )
    return undefined;
  return { day: String(date.value), printed: printedDate(date) };
}

/**
 * The days that a period of pay lasts, both ends counted; undefined where it is not printed in full or
 * reversed.
 */
export function periodDays({ start, end }: Stub): number | undefined {
  const days = start && end ? daysBetween(String(start.value), String(end.value)) + 1 : Number.NaN;
  return days > 0 ? days : undefined;
}
