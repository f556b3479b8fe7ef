import type { Figure, Invoice } from '@assay/media';
import { foldText } from '../layout/fold-text.js';
import type { Row } from '../layout/rows.js';
import { patternOf } from '../vocabulary/pattern.js';
import { invoiceBySums } from './invoice-by-sums.js';
import PATTERNS from './labels.json' with { type: 'json' };
import { readInvoice } from './read-invoice.js';

/** The amounts of an invoice that add up. */
export interface ProvenAmounts {
  /** Undefined where lines add up to one amount, and no tax says whether it is the one before taxes. */
  readonly subtotal: Figure | undefined;
  readonly tax: Figure | undefined;
  /** Undefined where only what is left to pay was printed. */
  readonly total: Figure | undefined;
}

const IS_TAX = /\b(?:tax|vat|gst|hst|pst|iva|icms|iss|impuestos?|impostos?)\b/u;

const IS_PAYMENT = patternOf(PATTERNS.payment, 'u');

const sumOf = (adjustments: Invoice['adjustments']): number =>
  adjustments.reduce((sum, { figure, subtract }) => sum + (subtract ? -figure.units : figure.units), 0);

/** By what its block calls them where that adds up, else by sums alone; undefined where nothing does. */
export function provenAmounts(rows: readonly Row[]): ProvenAmounts | undefined {
  const block = readInvoice(rows);
  if (!block) return invoiceBySums(rows);
  const { subtotal, adjustments, total } = block;
  const payments = adjustments.filter(({ label }) => IS_PAYMENT.test(foldText(label)));
  const left = subtotal.figure.units + sumOf(adjustments);
  if (left !== total.figure.units) return invoiceBySums(rows);
  const invoiced = left - sumOf(payments);
  const taxes = adjustments.filter(({ label, subtract }) => !subtract && IS_TAX.test(foldText(label)));
  return {
    subtotal: subtotal.figure,
    tax: taxes.length === 1 ? taxes[0]?.figure : undefined,
    // What was paid may be what was invoiced.
    total: [total, ...payments]
      .map(({ figure }) => ({ ...figure, units: Math.abs(figure.units) }))
      .find(({ units }) => units === invoiced),
  };
}
