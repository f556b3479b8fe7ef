import type { DocumentText, LabelledFigure, PrintedFigures } from '@assay/media';
import { accountActivity } from './bank-statement/account-activity.js';
import { displayedFigures } from './displayed-figures.js';
import { readInvoice } from './invoice/read-invoice.js';
import { type Row, withFiguresApart } from './layout/rows.js';
import { documentRows } from './page/document-rows.js';
import { findProducts } from './sums/find-products.js';
import { findSums } from './sums/find-sums.js';
import { readPrintedTotals } from './types/pay-stub/printed-totals.js';

/** Reads what the pages of a document print in figures. */
export function readFigures(text: DocumentText): PrintedFigures {
  const { rows, displayed, pagesUnread } = documentRows(text);
  return { ...displayedFigures(figuresOf(rows), displayed), pagesUnread };
}

/** Boxes as the rows have them. */
function figuresOf(printed: readonly Row[]): Omit<PrintedFigures, 'pagesUnread'> {
  const rows = printed.map(withFiguresApart);
  const amounts = rows.flatMap(moneyOfRow);
  if (amounts.length === 0)
    return { accounts: [], payStub: undefined, invoice: undefined, sums: [], products: [], amounts };
  return {
    accounts: accountActivity(printed),
    payStub: readPrintedTotals(rows),
    invoice: readInvoice(rows),
    sums: findSums(rows),
    products: findProducts(rows),
    amounts,
  };
}

const moneyOfRow = ({ entries }: Row): LabelledFigure[] =>
  entries.flatMap(({ label, figures }) =>
    figures.flatMap(({ isMoney, figure }) => (isMoney ? [{ label, figure }] : [])),
  );
