import type { PaperLanguage } from './printing/dates.js';
import type { Statement } from './printing/ledger.js';

/** A document ready to be printed, and what it states. */
export interface ComposedDocument {
  readonly layout: string;
  readonly documentType:
    | 'bankStatement'
    | 'payStub'
    | 'driverLicense'
    | 'passport'
    | 'nationalIdentityCard'
    | 'voterCard'
    | 'residencePermit'
    | 'militaryCard'
    | 'socialSecurityCard';
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly language: PaperLanguage;
  readonly drawing: { readonly kind: 'html'; readonly markup: string } | CardDrawing;
  readonly stated: readonly Statement[];
  readonly truth: Readonly<Record<string, unknown>>;
}

/** A card's or passport page's sides in millimeters; a back is printed below the front. */
export interface CardDrawing {
  readonly kind: 'svg';
  readonly markup: string;
  readonly widthMm: number;
  readonly heightMm: number;
}
