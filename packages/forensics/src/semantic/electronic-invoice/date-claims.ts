import type { ElectronicInvoice } from '@assay/media';
import { besideLabel } from './beside-label.js';
import { ABSENT, type ClaimResult, PRINTED } from './claim.js';
import { DUE_DATE, ISSUE_DATE } from './labels.js';
import { MEASURE } from './measure.js';
import type { Print } from './print.js';
import { daysOf, type PrintedDay, placeOfDay } from './printed-days.js';

/** The dates of the file against those that stand at the labels of dates. */
export function compareDates({ issuedOn, dueOn, days }: ElectronicInvoice, print: Print): ClaimResult[] {
  const claims = [
    { what: 'the date of the invoice', label: ISSUE_DATE, day: issuedOn },
    { what: 'the day on which it is due', label: DUE_DATE, day: dueOn },
  ];
  return claims.flatMap(({ what, label, day }): ClaimResult[] => {
    if (day === undefined) return [];
    if (print.hasDay(day)) return [PRINTED];
    const isOther = (printed: PrintedDay): boolean => !printed.days.some((one) => days.includes(one));
    const other =
      besideLabel(print.pages, label, daysOf).find(isOther) ??
      print.days.find((printed) => isOther(printed) && printed.days.some((one) => isNear(one, day)));
    const printed = other && placeOfDay(other);
    return [
      printed
        ? {
            kind: 'contradicted',
            code: 'INVOICE_DATE_DIFFERS',
            measure: MEASURE.contradicts,
            what,
            stated: day,
            printed,
          }
        : ABSENT,
    ];
  });
}

/** One of year, month and day is another one: what is changed in a date. */
const isNear = (one: string, other: string): boolean =>
  one.split('-').filter((part, at) => part === other.split('-')[at]).length === 2;
