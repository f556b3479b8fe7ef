import type { Box } from '../geometry.js';
import type { Fraction } from '../units.js';

/** A bar code that a decoder has read with its own error correction satisfied. */
export interface Barcode {
  readonly symbology: 'pdf417' | 'qr' | 'aztec' | 'data-matrix' | 'code-128' | 'code-39' | 'ean' | 'itf';
  /** From 1. */
  readonly page: number;
  /** On the page as displayed. */
  readonly box: Box;
  /** Its characters; bytes that are no text are read as Latin-1. */
  readonly text: string;
  /**
   * What the text was understood as, its structure checked; undefined for text that follows no format known
   * here.
   */
  readonly content: BarcodeContent | undefined;
}

export type BarcodeContent =
  | AamvaContent
  /** Mexican invoice (CFDI): address of the tax authority's check with the invoice's own data. */
  | { readonly kind: 'cfdi'; readonly values: Readonly<Record<string, string>> }
  /** Brazilian instant payment (EMV merchant-presented QR), its CRC right. */
  | { readonly kind: 'pix'; readonly values: Readonly<Record<string, string>> }
  /** Bank transfer of Europe: SEPA (EPC069-12) or Swiss QR-bill. */
  | { readonly kind: 'transfer'; readonly values: Readonly<Record<string, string>> }
  /** Brazilian payment slip, its check digits right. */
  | { readonly kind: 'boleto'; readonly values: Readonly<Record<string, string>> }
  /** Access key of a Brazilian electronic invoice (NF-e, NFC-e, CT-e), its check digit right. */
  | { readonly kind: 'invoice-key'; readonly values: Readonly<Record<string, string>> };

/**
 * The bar code of a US or Canadian driving license or ID card (AAMVA DL/ID Card Design Standard, annex D).
 */
export interface AamvaContent {
  readonly kind: 'aamva';
  /** Six digits that name the issuer. */
  readonly issuer: string;
  /** 1 (2000) .. 10 (2020). */
  readonly version: number;
  /** By element identifier, like `DAQ`, as coded and trimmed. */
  readonly elements: Readonly<Record<string, string>>;
  /** Where the header's offsets and lengths disagree with the text; empty when they agree. */
  readonly structureFaults: readonly string[];
}

/** A machine-readable zone (ICAO Doc 9303, parts 4 to 7; `french-id` is the French card of 1988 to 2021). */
export interface MrzReading {
  readonly format: 'TD1' | 'TD2' | 'TD3' | 'MRV-A' | 'MRV-B' | 'french-id';
  /** From 1. */
  readonly page: number;
  /** On the page as displayed. */
  readonly box: Box;
  /** As read, after repairs; each of the format's full length. */
  readonly lines: readonly string[];
  /** How sure the characters are, over all of them. */
  readonly reading: Fraction;
  readonly checkDigits: readonly MrzCheckDigit[];
  /** Characters changed because exactly one change makes every check digit right. */
  readonly repairs: readonly {
    readonly line: number;
    readonly column: number;
    readonly from: string;
    readonly to: string;
  }[];
  readonly values: MrzValues;
}

export interface MrzCheckDigit {
  readonly over: 'documentNumber' | 'dateOfBirth' | 'dateOfExpiration' | 'personalNumber' | 'composite';
  readonly holds: boolean;
}

/**
 * Plain values; undefined where the zone leaves them out or they are no date. Names are as the zone spells
 * them, in capitals.
 */
export interface MrzValues {
  /** Like `P`, `ID`, `I`, `V`. */
  readonly documentCode: string;
  readonly issuingState: string;
  readonly lastName: string | undefined;
  readonly firstName: string | undefined;
  readonly documentNumber: string | undefined;
  readonly nationality: string | undefined;
  /** `YYYY-MM-DD`; the century by reason: births lie in the past. */
  readonly dateOfBirth: string | undefined;
  readonly dateOfExpiration: string | undefined;
  readonly sex: 'M' | 'F' | 'X' | undefined;
  readonly optional: readonly string[];
}

/** What machines read of a document. */
export interface DocumentCodes {
  readonly barcodes: readonly Barcode[];
  readonly mrz: MrzReading | undefined;
}
