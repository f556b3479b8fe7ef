import type { ElectronicInvoice } from '@assay/media';
import { fold } from '../printed-text/fold.js';
import { hasOtherDigit } from './alike-numbers.js';
import { besideLabel } from './beside-label.js';
import { ABSENT, type ClaimResult, isContradiction, PRINTED } from './claim.js';
import { DELIVERY_DATE, DUE_DATE, ISSUE_DATE } from './labels.js';
import { MEASURE } from './measure.js';
import type { Print } from './print.js';
import { daysOf, type PrintedDay, placeOfDay } from './printed-days.js';

/** The dates of the file against those that stand at the labels of dates. */
export function compareDates(invoice: ElectronicInvoice, print: Print): ClaimResult[] {
  const { issuedOn, dueOn, deliveredOn, days } = invoice;
  const claims = [
    { what: 'the date of the invoice', label: ISSUE_DATE, day: issuedOn },
    { what: 'the day on which it is due', label: DUE_DATE, day: dueOn },
    { what: 'the day of delivery', label: DELIVERY_DATE, day: deliveredOn },
  ];
  const compared = claims.flatMap(({ what, label, day }): DateClaim[] => {
    if (day === undefined) return [];
    const isOther = (printed: PrintedDay): boolean => !printed.days.some((one) => days.includes(one));
    const isOtherNear = (printed: PrintedDay): boolean =>
      isOther(printed) && printed.days.some((one) => isNear(one, day));
    const isPrinted = print.hasDay(day);
    const labeled = [
      ...besideLabel(print.pages, label, daysOf),
      ...(label === ISSUE_DATE ? daysBehindNumber(invoice.number, print) : []),
    ];
    const isAtLabel = labeled.some((one) => one.days.includes(day));
    // Programs print days of delivery that they do not write to the file: only one that is much like it
    // counts. One day may be that of the invoice, of the delivery and of the payment: one place of it was
    // changed.
    const isAlike = (printed: PrintedDay): boolean =>
      isOther(printed) && printed.days.some((one) => hasOtherDigit(one, day));
    const other = isPrinted
      ? labeled.find((one) => !isAtLabel && isOtherNear(one))
      : (labeled.find(isAlike) ??
        print.days.find(isAlike) ??
        labeled.find(label === DELIVERY_DATE ? isOtherNear : isOther) ??
        print.days.find(isOtherNear));
    const printed = other && placeOfDay(other);
    if (!printed) return [{ result: isPrinted ? PRINTED : ABSENT, yearsLater: undefined }];
    return [
      {
        result: {
          kind: 'contradicted',
          code: 'INVOICE_DATE_DIFFERS',
          measure: MEASURE.contradicts,
          what,
          stated: day,
          printed,
        },
        yearsLater: yearsBetween(day, other.days),
      },
    ];
  });
  compared.push(...otherDays(invoice, print, new Set(claims.map(({ day }) => day))));
  const measure = areOfAnotherYear(compared) ? MEASURE.differs : MEASURE.contradicts;
  return compared.map(({ result }) => (isContradiction(result) ? { ...result, measure } : result));
}

/** What parts the number of an invoice from the day on which it was issued. */
const ISSUED_ON = /^[\s,;:()-]*(?:vom|du|of|dated|del?|da)[\s:]*$/u;

/** `Invoice 4711 of 5 March 2026`. */
function daysBehindNumber(number: string | undefined, print: Print): PrintedDay[] {
  const folded = fold(number ?? '');
  return print.days.filter(({ line, from }) => {
    const at = folded === '' ? -1 : line.folded.lastIndexOf(folded, from - folded.length);
    return at >= 0 && ISSUED_ON.test(line.folded.slice(at + folded.length, from));
  });
}

/**
 * The other days of the file - of a period, an order, a delivery note. Templates leave most of them out, and
 * print days of their own: only the same day of a year that differs in one digit stands in the place of one
 * that is printed nowhere, where it is the only such day.
 */
function otherDays(
  { days }: ElectronicInvoice,
  print: Print,
  claimed: ReadonlySet<string | undefined>,
): DateClaim[] {
  return days.flatMap((day): DateClaim[] => {
    if (claimed.has(day) || print.hasDay(day)) return [];
    const others = print.days.filter(
      (printed) =>
        !printed.days.some((one) => days.includes(one)) &&
        printed.days.some((one) => one.slice(4) === day.slice(4) && hasOtherDigit(one, day)),
    );
    const [other] = others;
    const printed = other && placeOfDay(other);
    if (!printed || new Set(others.flatMap((one) => one.days)).size > other.days.length) return [];
    const result = {
      kind: 'contradicted',
      code: 'INVOICE_DATE_DIFFERS',
      measure: MEASURE.contradicts,
      what: 'a day',
      stated: day,
      printed,
    } as const;
    return [{ result, yearsLater: yearsBetween(day, other.days) }];
  });
}

interface DateClaim {
  readonly result: ClaimResult;
  /** Of a printed date that is another one in its year alone. */
  readonly yearsLater: number | undefined;
}

/**
 * All dates are the file's but for one and the same number of years: the file of last year's invoice was kept
 * for this year's pages, or somebody made an old invoice a new one.
 */
function areOfAnotherYear(claims: readonly DateClaim[]): boolean {
  const printed = claims.filter(({ result }) => result !== ABSENT);
  const stated = new Set(printed.flatMap(({ result }) => (isContradiction(result) ? result.stated : [])));
  return (
    stated.size > 1 &&
    printed.every(({ yearsLater }) => yearsLater !== undefined && yearsLater === printed[0]?.yearsLater)
  );
}

function yearsBetween(day: string, printed: readonly string[]): number | undefined {
  const other = printed.find((one) => one.slice(5) === day.slice(5));
  return other === undefined ? undefined : Number(other.slice(0, 4)) - Number(day.slice(0, 4));
}

/** One of year, month and day is another one: what is changed in a date. */
const isNear = (one: string, other: string): boolean =>
  one.split('-').filter((part, at) => part === other.split('-')[at]).length === 2;
