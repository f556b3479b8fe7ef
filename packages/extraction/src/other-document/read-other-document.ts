import type { DocumentClassName, DocumentField } from '@assay/media';
import type { FieldReader } from '../fields/types.js';
import { type DocumentPage, documentPage } from './document-page.js';
import { readLabelledFields } from './read-labelled-fields.js';
import { readReceiptFields } from './read-receipt-fields.js';
import { readW2Fields } from './read-w2-fields.js';

const READERS: Readonly<Partial<Record<DocumentClassName, (page: DocumentPage) => DocumentField[]>>> = {
  'business/receipt': readReceiptFields,
  'tax/form_w2': readW2Fields,
};

/**
 * The fields of a document that has no reader of its own; what labels say where its kind is not known. Never
 * an error.
 */
export const readOtherDocument: FieldReader = (input) => {
  const read = (input.documentClass && READERS[input.documentClass.name]) ?? readLabelledFields;
  return read(documentPage(input));
};
