import type { ParsingQuery } from '../parsing-types.js';
import { rangeBetween } from './list-index/listing.js';
import { OWN_TAGS, type RecordTable } from './record-table.js';
import { UPLOAD_WORDS } from './upload-words.js';

export const PARSING_TABLE: RecordTable = {
  listing: {
    kind: 'parse',
    table: 'parsing',
    idColumn: 'parse_id',
    idKey: 'parseId',
    sortKeys: {
      mediaType: { id: 0, sql: 'd.media_type' },
      fileType: { id: 1, sql: 'd.file_type' },
      fileName: { id: 2, sql: 'd.file_name' },
      fileSize: { id: 3, sql: 'd.file_size_bytes' },
      confidence: { id: 4, sql: 'd.confidence' },
      documentType: { id: 5, sql: 'd.document_type' },
      timestamp: { id: 6, sql: 'd.created_at_micros' },
    },
    measures: [
      {
        sql: 'd.file_size_bytes',
        key: 'fileSize',
        bytes: 8,
        rangeOf: ({ minFileSize, maxFileSize }: ParsingQuery) => rangeBetween(minFileSize, maxFileSize),
      },
    ],
    // Types of documents are no words: there may be new ones at any time.
    words: UPLOAD_WORDS,
  },
  columns: [
    'parse_id',
    'organization_id',
    'media_type',
    'file_type',
    'file_name',
    'file_size_bytes',
    'sha256',
    'model',
    'model_version',
    'engine_version',
    'country',
    'document_type',
    'document_class',
    'confidence',
    'page_count',
    'pages_unread',
    'fields_unwritten',
    'created_at_micros',
  ],
  textsFromOutside: ['file_name'],
  contentColumns: ['fields', 'parts_unread', 'tags', 'files'],
  ...OWN_TAGS,
};
