import { type Barcode, type BarcodeContent, type DocumentCodes, fraction } from '@assay/media';
import type { ReadPlace } from '../printed-text/places.js';

type Valued = Exclude<BarcodeContent, { readonly kind: 'aamva' }>;

/** A bar code whose values are understood. */
export interface ValuedCode {
  readonly barcode: Barcode;
  readonly values: Readonly<Record<string, string>>;
}

/** Codes looked at; a sheet of slips has a dozen. */
const MAX_CODES = 40;

/** The codes of one kind, each text once. */
export function codesOfKind({ barcodes }: DocumentCodes, kind: Valued['kind']): ValuedCode[] {
  const found = new Map<string, ValuedCode>();
  for (const barcode of barcodes.slice(0, MAX_CODES)) {
    if (barcode.content?.kind === kind) found.set(barcode.text, { barcode, values: barcode.content.values });
  }
  return [...found.values()];
}

/** The place of a bar code, for what contradicts the code itself rather than the print. */
export const placeOfCode = ({ page, box }: Barcode, text: string): ReadPlace => ({
  text,
  page,
  box,
  reading: fraction(1),
  isRecognized: false,
});
