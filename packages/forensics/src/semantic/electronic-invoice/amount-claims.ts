import type { ElectronicInvoice } from '@assay/media';
import { placeOfRange } from '../printed-text/places.js';
import { means, type PrintedNumber } from '../printed-text/printed-numbers.js';
import { differsInOneDigit } from './alike-amounts.js';
import { besideLabel } from './beside-label.js';
import { ABSENT, type ClaimResult, PRINTED } from './claim.js';
import { gappedNumbersOf } from './gapped-numbers.js';
import { BEFORE_TAX, DUE, LINES, TAX, TOTAL } from './labels.js';
import { MEASURE } from './measure.js';
import { printsOtherCurrency } from './other-currency.js';
import type { Print } from './print.js';
import { spelledLike } from './spelled-like.js';

/**
 * A shorter amount that is printed nowhere is alike by chance to one that the file states of something else.
 */
const LEAST_DIGITS = 4;
/**
 * What the print rounds line by line and the file at the end, or the other way round, differs by a cent or
 * two.
 */
const MOST_ROUNDED = 0.0201;

/**
 * A number and what it may be with the digits before it, or without: a gap parts thousands, or two numbers.
 */
const readingsOf = (number: PrintedNumber): PrintedNumber[] =>
  gappedNumbersOf(number.line).filter(({ from, to }) => from < number.to && to > number.from);

/** The totals of the file against the amounts that stand at the labels of totals. */
export function compareTotals(
  { totals, currency }: ElectronicInvoice,
  print: Print,
  isExplained: (amount: number) => boolean,
): ClaimResult[] {
  const claims = [
    { what: 'the total', label: TOTAL, value: totals.total },
    { what: 'the amount due', label: DUE, value: totals.due },
    { what: 'the sum of the lines', label: LINES, value: totals.lines ?? totals.beforeTax },
    { what: 'the total before tax', label: BEFORE_TAX, value: totals.beforeTax },
    { what: 'the tax', label: TAX, value: totals.tax },
  ];
  const isOtherCurrency = printsOtherCurrency(print.pages, currency);
  return claims.flatMap(({ what, label, value }): ClaimResult[] => {
    if (value === undefined || value === 0) return [];
    const isPrinted = print.hasNumber(value);
    // A column of lines may be headed like the total that stands elsewhere.
    const beside = besideLabel(
      print.pages,
      label,
      gappedNumbersOf,
      isPrinted ? 'is left out' : 'counts',
    ).filter(({ isMoney }) => isMoney);
    const isStrange = (number: PrintedNumber): boolean =>
      readingsOf(number).every(({ values }) =>
        values.every((amount) => !isExplained(amount) && Math.abs(amount - Math.abs(value)) > MOST_ROUNDED),
      );
    const isAlike = ({ values: [amount = 0] }: PrintedNumber): boolean =>
      !isPrinted &&
      Math.abs(amount - Math.abs(value)) > MOST_ROUNDED &&
      differsInOneDigit(amount, value, LEAST_DIGITS);
    const other = beside.find((number) => isAlike(number)) ?? beside.find(isStrange);
    if (!other || beside.some((number) => readingsOf(number).some((reading) => means(reading, value))))
      return [isPrinted ? PRINTED : ABSENT];
    const printed = placeOfRange(other.line, other.from, other.to);
    if (!printed) return [ABSENT];
    return [
      {
        kind: 'contradicted',
        code: 'INVOICE_AMOUNT_DIFFERS',
        measure: isOtherCurrency ? MEASURE.differs : MEASURE.contradicts,
        what,
        stated: [spelledLike(printed.text, value), currency].filter(Boolean).join(' '),
        printed,
      },
    ];
  });
}
