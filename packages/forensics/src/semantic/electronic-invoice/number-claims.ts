import { readIban } from '@assay/identifiers';
import type { ElectronicInvoice } from '@assay/media';
import { lettersAndDigits } from '../printed-text/fold.js';
import {
  contradictedBy,
  hasTwoExchanged,
  isAlike,
  NUMBER,
  spansOf,
  spansOnPages,
  textOf,
} from './alike-numbers.js';
import { besideLabel, type Span } from './beside-label.js';
import { type ClaimResult, PRINTED } from './claim.js';
import { INVOICE_NUMBER } from './labels.js';
import { MEASURE } from './measure.js';
import type { Print } from './print.js';

/** Of the characters of two numbers, as many must agree at their places for one to be the other, changed. */
const SAME_SHARE = 0.5;
/** Without a label to know it by, two numbers of some length that differ in one or two places. */
const SAME_SHARE_UNLABELED = 0.75;
const LEAST_UNLABELED = 5;
/** Shorter numbers stand on a page by chance. */
const LEAST_TAX_ID = 8;

/** The numbers that the file states - of the invoice, of taxpayers, of accounts - against those in print. */
export function compareNumbers(invoice: ElectronicInvoice, print: Print): ClaimResult[] {
  const known = new Set(invoice.texts.map(lettersAndDigits));
  const taxIds = [...new Set([...invoice.seller.taxIds, ...invoice.buyer.taxIds])];
  return [
    ...(invoice.number === undefined ? [] : [invoiceNumber(invoice.number, print, known)]),
    ...taxIds.flatMap((taxId) => taxIdClaim(taxId, print, known)),
    ...accountClaim(invoice.ibans, print, known),
  ];
}

function invoiceNumber(number: string, print: Print, known: ReadonlySet<string>): ClaimResult {
  if (print.hasText(number)) return PRINTED;
  const wanted = lettersAndDigits(number);
  const isOther = (span: Span, share: number): boolean => {
    const text = lettersAndDigits(textOf(span));
    return !known.has(text) && isAlike(text, wanted, share);
  };
  const isExchanged = (span: Span): boolean => {
    const text = lettersAndDigits(textOf(span));
    return !known.has(text) && hasTwoExchanged(text, wanted);
  };
  const labeled = besideLabel(print.pages, INVOICE_NUMBER, spansOf(NUMBER));
  const anywhere = wanted.length < LEAST_UNLABELED ? [] : spansOnPages(print, NUMBER);
  const other =
    labeled.find((span) => isOther(span, SAME_SHARE)) ??
    anywhere.find((span) => isOther(span, SAME_SHARE_UNLABELED) || isExchanged(span));
  return contradictedBy(other, {
    code: 'INVOICE_NUMBER_DIFFERS',
    measure: MEASURE.contradicts,
    what: 'the invoice number',
    stated: number,
  });
}

/** A number of the same letters and as many digits, most of them at the same places. */
function taxIdClaim(taxId: string, print: Print, known: ReadonlySet<string>): ClaimResult[] {
  const wanted = lettersAndDigits(taxId);
  if (wanted.length < LEAST_TAX_ID || !/\d{5}/u.test(wanted)) return [];
  if (print.hasText(wanted)) return [PRINTED];
  const digits = [...wanted].map((character) => (/\d/u.test(character) ? '\\d' : character));
  const form = new RegExp(`(?<![\\p{L}\\d])${digits.join('[ ./-]{0,2}')}(?![\\p{L}\\d])`, 'giu');
  const others = spansOnPages(print, form).filter((span) => {
    const text = lettersAndDigits(textOf(span));
    return !known.has(text) && isAlike(text, wanted, SAME_SHARE);
  });
  return [
    contradictedBy(others[0], {
      code: 'INVOICE_TAX_ID_DIFFERS',
      measure: MEASURE.contradicts,
      what: 'a tax number',
      stated: taxId,
    }),
  ];
}

const IBAN = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{2,4}){2,8}(?![\p{L}\d])/gu;
/** The shortest has 15 characters, the longest 34 (ISO 13616 registry). */
const IBAN_LENGTHS = { least: 15, most: 34 } as const;

/** Invoices name several accounts: only where none of the file's is printed, another one is held against it. */
function accountClaim(ibans: readonly string[], print: Print, known: ReadonlySet<string>): ClaimResult[] {
  const [first] = ibans;
  if (first === undefined) return [];
  if (ibans.some((iban) => print.hasText(iban))) return [PRINTED];
  const others = spansOnPages(print, IBAN).filter((span) => {
    const text = lettersAndDigits(textOf(span));
    const isLong = text.length >= IBAN_LENGTHS.least && text.length <= IBAN_LENGTHS.most;
    return isLong && !known.has(text);
  });
  const alike = others.find((span) =>
    ibans.some((iban) => isAlike(lettersAndDigits(textOf(span)), lettersAndDigits(iban), SAME_SHARE)),
  );
  const valid = others.find((span) => readIban(textOf(span))?.holds);
  return [
    contradictedBy(alike ?? valid, {
      code: 'INVOICE_ACCOUNT_DIFFERS',
      measure: MEASURE.contradicts,
      what: 'the account to pay to',
      stated: first,
    }),
  ];
}
