import type { ListQuery, RecordKind } from '../record-types.js';
import type { WordField } from './words.js';

/** Both ends inclusive. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

export const ANY: Range = { least: 0, most: Number.MAX_SAFE_INTEGER };

/** Undefined when neither end is given. */
export const rangeBetween = (least: number | undefined, most: number | undefined): Range | undefined =>
  least === undefined && most === undefined
    ? undefined
    : { least: least ?? ANY.least, most: most ?? ANY.most };

interface SortKey {
  /** Stored: never reused for another meaning. */
  readonly id: number;
  /** Of a row `d` of the records' table. Texts sort by their UTF-8 bytes. */
  readonly sql: string;
}

/** A number of a record that a range of its list may limit. */
export interface Measure {
  /** Of a row `d`; what {@link ListedRecord.measures} holds. */
  readonly sql: string;
  /** The sort key that is the same number. */
  readonly key: string;
  /** In blocks. Two bytes hold whole numbers of 0..1000 and can be counted; eight hold any that is exact. */
  readonly bytes: MeasureBytes;
  /** Undefined when the query does not limit it. */
  rangeOf(query: ListQuery): Range | undefined;
}

export type MeasureBytes = 2 | 8;

/** Columns of `list_entry`, in the order of {@link Listing.measures}. */
export const MEASURE_COLUMNS = ['measure', 'second_measure'] as const;

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
  /** The numbers, beside the time, that ranges of the list may limit; one or two. */
  readonly measures: readonly Measure[];
  /** Sort keys with few values, which are words. */
  readonly words: Readonly<Record<string, WordField>>;
}

/** How wide blocks of this kind hold each measure. */
export const widthsOf = ({ measures }: Listing): readonly MeasureBytes[] =>
  measures.map(({ bytes }) => bytes);

/** A record as blocks hold it. */
export interface ListedRecord {
  readonly id: number;
  /** Whole seconds since the Unix epoch, 0..2^32-1. */
  readonly second: number;
  /** As its {@link Listing.measures}. */
  readonly measures: readonly number[];
  /** Packed, 0..65535. */
  readonly words: number;
}
