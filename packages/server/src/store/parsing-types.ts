import type { Box, DocumentClassName, FieldSource } from '@assay/media';
import type { ReadingPart } from '../reading-parts.js';
import type { Country, ListQuery, Tag, UploadRecord } from './record-types.js';

/** A field of a parsed document as stored and shown on the wire. */
export interface RecordedField {
  /** Path in the parsed data: `lastName`, `accounts[0].transactions[3].date`. */
  readonly name: string;
  readonly value: string | number;
  /** 0..1: probability that the value is exactly what the document says. */
  readonly confidence: number;
  readonly source: FieldSource;
  /** From 1. */
  readonly page: number;
  readonly boundingBox?: Box;
  readonly repaired?: true;
  /** The record whose corrections said where the value stands. */
  readonly learnedFrom?: number;
}

/** The record of a parsed document. Immutable once inserted. */
export interface Parsing extends UploadRecord {
  readonly parseId: number;
  readonly model: 'light' | 'performance';
  readonly country: Country;
  /** As the contract names it: `idDocument`, `bankStatement.us`, `unknown`. */
  readonly documentType: string;
  readonly documentClass: DocumentClassName | null;
  /** 0..1: mean over the fields, 0 when there is none. */
  readonly confidence: number;
  readonly fields: readonly RecordedField[];
  /** Fields that were read beyond those that a record holds. */
  readonly fieldsUnwritten: number;
  readonly pageCount: number;
  readonly pagesUnread: number;
  /** Parts of the reading that threw or came to no end: what they would have said is missing. */
  readonly partsUnread: readonly ReadingPart[];
  /** The records whose corrections changed a field of this one, or took one away. */
  readonly learnedFrom: readonly number[];
  readonly tags: readonly Tag[];
}

/** A record as lists hand it out: thousands of fields are read only where they are needed. */
export interface ListedParsing extends Omit<Parsing, 'fields'> {
  /** The fields as they are stored: the JSON of a list of {@link RecordedField}. */
  readonly fieldsJson: string;
}

export const PARSE_SORT_KEYS = [
  'parseId',
  'mediaType',
  'fileType',
  'fileName',
  'fileSize',
  'confidence',
  'documentType',
  'timestamp',
] as const;
export type ParseSortKey = (typeof PARSE_SORT_KEYS)[number];

export interface ParsingQuery extends ListQuery<ParseSortKey> {
  /** Bytes, inclusive. */
  readonly minFileSize?: number;
  readonly maxFileSize?: number;
}
