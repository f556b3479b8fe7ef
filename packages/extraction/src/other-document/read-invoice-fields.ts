import type { DocumentField, LabelledFigure } from '@assay/media';
import { invoiceRole } from '../invoice/labels.js';
import { readInvoice } from '../invoice/read-invoice.js';
import { foldText } from '../layout/fold-text.js';
import { amountFact, type DocumentPage } from './document-page.js';
import { invoiceBySums } from './invoice-by-sums.js';
import {
  amountsLabelled,
  labelledDate,
  labelledNumber,
  labelledParty,
  letterheadName,
} from './labelled-facts.js';

/** How likely a value is the one asked for; our judgement until invoices of many makers are measured. */
const LIKELIHOOD = { addsUp: 0.95, labelled: 0.8, letterhead: 0.6, date: 0.85 } as const;

const IS_TAX = /\b(?:tax|vat|gst|hst|pst|iva|icms|iss|impuestos?|impostos?)\b/u;

/** Who sends the invoice, its number and days, and the amounts of its last block. */
export function readInvoiceFields(page: DocumentPage): DocumentField[] {
  const block = readInvoice(page.rows);
  const adds =
    block !== undefined && block.subtotal.figure.units + sum(block.adjustments) === block.total.figure.units;
  const summed = adds ? undefined : invoiceBySums(page.rows);
  const likelihood = adds || summed ? LIKELIHOOD.addsUp : LIKELIHOOD.labelled;
  const taxes =
    block?.adjustments.filter(({ label, subtract }) => !subtract && IS_TAX.test(foldText(label))) ?? [];
  const subtotal =
    summed?.subtotal ??
    block?.subtotal.figure ??
    amountsLabelled(page.rows, (label) => invoiceRole(label) === 'subtotal').at(-1);
  const total =
    summed?.total ??
    block?.total.figure ??
    amountsLabelled(page.rows, (label) => invoiceRole(label) === 'total').at(-1);
  const vendor = labelledParty(page, 'vendor');
  return [
    ...page.field(
      'vendorName',
      vendor ?? letterheadName(page),
      vendor ? LIKELIHOOD.labelled : LIKELIHOOD.letterhead,
    ),
    ...page.field('customerName', labelledParty(page, 'customer'), LIKELIHOOD.labelled),
    ...page.field('invoiceId', labelledNumber(page), LIKELIHOOD.labelled),
    ...page.field('invoiceDate', labelledDate(page, 'issued'), LIKELIHOOD.date),
    ...page.field('dueDate', labelledDate(page, 'due'), LIKELIHOOD.date),
    ...page.field('subTotal', amountFact(subtotal), likelihood),
    ...page.field(
      'totalTax',
      amountFact(summed ? summed.tax : taxes.length === 1 ? taxes[0]?.figure : undefined),
      likelihood,
    ),
    ...page.field('invoiceTotal', amountFact(total), likelihood),
  ];
}

const sum = (adjustments: readonly (LabelledFigure & { readonly subtract: boolean })[]): number =>
  adjustments.reduce((total, { figure, subtract }) => total + (subtract ? -figure.units : figure.units), 0);
