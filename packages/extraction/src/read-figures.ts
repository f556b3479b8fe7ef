import type { Box, DocumentText, LabeledFigure, PrintedFigures } from '@assay/media';
import { accountActivity } from './bank-statement/account-activity.js';
import { type Row, withFiguresApart } from './layout/rows.js';
import { type DocumentRows, documentRows } from './page/document-rows.js';
import { findProducts } from './sums/find-products.js';
import { findSums } from './sums/find-sums.js';
import { readInvoice } from './types/invoice/read-invoice.js';
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

const moneyOfRow = ({ entries }: Row): LabeledFigure[] =>
  entries.flatMap(({ label, figures }) =>
    figures.flatMap(({ isMoney, figure }) => (isMoney ? [{ label, figure }] : [])),
  );

/**
 * The same figures with their boxes on the pages as displayed, where they were read on pages set upright. A
 * figure stays one object wherever it is mentioned.
 */
function displayedFigures<F>(figures: F, box: DocumentRows['displayed']): F {
  if (!box) return figures;
  const displayed = new Map<object, unknown>();
  const placed = (one: unknown): unknown => {
    if (typeof one !== 'object' || one === null) return one;
    if (Array.isArray(one)) return one.map(placed);
    const known = displayed.get(one);
    if (known) return known;
    const parts = Object.fromEntries(Object.entries(one).map(([name, part]) => [name, placed(part)]));
    const moved = isPrinted(one) ? { ...parts, box: box(one.page, one.box) } : parts;
    displayed.set(one, moved);
    return moved;
  };
  return placed(figures) as F;
}

const isPrinted = (one: object): one is { readonly page: number; readonly box: Box } =>
  'page' in one && 'box' in one;
