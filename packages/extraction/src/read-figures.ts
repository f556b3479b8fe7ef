import {
  DecodeError,
  type LabelledFigure,
  MAX_PAGES_EXAMINED,
  type PdfiumDocument,
  type PrintedFigures,
  type TextLine,
} from '@assay/media';
import { decimalMarkOf } from './amounts/decimal-mark.js';
import { readAccounts } from './bank-statement/read-accounts.js';
import { readInvoice } from './invoice/read-invoice.js';
import { type Row, readRow } from './layout/rows.js';
import { readPayStub } from './pay-stub/read-pay-stub.js';
import { findProducts } from './sums/find-products.js';
import { findSums } from './sums/find-sums.js';
import { readLines } from './text-layer/read-lines.js';

/**
 * Reads what the pages of a PDF print in figures, from their text layer. Pages without text give nothing; pages that
 * cannot be loaded are counted.
 */
export function readFigures(pages: PdfiumDocument): PrintedFigures {
  const lines: TextLine[] = [];
  const count = Math.min(pages.pageCount, MAX_PAGES_EXAMINED);
  let pagesUnread = pages.pageCount - count;
  for (let index = 0; index < count; index++) {
    try {
      for (const line of readLines(pages, index)) lines.push(line);
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      pagesUnread += 1;
    }
  }
  return { ...figuresOfLines(lines), pagesUnread };
}

/** The same for lines from anywhere, in reading order. */
export function figuresOfLines(lines: readonly TextLine[]): Omit<PrintedFigures, 'pagesUnread'> {
  const mark = decimalMarkOf(lines);
  const rows = lines.map((line, index) => readRow(line, index, mark));
  const amounts = rows.flatMap(moneyOfRow);
  if (amounts.length === 0) return { accounts: [], payStub: undefined, invoice: undefined, sums: [], products: [], amounts };
  return {
    accounts: readAccounts(rows),
    payStub: readPayStub(rows),
    invoice: readInvoice(rows),
    sums: findSums(rows),
    products: findProducts(rows),
    amounts,
  };
}

const moneyOfRow = ({ entries }: Row): LabelledFigure[] =>
  entries.flatMap(({ label, figures }) => figures.flatMap(({ isMoney, figure }) => (isMoney ? [{ label, figure }] : [])));
