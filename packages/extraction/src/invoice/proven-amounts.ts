import type { Figure } from '@assay/media';
import { foldText } from '../layout/fold-text.js';
import type { Row } from '../layout/rows.js';
import { invoiceBySums } from './invoice-by-sums.js';
import { readInvoice } from './read-invoice.js';

/** The amounts of an invoice that add up. */
export interface ProvenAmounts {
  /** Undefined where lines add up to one amount, and no tax says whether it is the one before taxes. */
  readonly subtotal: Figure | undefined;
  readonly tax: Figure | undefined;
  readonly total: Figure;
}

const IS_TAX = /\b(?:tax|vat|gst|hst|pst|iva|icms|iss|impuestos?|impostos?)\b/u;

/** By what its block calls them where that adds up, else by sums alone; undefined where nothing does. */
export function provenAmounts(rows: readonly Row[]): ProvenAmounts | undefined {
  const block = readInvoice(rows);
  if (!block) return invoiceBySums(rows);
  const { subtotal, adjustments, total } = block;
  const change = adjustments.reduce(
    (sum, { figure, subtract }) => sum + (subtract ? -figure.units : figure.units),
    0,
  );
  if (subtotal.figure.units + change !== total.figure.units) return invoiceBySums(rows);
  const taxes = adjustments.filter(({ label, subtract }) => !subtract && IS_TAX.test(foldText(label)));
  return {
    subtotal: subtotal.figure,
    tax: taxes.length === 1 ? taxes[0]?.figure : undefined,
    total: total.figure,
  };
}
