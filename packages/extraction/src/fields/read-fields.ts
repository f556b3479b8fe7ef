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

/** Who reads what, by the heading of its fields in `docs/fields.md`. The first that reads a class reads it. */
const READERS: readonly {
  readonly heading: string;
  readonly classes: readonly DocumentClassName[];
  readonly names: readonly FieldName[];
  readonly read: FieldReader;
}[] = [
  {
    heading: 'ID documents',
    classes: ID_DOCUMENT_CLASSES,
    names: [...ID_FIELD_NAMES, ...ZONE_FIELD_NAMES],
    read: readIdentity,
  },
  {
    heading: 'Bank statements',
    classes: ['financial/bank_statement', 'financial/business_bank_statement'],
    names: BANK_STATEMENT_FIELD_NAMES,
    read: readBankStatement,
  },
  ...DOCUMENT_TYPES.map((type) => ({
    heading: type.heading,
    classes: type.classes,
    names: fieldNamesOf(type),
    read: (input: FieldInput) => readDocumentType(type, input),
  })),
];

const readerOf = (name: DocumentClassName | undefined) =>
  READERS.find(({ classes }) => name !== undefined && classes.includes(name));

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
  const fields = (readerOf(name)?.read ?? OTHERWISE)(input);
  const hasCurrency = name !== undefined && WITH_CURRENCY.includes(name);
  return { fields: hasCurrency ? [...fields, ...readCurrency(input)] : fields };
}

/**
 * Every field by kind of document; the key is its heading in `docs/fields.md`, which a test compares with
 * this.
 */
export const FIELD_NAMES: Readonly<Record<string, readonly FieldName[]>> = Object.fromEntries(
  READERS.map(({ heading, names }) => [heading, names]),
);

/** The fields that documents of a class may have. @param name undefined where nothing told the class */
export const fieldNamesFor = (name: DocumentClassName | undefined): readonly FieldName[] =>
  readerOf(name)?.names ?? fieldNamesOf(OTHER_DOCUMENT);
