import type { DocumentField, DocumentFields, FieldReading } from '@assay/media';
import { isCoded, isPrint } from './printed-text.js';

/** What print and codes say of one field. */
export interface BothSources {
  readonly name: string;
  readonly printed: readonly FieldReading[];
  readonly coded: readonly FieldReading[];
}

/** Readings looked at of one field and source; honest documents have up to four. */
const MAX_READINGS = 8;

/** Fields by name with their readings in print and in codes, each with the confidence that it has alone. */
export function bothSources({ fields }: DocumentFields): ReadonlyMap<string, BothSources> {
  return new Map(
    fields.map((field) => {
      const readings = readingsOf(field);
      const of = (is: (reading: FieldReading) => boolean): FieldReading[] =>
        readings.filter(is).slice(0, MAX_READINGS);
      return [field.name, { name: field.name, printed: of(isPrint), coded: of(isCoded) }];
    }),
  );
}

/**
 * The fields of one side of a card with what each side says of them: that side in the place of print and the
 * other in that of codes, whatever they were read from.
 */
export function bothSides(one: DocumentFields, other: DocumentFields): ReadonlyMap<string, BothSources> {
  const of = ({ fields }: DocumentFields, name: string): readonly FieldReading[] =>
    fields.flatMap((field) => (field.name === name ? readingsOf(field) : [])).slice(0, MAX_READINGS);
  return new Map(
    one.fields.map(({ name }) => [name, { name, printed: of(one, name), coded: of(other, name) }]),
  );
}

/**
 * The field's confidence is that of the joined readings; a disagreement must not make its print look unsure.
 */
function readingsOf({ others, confidenceAlone, ...shown }: DocumentField): FieldReading[] {
  return [{ ...shown, confidence: confidenceAlone ?? shown.confidence }, ...others];
}
