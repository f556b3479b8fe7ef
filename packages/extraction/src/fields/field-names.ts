import { BANK_STATEMENT_FIELD_NAMES } from '../bank-statement/field-names.js';
import { fieldNamesOf } from '../types/document-type.js';
import { DOCUMENT_TYPES } from '../types/document-types.js';
import { ZONE_FIELD_NAMES } from '../types/identity/codes/zone-fields.js';
import { ID_FIELD_NAMES } from '../types/identity/field-names.js';
import type { FieldName } from './field-name.js';

/**
 * Every field by kind of document; the key is its heading in `docs/fields.md`, which a test compares with
 * this.
 */
export const FIELD_NAMES: Readonly<Record<string, readonly FieldName[]>> = {
  'ID documents': [...ID_FIELD_NAMES, ...ZONE_FIELD_NAMES],
  'Bank statements': BANK_STATEMENT_FIELD_NAMES,
  ...Object.fromEntries(DOCUMENT_TYPES.map((type) => [type.heading, fieldNamesOf(type)])),
};
