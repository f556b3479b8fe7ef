import type { AccountActivity, Box, Figure, LabelledFigure, PrintedFigures } from '@assay/media';
import type { DocumentRows } from './page/document-rows.js';

/**
 * The same figures with their boxes on the pages as displayed, where they were read on pages set upright. A
 * figure stays one object wherever it is mentioned.
 */
export function displayedFigures<F extends Omit<PrintedFigures, 'pagesUnread'>>(
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
