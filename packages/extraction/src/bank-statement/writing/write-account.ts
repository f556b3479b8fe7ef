import { figureValue, unionBox } from '@assay/media';
import { type CalendarDay, dayNumber, isoOf, withYear } from '../../dates/calendar.js';
import { type DateOrder, dayOf } from '../../dates/read-dates.js';
import type { PrintedSpan } from '../../fields/printed-field.js';
import { startsWithDigit } from '../../layout/characters.js';
import { printedText } from '../../layout/separate-words.js';
import type { ReadAccount } from '../account/assemble-accounts.js';
import type { ActivityLine, CheckLine, ReadDate, SignSource } from '../activity/activity-line.js';
import type { AccountFieldName, CheckFieldName, TransactionFieldName } from '../field-names.js';
import type { ChosenTotal } from '../summary/choose-totals.js';
import type { FieldWriter, StatementPeriod } from './field-writer.js';

/**
 * How often a value of the kind is right on statements with known truth, characters aside. Of the PDFs of the
 * fourth and fifth family, as they were measured unseen on 2026-11-25: 891 of 1,016 descriptions, 21 of 26
 * labeled kinds.
 */
const CERTAINTY = {
  confirmedTotal: 0.995,
  total: 0.92,
  fees: 0.88,
  number: 0.96,
  unlabeledNumber: 0.6,
  description: 0.88,
  date: 0.97,
  dateAbove: 0.88,
  checkNumber: 0.95,
  balance: 0.97,
} as const;

const SIGN_CERTAINTY: Readonly<Record<SignSource, number>> = {
  balance: 0.995,
  column: 0.97,
  printed: 0.97,
  mark: 0.95,
  section: 0.95,
  others: 0.93,
  words: 0.75,
  unknown: 0.5,
};
/** Where only the last day is printed, the period is taken to be a month. */
const USUAL_PERIOD_DAYS = 30;
/** A sum that does not hold speaks against the amounts in it, though most of them are right. */
const MISFIT = 0.75;

const TOTALS = [
  ['opening', 'beginningBalance', 'total'],
  ['closing', 'endingBalance', 'total'],
  ['deposits', 'totalDeposits', 'total'],
  ['withdrawals', 'totalWithdrawals', 'total'],
  ['fees', 'totalServiceFees', 'fees'],
] as const;

/** The fields of one account. */
export function writeAccount(
  writer: FieldWriter,
  index: number,
  account: ReadAccount,
  period: StatementPeriod,
  order: DateOrder,
): void {
  const path = (name: AccountFieldName) => `accounts[${index}].${name}`;
  const { number, kind: type, totals } = account;
  if (number)
    writer.write(
      path('accountNumber'),
      number.text,
      { ...number, raw: number.text },
      number.unlabeled ? CERTAINTY.unlabeledNumber : CERTAINTY.number,
    );
  if (type) writer.write(path('accountType'), type.text, { ...type, raw: type.text }, type.certainty);
  for (const [role, name, kind] of TOTALS) {
    const total = totals[role];
    if (!total) continue;
    const isBalance = role === 'opening' || role === 'closing';
    writer.write(
      path(name),
      isBalance ? figureValue(total.figure) : Math.abs(figureValue(total.figure)),
      total.figure,
      certaintyOf(total, kind),
    );
  }
  const dates = new DateWriter(period, order, account);
  for (const [place, line] of account.lines.entries())
    writeTransaction(writer, `accounts[${index}].transactions[${place}].`, line, account, dates);
  for (const [place, check] of account.checks.entries())
    writeCheck(writer, `accounts[${index}].checks[${place}].`, check, dates);
}

const certaintyOf = ({ confirmed }: ChosenTotal, kind: 'total' | 'fees'): number =>
  confirmed ? CERTAINTY.confirmedTotal : CERTAINTY[kind];

