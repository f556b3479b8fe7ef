export { FIELD_FORMS, isFieldValue } from './field-values.js';
export { fieldNamesFor } from './read-fields.js';
export type { FieldName, FieldValueKind } from './types.js';
