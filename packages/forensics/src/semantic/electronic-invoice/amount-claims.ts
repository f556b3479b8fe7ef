import type { ElectronicInvoice } from '@assay/media';
import { placeOfRange } from '../printed-text/places.js';
import { means, numbersOf } from '../printed-text/printed-numbers.js';
import { besideLabel } from './beside-label.js';
import { ABSENT, type ClaimResult, PRINTED } from './claim.js';
import { BEFORE_TAX, DUE, LINES, TAX, TOTAL } from './labels.js';
import { MEASURE } from './measure.js';
import { printsOtherCurrency } from './other-currency.js';
import type { Print } from './print.js';
import { spelledLike } from './spelled-like.js';

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
    const beside = besideLabel(print.pages, label, numbersOf).filter(({ isMoney }) => isMoney);
    const other = beside.find(({ values }) => values.every((amount) => !isExplained(amount)));
    const isPrinted = print.hasNumber(value);
    if (!other || beside.some((number) => means(number, value))) return [isPrinted ? PRINTED : ABSENT];
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
