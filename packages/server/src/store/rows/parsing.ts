import { eventOfParsing } from '../completed-event.js';
import type { ListedParsing, Parsing, ParsingQuery } from '../parsing-types.js';
import { summaryOfParsing } from '../summarize.js';
import { type Columns, json, recordOf, rowOf, type SqlRow, same, textFromOutside } from './columns.js';
import { rangeBetween } from './listing.js';
import {
  columnNamesOf,
  OWN_TAGS,
  type RecordInsert,
  type RecordTable,
  submissionInsert,
} from './record-table.js';
import { UPLOAD_WORDS } from './upload-words.js';
import { packWords } from './words.js';

const COLUMNS: Columns<Parsing> = {
  parseId: same('parse_id'),
  organizationId: same('organization_id'),
  mediaType: same('media_type'),
  fileType: same('file_type'),
  fileName: textFromOutside('file_name'),
  fileSizeBytes: same('file_size_bytes'),
  sha256: same('sha256'),
  model: same('model'),
  modelVersion: same('model_version'),
  engineVersion: same('engine_version'),
  country: same('country'),
  documentType: same('document_type'),
  documentClass: same('document_class'),
  confidence: same('confidence'),
  pageCount: same('page_count'),
  pagesUnread: same('pages_unread'),
  fieldsUnwritten: same('fields_unwritten'),
  createdAtMicros: same('created_at_micros'),
  fields: json('fields'),
  partsUnread: json('parts_unread'),
  learnedFrom: json('learned_from'),
  tags: json('tags'),
  files: json('files'),
};

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
  ...columnNamesOf(COLUMNS),
  ...OWN_TAGS,
};

export const parsingInsert = (parsing: Parsing): RecordInsert => ({
  kind: 'parse',
  id: parsing.parseId,
  organizationId: parsing.organizationId,
  createdAtMicros: parsing.createdAtMicros,
  measures: [parsing.fileSizeBytes],
  words: packWords(UPLOAD_WORDS, parsing),
  tags: parsing.tags,
  storedNames: parsing.files.map((file) => file.storedName),
  row: rowOf(COLUMNS, parsing),
  event: eventOfParsing(parsing),
  summary: submissionInsert(summaryOfParsing(parsing)),
});

export const parsingOfRow = (row: SqlRow): Parsing => recordOf(COLUMNS, row);

/** The same columns, the fields as their text. */
const LISTED_COLUMNS: Columns<Omit<Parsing, 'fields'> & { readonly fields: string }> = {
  ...COLUMNS,
  fields: same('fields'),
};

export function listedParsingOfRow(row: SqlRow): ListedParsing {
  const { fields: fieldsJson, ...parsing } = recordOf(LISTED_COLUMNS, row);
  return { ...parsing, fieldsJson };
}
