import type { FieldName } from '../../fields/types.js';
import NAMES from './field-names.json' with { type: 'json' };

/** Name of a field of an ID document. */
export type IdFieldName = keyof typeof NAMES;

/** What ID documents state. Which of them a document has depends on its kind; all are left out where they are not printed. */
export const ID_FIELD_NAMES = Object.entries(NAMES).map(([name, said]) => ({
  name,
  ...said,
})) as readonly (FieldName & {
  readonly name: IdFieldName;
})[];
