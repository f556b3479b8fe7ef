import type { ListQuery, RecordKind } from '../../types.js';
import type { WordField } from './words.js';

/** Both ends inclusive. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

export const ANY: Range = { least: 0, most: Number.MAX_SAFE_INTEGER };

interface SortKey {
  /** Stored: never reused for another meaning. */
  readonly id: number;
  /** Of a row `d` of the records' table. Texts sort by their UTF-8 bytes. */
  readonly sql: string;
}

/** One kind of record as the list index sees it: by what its lists sort and filter. */
export interface Listing {
  /** Stored with its scopes. */
  readonly kind: RecordKind;
  readonly table: string;
  readonly idColumn: string;
  /** The sort key that is the id: by it the blocks are sorted already. */
  readonly idKey: string;
  /** Every other one. */
  readonly sortKeys: Readonly<Record<string, SortKey>>;
  /** The number, beside the time, that a range of the list may limit. */
  readonly measure: {
    /** Of a row `d`; what {@link ListedRecord.measure} holds. */
    readonly sql: string;
    /** The sort key that is the same number. */
    readonly key: string;
    /** In blocks. Two bytes hold whole numbers of 0..1000 and can be counted; eight hold any that is exact. */
    readonly bytes: 2 | 8;
    /** Undefined when the query does not limit it. */
    rangeOf(query: ListQuery): Range | undefined;
  };
  /** Sort keys with few values, which are words. */
  readonly words: Readonly<Record<string, WordField>>;
}

/** A record as blocks hold it. */
export interface ListedRecord {
  readonly id: number;
  /** Whole seconds since the Unix epoch, 0..2^32-1. */
  readonly second: number;
  /** In the unit of its {@link Listing.measure}. */
  readonly measure: number;
  /** Packed, 0..65535. */
  readonly words: number;
}
