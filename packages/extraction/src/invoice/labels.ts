import { patternOf } from '../vocabulary/pattern.js';
import PATTERNS from './labels.json' with { type: 'json' };

/** What invoices call their totals in English, Spanish and Portuguese; folded text (layout/fold-text.ts). */
const SUBTOTAL = /^sub ?-?total\b/u;
const TOTAL = patternOf(PATTERNS.total, 'u');
const REDUCTION = patternOf(PATTERNS.reduction, 'u');
const ADDITION = patternOf(PATTERNS.addition, 'u');

export type InvoiceRole = 'subtotal' | 'total' | 'reduction' | 'addition';

export function invoiceRole(folded: string): InvoiceRole | undefined {
  if (SUBTOTAL.test(folded)) return 'subtotal';
  if (TOTAL.test(folded)) return 'total';
  if (REDUCTION.test(folded)) return 'reduction';
  return ADDITION.test(folded) ? 'addition' : undefined;
}
