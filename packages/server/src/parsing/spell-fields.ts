import { fieldsToWire } from './fields-to-wire.js';

/** What is to be spelled of a stored record's fields. */
export interface FieldsSpelling {
  /** As stored. */
  readonly fieldsJson: string;
  /** Of a value in `parsedData`, 0..1. */
  readonly leastConfidence: number;
  /** Whether `fields` is to be there beside `parsedData`. */
  readonly withFields: boolean;
}

/**
 * The JSON of what {@link fieldsToWire} makes, in UTF-8. Reading, shaping and writing 5,000 fields takes 25 ms of
 * processor time (2026-11-28), so it runs in a thread, `spelling-thread.ts`, and this file imports little.
 */
export function spellFields({
  fieldsJson,
  leastConfidence,
  withFields,
}: FieldsSpelling): Uint8Array<ArrayBuffer> {
  const { parsedData, fields } = fieldsToWire(JSON.parse(fieldsJson), leastConfidence);
  return new TextEncoder().encode(JSON.stringify(withFields ? { parsedData, fields } : { parsedData }));
}
