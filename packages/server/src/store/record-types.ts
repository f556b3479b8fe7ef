import type { PageMark } from '@assay/forensics';
import type { Format } from '@assay/media';

export interface Tag {
  readonly name: string;
  readonly value: string;
}

/** A file that a record names. Bytes live in the blob store under `storedName`. */
export interface StoredFile {
  readonly category: 'original_file' | 'invoice' | 'heatmap' | 'marked_page' | 'id' | 'face';
  /** Follows the contract's patterns, unique over all organizations. */
  readonly storedName: string;
  /** Undefined of a page that is drawn when it is first asked for: see `marks`. */
  readonly sizeBytes?: number;
  readonly contentType: string;
  /** As `sizeBytes`. */
  readonly sha256?: string;
  readonly createdAtMicros: number;
  /** From 1; heatmaps and marked pages only. */
  readonly page?: number;
  /** What is drawn on a marked page; those of earlier versions were drawn with their record, and have none. */
  readonly marks?: readonly PageMark[];
}

/** What a stored record is one of. */
export const RECORD_KINDS = ['detection', 'parse', 'verification', 'analysis'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export type MediaType = 'image' | 'document';

export type Country = 'us' | 'mx' | 'br';

/** What the record of one uploaded file says of it, whatever was asked of the file. */
export interface UploadRecord {
  readonly organizationId: number;
  readonly mediaType: MediaType;
  readonly fileType: Format;
  /** The original upload name, as sent. */
  readonly fileName: string;
  readonly fileSizeBytes: number;
  readonly sha256: string;
  readonly modelVersion: string;
  readonly engineVersion: string;
  /** Microseconds since the Unix epoch, UTC. */
  readonly createdAtMicros: number;
  readonly files: readonly StoredFile[];
}

/** What every list may ask for. */
export interface ListQuery<SortKey extends string = string> {
  /** 1..100 */
  readonly limit: number;
  readonly offset: number;
  readonly sortBy: SortKey;
  /** Ties are always broken by id, descending. */
  readonly direction: 'asc' | 'desc';
  /** All must match exactly. */
  readonly tags: readonly Tag[];
  /** Unix seconds, inclusive: a record of 10.9 s is inside max 10. */
  readonly minTimestamp?: number;
  readonly maxTimestamp?: number;
}

export interface RecordPage<Record> {
  /** All records that match, whatever limit and offset. */
  readonly totalCount: number;
  readonly records: readonly Record[];
}
