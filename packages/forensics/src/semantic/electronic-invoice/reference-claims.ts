import type { ElectronicInvoice } from '@assay/media';
import { lettersAndDigits } from '../printed-text/fold.js';
import {
  contradictedBy,
  hasOtherDigit,
  hasTwoExchanged,
  NUMBER,
  spansOnPages,
  textOf,
} from './alike-numbers.js';
import type { ClaimResult } from './claim.js';
import { MEASURE } from './measure.js';
import type { Print } from './print.js';

/** Shorter numbers have a neighbor on a page by chance: a post code, an amount. */
const LEAST_CHARACTERS = 6;
const LEAST_DIGITS = 4;
/** Of longer lists of items the first are looked for. */
const MAX_REFERENCES = 500;

/**
 * The other numbers that the file states - of a customer, an order, a delivery, an item, a register.
 * Templates leave most of them out: only one that is printed nowhere, while one number of the pages that the
 * file does not know differs from it in a digit or has two exchanged, is held against that number.
 */
export function compareReferences(invoice: ElectronicInvoice, print: Print): ClaimResult[] {
  const known = invoice.texts.map(lettersAndDigits).join(' ');
  const others = new Set(numbersWithOwnClaims(invoice).map(lettersAndDigits));
  const references = [...new Set(invoice.identifiers.map(lettersAndDigits))]
    .filter((reference) => isLong(reference) && !others.has(reference) && !print.hasText(reference))
    .slice(0, MAX_REFERENCES);
  if (references.length === 0) return [];
  const strangers = spansOnPages(print, NUMBER)
    .map((span) => ({ span, text: lettersAndDigits(textOf(span)) }))
    .filter(({ text }) => isLong(text) && !known.includes(text));
  return references.flatMap((reference) => {
    const alike = strangers.filter(
      ({ text }) => hasOtherDigit(text, reference) || hasTwoExchanged(text, reference),
    );
    if (new Set(alike.map(({ text }) => text)).size !== 1) return [];
    return contradictedBy(alike[0]?.span, {
      code: 'INVOICE_NUMBER_DIFFERS',
      measure: MEASURE.contradicts,
      what: 'a number',
      stated: reference,
    });
  });
}

const numbersWithOwnClaims = ({ number, seller, buyer, ibans }: ElectronicInvoice): string[] => [
  ...(number === undefined ? [] : [number]),
  ...seller.taxIds,
  ...buyer.taxIds,
  ...ibans,
];

const isLong = (text: string): boolean =>
  text.length >= LEAST_CHARACTERS && text.replace(/\D/gu, '').length >= LEAST_DIGITS;
