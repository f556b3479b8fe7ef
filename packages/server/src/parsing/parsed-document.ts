import type { Parsing } from '../store/parsing-types.js';
import type { Country } from '../store/record-types.js';
import type { DocumentReading } from '../workers/index.js';
import { documentTypeOf } from './document-type.js';
import { covers, MOST_CONFIDENCE_UNCOVERED } from './models.js';
import { meanConfidence, recordedFields, writtenFields } from './recorded-fields.js';

/** What a record says of what was read. */
export type ParsedDocument = Pick<
  Parsing,
  | 'documentType'
  | 'documentClass'
  | 'confidence'
  | 'fields'
  | 'fieldsUnwritten'
  | 'pageCount'
  | 'pagesUnread'
  | 'partsUnread'
  | 'learnedFrom'
>;

/** What a model answers to what was read of a document that `country` was named for. */
export function parsedDocument(
  reading: DocumentReading,
  model: Parsing['model'],
  country: Country,
): ParsedDocument {
  const { documentClass, pageCount, pagesUnread, partsUnread, learnedFrom } = reading;
  const fields = recordedFields(
    reading.fields,
    covers(model, documentClass?.name) ? 1 : MOST_CONFIDENCE_UNCOVERED,
  );
  return {
    documentType: documentTypeOf(documentClass, country),
    documentClass: documentClass?.name ?? null,
    confidence: meanConfidence(fields),
    ...writtenFields(fields),
    pageCount,
    pagesUnread,
    partsUnread,
    learnedFrom,
  };
}
