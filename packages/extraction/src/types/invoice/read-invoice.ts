import type { Invoice, LabeledFigure } from '@assay/media';
import type { Row } from '../../layout/rows.js';
import { patternOf } from '../../vocabulary/pattern.js';
import PATTERNS from './labels.json' with { type: 'json' };

/** What invoices call their totals in English, Spanish and Portuguese; folded text (layout/characters.ts). */
const SUBTOTAL = /^sub ?-?total\b/u;
const TOTAL = patternOf(PATTERNS.total, 'u');
const REDUCTION = patternOf(PATTERNS.reduction, 'u');
const ADDITION = patternOf(PATTERNS.addition, 'u');

type InvoiceRole = 'subtotal' | 'total' | 'reduction' | 'addition';

function invoiceRole(folded: string): InvoiceRole | undefined {
  if (SUBTOTAL.test(folded)) return 'subtotal';
  if (TOTAL.test(folded)) return 'total';
  if (REDUCTION.test(folded)) return 'reduction';
  return ADDITION.test(folded) ? 'addition' : undefined;
}

/** Taxes, shipping and discounts between subtotal and total, at most. */
const MAX_ADJUSTMENTS = 8;

interface Stated extends LabeledFigure {
  readonly role: InvoiceRole | undefined;
}

/**
 * The block in which an invoice adds tax to its subtotal: from the figure called subtotal to the one called
 * total, if every one between says whether it adds or subtracts. The last such block of the document, where
 * pages repeat it.
 */
export function readInvoice(rows: readonly Row[]): Invoice | undefined {
  const stated = rows.flatMap(({ entries }) =>
    entries.flatMap(({ label, folded, figures }): Stated[] => {
      const money = figures.filter(({ isMoney }) => isMoney).at(-1);
      return money ? [{ label, figure: money.figure, role: invoiceRole(folded) }] : [];
    }),
  );
  let invoice: Invoice | undefined;
  for (const [index, { role }] of stated.entries()) {
    if (role === 'subtotal') invoice = readBlock(stated.slice(index, index + MAX_ADJUSTMENTS + 2)) ?? invoice;
  }
  return invoice;
}

function readBlock([subtotal, ...rest]: readonly Stated[]): Invoice | undefined {
  const end = rest.findIndex(({ role }) => role === 'total');
  const total = rest[end];
  const between = rest.slice(0, Math.max(0, end));
  if (!subtotal || !total || between.some(({ role }) => role === undefined || role === 'subtotal'))
    return undefined;
  const adjustments = between.map(({ label, figure, role }) => ({
    label,
    figure,
    subtract: role === 'reduction' && figure.units > 0,
  }));
  return { subtotal: plain(subtotal), adjustments, total: plain(total) };
}

const plain = ({ label, figure }: Stated): LabeledFigure => ({ label, figure });
