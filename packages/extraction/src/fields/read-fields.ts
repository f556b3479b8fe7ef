import type { DocumentClassName, DocumentFields } from '@assay/media';
import { readBankStatement } from '../bank-statement/read-bank-statement.js';
import { DOCUMENT_TYPES } from '../types/document-types.js';
import { ID_DOCUMENT_CLASSES, readIdentity } from '../types/identity/read-identity.js';
import { OTHER_DOCUMENT } from '../types/other-document/other-document.js';
import { readDocumentType } from '../types/read-document-type.js';
import { readCurrency } from '../values/currency/read-currency.js';
import type { FieldInput, FieldReader } from './types.js';

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
