export { FIELD_NAMES } from './fields/field-names.js';
export { type ParsedObject, type ParsedValue, parsedData } from './fields/parsed-data.js';
export { readFields } from './fields/read-fields.js';
export type { FieldInput } from './fields/types.js';
export { figuresOfLines, readFigures } from './read-figures.js';