/** Credit unions call a cheque a draft. */
const IN_DESCRIPTION =
  /^(?:check|cheque|chk|ck|draft)\s*(?:paid|pagado|no\.?|number|num\.?|#)?\s*[:#]?\s*(\d{2,10})\b/iu;

function writeTransaction(
  writer: FieldWriter,
  path: string,
  line: ActivityLine,
  account: ReadAccount,
  dates: DateWriter,
): void {
  const name = (one: TransactionFieldName) => path + one;
  dates.write(writer, name('date'), line.date, line.dateAbove);
  const { text, printed } = descriptionOf(line);
  if (printed) writer.write(name('description'), text, printed, CERTAINTY.description);
  const number = line.checkNumber
    ? { text: line.checkNumber.text, printed: { ...line.checkNumber, raw: line.checkNumber.text } }
    : undefined;
  const told = IN_DESCRIPTION.exec(text)?.[1];
  if (number) writer.write(name('checkNumber'), number.text, number.printed, CERTAINTY.checkNumber);
  else if (told && printed) writer.write(name('checkNumber'), told, printed, CERTAINTY.checkNumber);
  const fits = line.fitsBalance ?? account.addsUp;
  const certainty = fits
    ? Math.max(SIGN_CERTAINTY[line.signSource], SIGN_CERTAINTY.balance)
    : SIGN_CERTAINTY[line.signSource] * (fits === false ? MISFIT : 1);
  writer.write(
    name(line.sign > 0 ? 'depositAmount' : 'withdrawalAmount'),
    Math.abs(figureValue(line.amount)),
    line.amount,
    certainty,
  );
  if (line.balance)
    writer.write(
      name('balance'),
      figureValue(line.balance),
      line.balance,
      line.fitsBalance === false ? CERTAINTY.balance * MISFIT : CERTAINTY.balance,
    );
}

/** A number that a narrow column breaks behind a hyphen is one again: `206-555-` over `0187`. */
const joinedLines = (whole: string, text: string): string =>
  /\d-$/u.test(whole) && startsWithDigit(text) ? `${whole}${text}` : `${whole} ${text}`;

/** The description's lines joined; placed where its first page shows it. */
function descriptionOf({ description }: ActivityLine): { text: string; printed: PrintedSpan | undefined } {
  const texts = description.map(({ words }) => printedText(words));
  const [first] = description;
  const box =
    first && unionBox(description.filter(({ page }) => page === first.page).map((line) => line.box));
  if (!first || !box) return { text: '', printed: undefined };
  const reading = Math.min(...description.flatMap(({ words }) => words.map((word) => word.reading)));
  return {
    text: texts.reduce(joinedLines),
    printed: { raw: texts.join('\n'), page: first.page, box, reading },
  };
}

function writeCheck(writer: FieldWriter, path: string, check: CheckLine, dates: DateWriter): void {
  const name = (one: CheckFieldName) => path + one;
  if (check.number)
    writer.write(
      name('number'),
      check.number.text,
      { ...check.number, raw: check.number.text },
      CERTAINTY.checkNumber,
    );
  dates.write(writer, name('date'), check.date, false);
  writer.write(name('amount'), Math.abs(figureValue(check.amount)), check.amount, SIGN_CERTAINTY.column);
}

function daysOf(iso: string): CalendarDay & { readonly year: number } {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return { year, month, day };
}

/** Gives dates of lines the year that the statement's period leaves. */
class DateWriter {
  /** A day inside the period, as a day number. */
  readonly #near: number | undefined;
  readonly #order: DateOrder;

  constructor(period: StatementPeriod, order: DateOrder, account: ReadAccount) {
    this.#order = order;
    const { start, end } = period;
    const days = [start ?? end, end ?? start].flatMap((date) => (date ? [dayNumber(daysOf(date))] : []));
    if (!start && days.length > 0) days[0] = (days[0] ?? 0) - USUAL_PERIOD_DAYS;
    const own = account.lines.flatMap(({ date }) => {
      const day = date?.date && dayOf(date.date, order);
      return day?.year === undefined ? [] : [dayNumber({ ...day, year: day.year })];
    });
    const known = days.length > 0 ? days : own.slice(0, 1);
    this.#near = known.length > 0 ? known.reduce((sum, day) => sum + day, 0) / known.length : undefined;
  }

  write(writer: FieldWriter, name: string, date: ReadDate | undefined, above: boolean): void {
    const day = date && this.#dayOf(date);
    if (!date || !day) return;
    writer.write(name, isoOf(day), { ...date, raw: date.text }, above ? CERTAINTY.dateAbove : CERTAINTY.date);
  }

  #dayOf(read: ReadDate) {
    const day = read.date && dayOf(read.date, this.#order);
    if (day?.year !== undefined) return { ...day, year: day.year };
    if (this.#near === undefined) return undefined;
    return day ? withYear(day, this.#near) : nearestMonth(read.dayOfMonth, this.#near);
  }
}

/** The day of the month that lies nearest to the middle of the period. */
function nearestMonth(day: number, near: number) {
  const candidates = [-1, 0, 1].flatMap((shift) => {
    const middle = new Date(near * 86_400_000);
    const month = new Date(Date.UTC(middle.getUTCFullYear(), middle.getUTCMonth() + shift, 1));
    const found = { year: month.getUTCFullYear(), month: month.getUTCMonth() + 1, day };
    return day <= new Date(Date.UTC(found.year, found.month, 0)).getUTCDate() ? [found] : [];
  });
  return candidates.sort((a, b) => Math.abs(dayNumber(a) - near) - Math.abs(dayNumber(b) - near))[0];
}
