import type {
  AccountActivity,
  Box,
  DocumentText,
  Figure,
  LabelledFigure,
  PrintedFigures,
} from '@assay/media';
import { accountActivity } from './bank-statement/account-activity.js';
import { readInvoice } from './invoice/read-invoice.js';
import { type Row, withFiguresApart } from './layout/rows.js';
import { type DocumentRows, documentRows } from './page/document-rows.js';
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

/**
 * The same figures with their boxes on the pages as displayed, where they were read on pages set upright. A
 * figure stays one object wherever it is mentioned.
 */
function displayedFigures<F extends Omit<PrintedFigures, 'pagesUnread'>>(
  figures: F,
  box: DocumentRows['displayed'],
): F {
  if (!box) return figures;
  const displayed = new Map<Figure, Figure>();
  const placed = <T extends { readonly page: number; readonly box: Box }>(one: T): T => ({
    ...one,
    box: box(one.page, one.box),
  });
  const figure = (one: Figure): Figure => {
    const known = displayed.get(one) ?? placed(one);
    displayed.set(one, known);
    return known;
  };
  const labelled = <T extends LabelledFigure>(one: T): T => ({ ...one, figure: figure(one.figure) });
  const optional = <T extends LabelledFigure>(one: T | undefined): T | undefined => one && labelled(one);
  const account = (one: AccountActivity): AccountActivity => ({
    ...one,
    transactions: one.transactions.map(({ date, amount, balance, ...transaction }) => ({
      ...transaction,
      date: date && placed(date),
      amount: amount && figure(amount),
      balance: balance && figure(balance),
    })),
    opening: one.opening.map(labelled),
    closing: one.closing.map(labelled),
    deposits: one.deposits.map(labelled),
    withdrawals: one.withdrawals.map(labelled),
  });
  const { accounts, payStub, invoice, sums, products, amounts } = figures;
  return {
    ...figures,
    accounts: accounts.map(account),
    payStub: payStub && {
      columns: payStub.columns.map(({ period, gross, deductions, net }) => ({
        period,
        gross: optional(gross),
        deductions: deductions.map(labelled),
        net: optional(net),
      })),
    },
    invoice: invoice && {
      subtotal: labelled(invoice.subtotal),
      adjustments: invoice.adjustments.map(labelled),
      total: labelled(invoice.total),
    },
    sums: sums.map(({ total, terms, rows }) => ({
      total: labelled(total),
      terms: terms.map(labelled),
      rows,
    })),
    products: products.map((product) => ({
      ...product,
      first: figure(product.first),
      second: figure(product.second),
      amount: figure(product.amount),
    })),
    amounts: amounts.map(labelled),
  };
}
