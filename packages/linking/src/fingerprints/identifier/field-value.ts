import type { DocumentField } from '@assay/media';

/** A field's value as text; undefined where it was not read as surely. @param leastConfidence 0..1 */
export function fieldValue(
  fields: readonly DocumentField[],
  name: string,
  leastConfidence: number,
): string | undefined {
  const field = fields.find((one) => one.name === name && one.confidence >= leastConfidence);
  return field && String(field.value);
}
