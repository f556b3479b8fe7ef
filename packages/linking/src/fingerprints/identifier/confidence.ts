import type { FieldSource } from '@assay/media';
import type { ReadIdentifier } from './types.js';

/**
 * How sure a reading must be to stand for a person or an account. One misread character makes somebody else's
 * number: recognized characters must fit the number's check digits, or be as sure as this. README.md,
 * "Figures", has what the values cost and save.
 */
const LEAST = { checked: 0.7, exact: 0.7, recognized: 0.9 } as const;

/** True where the characters are the document's own: a text layer, or a code with a checksum. */
const isExact = (source: FieldSource): boolean => source !== 'ocr';

/** @param confidence 0..1, of the whole value */
export function isSure(
  { holds }: Pick<ReadIdentifier, 'holds'>,
  source: FieldSource,
  confidence: number,
): boolean {
  if (isExact(source)) return confidence >= LEAST.exact;
  if (holds === false) return false;
  return confidence >= (holds ? LEAST.checked : LEAST.recognized);
}
