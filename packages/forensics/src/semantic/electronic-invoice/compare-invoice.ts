import type { ElectronicInvoice } from '@assay/media';
import { lettersAndDigits } from '../printed-text/fold.js';
import { printedNumbers } from '../printed-text/printed-numbers.js';
import type { PrintedPage } from '../printed-text/printed-pages.js';
import { compareTotals } from './amount-claims.js';
import type { ClaimResult } from './claim.js';
import { compareDates } from './date-claims.js';
import { compareNumbers } from './number-claims.js';
import { printOf } from './print.js';
import { compareReferences } from './reference-claims.js';
import { compareRows } from './row-claims.js';
import { amountsExplainedBy } from './stated-amounts.js';
import { compareStranger } from './stranger-claim.js';

/** Every value of the file that the pages may print, held against them. */
export function compareInvoice(invoice: ElectronicInvoice, pages: readonly PrintedPage[]): ClaimResult[] {
  const explained = amountsExplainedBy(invoice);
  const print = printOf(pagesOfInvoice(invoice, pages, explained.anywhere));
  const amounts = [
    ...compareTotals(invoice, print, explained.anywhere),
    ...compareRows(invoice, print, explained),
  ];
  return [
    ...amounts,
    ...compareStranger(invoice, print, explained.anywhere, amounts),
    ...compareDates(invoice, print),
    ...compareNumbers(invoice, print),
    ...compareReferences(invoice, print),
  ];
}

/** Fewer amounts do not tell whose page it is. */
const LEAST_AMOUNTS = 5;
const MOST_OF_THE_INVOICE = 0.5;
const HARDLY_ANY_OF_IT = 0.25;
const LEAST_CHARACTERS_OF_NAME = 6;

/**
 * The pages without those of other documents that were merged with the invoice: where most amounts of some
 * page are the invoice's, one with hardly any of them, which names neither the invoice nor its parties, is
 * another's.
 */
function pagesOfInvoice(
  { number, seller, buyer, ibans }: ElectronicInvoice,
  pages: readonly PrintedPage[],
  isExplained: (amount: number) => boolean,
): readonly PrintedPage[] {
  const shares = pages.map((page) => {
    const amounts = printedNumbers([page]).filter(({ isMoney, values }) => isMoney && values[0] !== 0);
    const own = amounts.filter(({ values }) => values.some(isExplained));
    return amounts.length < LEAST_AMOUNTS ? undefined : own.length / amounts.length;
  });
  const names = [number, seller.name, buyer.name, ...seller.taxIds, ...buyer.taxIds, ...ibans]
    .flatMap((name) => (name === undefined ? [] : lettersAndDigits(name)))
    .filter(({ length }) => length >= LEAST_CHARACTERS_OF_NAME);
  const isNamed = ({ compact }: PrintedPage): boolean => {
    const text = lettersAndDigits(compact);
    return names.some((name) => text.includes(name));
  };
  return shares.some((share) => share !== undefined && share >= MOST_OF_THE_INVOICE)
    ? pages.filter((page, at) => (shares[at] ?? 1) >= HARDLY_ANY_OF_IT || isNamed(page))
    : pages;
}
