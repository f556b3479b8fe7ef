import type { ElectronicInvoice } from '@assay/media';
import type { PrintedPage } from '../printed-text/printed-pages.js';
import { compareTotals } from './amount-claims.js';
import type { ClaimResult } from './claim.js';
import { compareDates } from './date-claims.js';
import { compareNumbers } from './number-claims.js';
import { printOf } from './print.js';
import { compareRows } from './row-claims.js';
import { amountsExplainedBy } from './stated-amounts.js';
import { compareStranger } from './stranger-claim.js';

/** Every value of the file that the pages may print, held against them. */
export function compareInvoice(invoice: ElectronicInvoice, pages: readonly PrintedPage[]): ClaimResult[] {
  const print = printOf(pages);
  const isExplained = amountsExplainedBy(invoice);
  const amounts = [
    ...compareTotals(invoice, print, isExplained),
    ...compareRows(invoice, print, isExplained),
  ];
  return [
    ...amounts,
    ...compareStranger(invoice, print, isExplained, amounts),
    ...compareDates(invoice, print),
    ...compareNumbers(invoice, print),
  ];
}
