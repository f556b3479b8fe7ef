import type { ElectronicInvoice } from '@assay/media';
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
    const labelled = besideLabel(print.pages, label, daysOf);
    const isAtLabel = labelled.some((one) => one.days.includes(day));
    // Programs print days of delivery that they do not write to the file: only one that is much like it counts.
    // One day may be that of the invoice, of the delivery and of the payment: one place of it was changed.
    const other = isPrinted
      ? labelled.find((one) => !isAtLabel && isOtherNear(one))
      : (labelled.find(label === DELIVERY_DATE ? isOtherNear : isOther) ?? print.days.find(isOtherNear));
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
  const measure = areOfAnotherYear(compared) ? MEASURE.differs : MEASURE.contradicts;
  return compared.map(({ result }) => (isContradiction(result) ? { ...result, measure } : result));
}

interface DateClaim {
  readonly result: ClaimResult;
  /** Of a printed date that is another one in its year alone. */
  readonly yearsLater: number | undefined;
}

/**
 * All dates are the file's but for one and the same number of years: the file of last year's invoice was kept for
 * this year's pages, or somebody made an old invoice a new one.
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
