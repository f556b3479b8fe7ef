import { eventOfParsing } from '../completed-event.js';
import type { Parsing } from '../parsing-types.js';
import { summaryOfParsing } from '../summarize.js';
import type { SqlRow } from './connection.js';
import { packWords } from './list-index/words.js';
import { type RecordInsert, type TextFromOutside, textOf } from './record-table.js';
import { submissionInsert } from './submissions.js';
import { UPLOAD_WORDS } from './upload-words.js';

/** Rows of `parsing` and `parsing_content` side by side, in the order of the table's columns. */
type ParsingRow = readonly [
  parseId: number,
  organizationId: number,
  mediaType: string,
  fileType: string,
  fileName: TextFromOutside,
  fileSizeBytes: number,
  sha256: string,
  model: string,
  modelVersion: string,
  engineVersion: string,
  country: string,
  documentType: string,
  documentClass: string | null,
  confidence: number,
  pageCount: number,
  pagesUnread: number,
  fieldsUnwritten: number,
  createdAtMicros: number,
  fields: string,
  partsUnread: string,
  tags: string,
  files: string,
];

export function parsingInsert(parsing: Parsing): RecordInsert {
  const row: ParsingRow = [
    parsing.parseId,
    parsing.organizationId,
    parsing.mediaType,
    parsing.fileType,
    parsing.fileName,
    parsing.fileSizeBytes,
    parsing.sha256,
    parsing.model,
    parsing.modelVersion,
    parsing.engineVersion,
    parsing.country,
    parsing.documentType,
    parsing.documentClass,
    parsing.confidence,
    parsing.pageCount,
    parsing.pagesUnread,
    parsing.fieldsUnwritten,
    parsing.createdAtMicros,
    JSON.stringify(parsing.fields),
    JSON.stringify(parsing.partsUnread),
    JSON.stringify(parsing.tags),
    JSON.stringify(parsing.files),
  ];
  return {
    kind: 'parse',
    id: parsing.parseId,
    organizationId: parsing.organizationId,
    createdAtMicros: parsing.createdAtMicros,
    measures: [parsing.fileSizeBytes],
    words: packWords(UPLOAD_WORDS, parsing),
    tags: parsing.tags,
    storedNames: parsing.files.map((file) => file.storedName),
    row,
    event: eventOfParsing(parsing),
    summary: submissionInsert(summaryOfParsing(parsing)),
  };
}

export function parsingOfRow(row: SqlRow): Parsing {
  const [
    parseId,
    organizationId,
    mediaType,
    fileType,
    fileName,
    fileSizeBytes,
    sha256,
    model,
    modelVersion,
    engineVersion,
    country,
    documentType,
    documentClass,
    confidence,
    pageCount,
    pagesUnread,
    fieldsUnwritten,
    createdAtMicros,
    fields,
    partsUnread,
    tags,
    files,
  ] = row as ParsingRow;
  return {
    parseId,
    organizationId,
    mediaType: mediaType as Parsing['mediaType'],
    fileType: fileType as Parsing['fileType'],
    fileName: textOf(fileName),
    fileSizeBytes,
    sha256,
    model: model as Parsing['model'],
    modelVersion,
    engineVersion,
    country: country as Parsing['country'],
    documentType,
    documentClass: documentClass as Parsing['documentClass'],
    confidence,
    fields: JSON.parse(fields),
    fieldsUnwritten,
    pageCount,
    pagesUnread,
    partsUnread: JSON.parse(partsUnread),
    createdAtMicros,
    tags: JSON.parse(tags),
    files: JSON.parse(files),
  };
}
