import type { DocumentField } from '@assay/media';
import { patternOf } from '../vocabulary/pattern.js';
import { amountFact, type DocumentPage } from './document-page.js';
import { amountsLabelled, anyDate, labelledDate, letterheadName } from './labelled-facts.js';
import PATTERNS from './read-receipt-fields.json' with { type: 'json' };

/** How likely a value is the one asked for; our judgement until receipts of many makers are measured. */
const LIKELIHOOD = { addsUp: 0.95, labelled: 0.75, name: 0.6, date: 0.85, plainDate: 0.75 } as const;

/** What receipts call their amounts in English, Spanish and Portuguese; folded, letters only. */
const ROLES = {
  subtotal: /^sub ?-?total\b/u,
  totalTax:
    /^(?:total |sales |state |local )?(?:tax|taxes|vat|gst|hst|iva|impuestos?|impostos?|icms)\b(?! ?id)/u,
  tip: /^(?:tip|gratuity|propina|gorjeta|tip amount)\b/u,
  total: patternOf(PATTERNS.total, 'u'),
} as const;

/** The shop, the day, and the amounts from the subtotal down to the total. */
export function readReceiptFields(page: DocumentPage): DocumentField[] {
  const amounts = (role: keyof typeof ROLES) =>
    amountsLabelled(page.rows, (label) => ROLES[role].test(bare(label)));
  const [subtotal, tax, tip] = [amounts('subtotal')[0], amounts('totalTax')[0], amounts('tip')[0]];
  const total = amounts('total').at(-1);
  const parts = (subtotal?.units ?? 0) + (tax?.units ?? 0) + (tip?.units ?? 0);
  const likelihood = subtotal && parts === total?.units ? LIKELIHOOD.addsUp : LIKELIHOOD.labelled;
  const date = labelledDate(page, 'issued');
  return [
    ...page.field('merchantName', letterheadName(page), LIKELIHOOD.name),
    ...page.field('transactionDate', date ?? anyDate(page), date ? LIKELIHOOD.date : LIKELIHOOD.plainDate),
    ...page.field('subtotal', amountFact(subtotal), likelihood),
    ...page.field('totalTax', amountFact(tax), likelihood),
    ...page.field('tip', amountFact(tip), likelihood),
    ...page.field('total', amountFact(total), likelihood),
  ];
}

/** Labels of tills carry marks and currencies around them: `TOTAL AMT. RM`. */
const bare = (folded: string): string => folded.replace(/[^\p{L}\s/-]|\b(?:rm|usd|eur|mxn)\b/gu, '').trim();
