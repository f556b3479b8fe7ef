import { parsedData } from '@assay/extraction/parsed-data';
import type { RecordedField } from '../store/parsing-types.js';

/**
 * What was read as the API spells it: the values in the document's shape, and how each was read.
 * @param leastConfidence of a value in `parsedData`, 0..1; `fields` holds all
 */
export const fieldsToWire = (fields: readonly RecordedField[], leastConfidence: number) => ({
  parsedData: parsedData({
    fields: fields.filter(({ confidence }) => confidence >= leastConfidence),
  }) as Record<string, unknown>,
  fields: Object.fromEntries(fields.map(({ name, ...reading }) => [name, reading] as const)),
});
