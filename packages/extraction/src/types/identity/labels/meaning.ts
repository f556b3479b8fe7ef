import type { IdFieldName } from '../field-names.js';

/**
 * What a label on an ID document announces: a field, the second of two surnames, or something that is not read (`other`)
 * and only ends the value before it.
 */
export type LabelMeaning = IdFieldName | 'secondLastName' | 'other';
