import type { Box, DocumentField, FieldSource } from '@assay/media';

/** A number that the document prints as one of its fields. */
export interface PrintedValue {
  /** In the field's own unit: an amount in its currency, hours. */
  readonly value: number;
  /** As printed. */
  readonly raw: string;
  /** From 1. */
  readonly page: number;
  readonly box: Box | undefined;
  readonly source: FieldSource;
  /** 0..1: that the value is exactly what the document says. */
  readonly confidence: number;
}

/**
 * Least confidence of a value that a rule looks at, whatever it was read from. Values of a table whose
 * columns have no headings have 0.8, totals that do not add up 0.6, sums of lines 0.5
 * (extraction/types/pay-stub).
 */
const LEAST_CONFIDENCE = 0.75;

/**
 * Pixels take from the confidence what their characters lack; how much they lack is asked once a rule breaks,
 * in `settle.ts`.
 */
const LEAST_CONFIDENCE_OF_PIXELS = 0.4;

/** Fields by name. */
export type FieldsByName = ReadonlyMap<string, DocumentField>;

/** @returns undefined where the field is not read, is no number, or is too unsure */
export function numberOf(fields: FieldsByName, name: string): PrintedValue | undefined {
  const field = fields.get(name);
  if (typeof field?.value !== 'number' || !Number.isFinite(field.value)) return undefined;
  const least = field.source === 'ocr' ? LEAST_CONFIDENCE_OF_PIXELS : LEAST_CONFIDENCE;
  if (field.confidence < least) return undefined;
  const { value, raw, page, box, source, confidence } = field;
  return { value, raw, page, box, source, confidence };
}

/**
 * A value that chooses what all others are held against, such as the year of the law, is asked to be as sure
 * in pixels as elsewhere.
 */
export const surelyRead = <Value extends { readonly confidence: number }>(
  value: Value | undefined,
): Value | undefined => (value && value.confidence >= LEAST_CONFIDENCE ? value : undefined);

/** A date as something that a rule rests on: it has no amount. */
export const printedDate = ({ raw, page, box, source, confidence }: DocumentField): PrintedValue => ({
  value: Number.NaN,
  raw,
  page,
  box,
  source,
  confidence,
});

/** An amount of money in hundredths. */
export const minorUnitsOf = ({ value }: PrintedValue): number => Math.round(value * 100);
