import type { ReadPlace } from '../printed-text/places.js';

/** What holding one value of the file against the print has shown. */
export type ClaimResult =
  /** The value is printed. */
  | { readonly kind: 'printed' }
  /** It is not, and nothing stands in its place: many templates leave values out. */
  | { readonly kind: 'absent' }
  | Contradiction;

export interface Contradiction {
  readonly kind: 'contradicted';
  readonly code: InvoiceCode;
  readonly measure: number;
  /** The value's name in a sentence, like `the total`. */
  readonly what: string;
  /** As the file states it. */
  readonly stated: string;
  /** What is printed in its place. */
  readonly printed: ReadPlace;
}

/** Codes of this check's evidence; README.md says what each means. */
export type InvoiceCode =
  | 'INVOICE_AMOUNT_DIFFERS'
  | 'INVOICE_LINE_DIFFERS'
  | 'INVOICE_DATE_DIFFERS'
  | 'INVOICE_NUMBER_DIFFERS'
  | 'INVOICE_TAX_ID_DIFFERS'
  | 'INVOICE_ACCOUNT_DIFFERS';

export const PRINTED = { kind: 'printed' } as const satisfies ClaimResult;
export const ABSENT = { kind: 'absent' } as const satisfies ClaimResult;

export const isContradiction = (result: ClaimResult): result is Contradiction =>
  result.kind === 'contradicted';
