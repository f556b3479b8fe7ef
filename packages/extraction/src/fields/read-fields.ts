import type { DocumentClassName, DocumentFields } from '@assay/media';
import { BANK_STATEMENT_FIELD_NAMES } from '../bank-statement/field-names.js';
import { readBankStatement } from '../bank-statement/read-bank-statement.js';
import { fieldNamesOf } from '../types/document-type.js';
import { DOCUMENT_TYPES } from '../types/document-types.js';
import { ZONE_FIELD_NAMES } from '../types/identity/codes/zone-fields.js';
import { ID_FIELD_NAMES } from '../types/identity/field-names.js';
import { ID_DOCUMENT_CLASSES, readIdentity } from '../types/identity/read-identity.js';
import { OTHER_DOCUMENT } from '../types/other-document/other-document.js';
import { readDocumentType } from '../types/read-document-type.js';
import { readCurrency } from '../values/currency/read-currency.js';
import type { FieldInput, FieldName, FieldReader } from './types.js';

/** Who reads what. The first that reads a class reads it. */
const READERS: readonly { readonly classes: readonly DocumentClassName[]; readonly read: FieldReader }[] = [
  { classes: ID_DOCUMENT_CLASSES, read: readIdentity },
  { classes: ['financial/bank_statement', 'financial/business_bank_statement'], read: readBankStatement },
  ...DOCUMENT_TYPES.map((type) => ({
    classes: type.classes,
    read: (input: FieldInput) => readDocumentType(type, input),
  })),
];

/** Classes whose documents state amounts in one currency. */
const WITH_CURRENCY: readonly DocumentClassName[] = [
  'financial/bank_statement',
  'financial/business_bank_statement',
];
/** For every other class, and where nothing tells the class. */
const OTHERWISE: FieldReader = (input) => readDocumentType(OTHER_DOCUMENT, input);

/**
 * The fields of a document, read by the reader of its class; what labels say where no reader knows the class.
 */
export function readFields(input: FieldInput): DocumentFields {
  const name = input.documentClass?.name;
  const reader = READERS.find(({ classes }) => name !== undefined && classes.includes(name));
  const fields = (reader?.read ?? OTHERWISE)(input);
  const hasCurrency = name !== undefined && WITH_CURRENCY.includes(name);
  return { fields: hasCurrency ? [...fields, ...readCurrency(input)] : fields };
}

/**
 * Every field by kind of document; the key is its heading in `docs/fields.md`, which a test compares with
 * this.
 */
export const FIELD_NAMES: Readonly<Record<string, readonly FieldName[]>> = {
  'ID documents': [...ID_FIELD_NAMES, ...ZONE_FIELD_NAMES],
  'Bank statements': BANK_STATEMENT_FIELD_NAMES,
  ...Object.fromEntries(DOCUMENT_TYPES.map((type) => [type.heading, fieldNamesOf(type)])),
};
