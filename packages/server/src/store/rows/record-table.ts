import type { EventData } from '../event-types.js';
import type { RecordKind, Tag } from '../record-types.js';
import type { Summary } from '../summarize.js';
import { type Columns, namesOf, type SqlRow } from './columns.js';
import type { Listing } from './listing.js';

/**
 * Where one kind of record lies: a row of what lists sort and filter by, and beside it, under the same id, a
 * row of JSON texts in the table `<table>_content`.
 */
export interface RecordTable {
  readonly listing: Listing;
  /** The id and `textsFromOutside` among them. */
  readonly columns: readonly string[];
  /** Columns of texts as they were sent. */
  readonly textsFromOutside: readonly string[];
  /** Without the id; `files` among them. */
  readonly contentColumns: readonly string[];
  /** The one of them that says by which tags lists know a record. */
  readonly tagColumn: string;
  /** Of its JSON. */
  readonly tagsOf: (json: string) => readonly Tag[];
}

/** Where the tags are kept as they are. */
export const OWN_TAGS: Pick<RecordTable, 'tagColumn' | 'tagsOf'> = {
  tagColumn: 'tags',
  tagsOf: (json) => JSON.parse(json),
};

/** The names of a kind's columns, those of its content behind the others. */
export const columnNamesOf = <Kept>(
  columns: Columns<Kept>,
): Pick<RecordTable, 'columns' | 'textsFromOutside' | 'contentColumns'> => ({
  columns: namesOf(columns, ({ isContent }) => !isContent),
  textsFromOutside: namesOf(columns, ({ isFromOutside }) => isFromOutside === true),
  contentColumns: namesOf(columns, ({ isContent }) => isContent === true),
});

/**
 * A record on its way into the store. Texts and numbers cross threads cheaply, so JSON is made and read on the
 * caller's side and a writer spends its time on writing.
 */
export interface RecordInsert {
  readonly kind: RecordKind;
  readonly id: number;
  readonly organizationId: number;
  readonly createdAtMicros: number;
  /** As the kind's listing has them. */
  readonly measures: readonly number[];
  /** As words.ts packs them. */
  readonly words: number;
  readonly tags: readonly Tag[];
  readonly storedNames: readonly string[];
  /** Both rows side by side, the content without its id. */
  readonly row: SqlRow;
  /** What the event of the record says. */
  readonly event: EventData;
  /** Of the kinds that people look through. */
  readonly summary?: SubmissionInsert;
}

/** A record's summary on its way into the store. */
export interface SubmissionInsert {
  readonly band: string | null;
  /** False in a verification that failed. */
  readonly isVerified: boolean;
  readonly searched: string;
  readonly failedChecks: readonly string[];
  /** JSON. */
  readonly row: string;
}

export const submissionInsert = ({ row, searched, failedChecks }: Summary): SubmissionInsert => ({
  band: row.band ?? null,
  isVerified: row.verified !== false,
  // SQLite's index of texts ends at the first U+0000, and PostgreSQL's texts hold none.
  searched: searched.replaceAll('\0', ' '),
  failedChecks,
  row: JSON.stringify(row),
});

export interface RowPage {
  readonly totalCount: number;
  readonly rows: readonly SqlRow[];
}

/**
 * Characters and bytes of stored rows after which a page ends early, for its caller to read on: 60 records of 20,000
 * fields took 1.6 GB of the server's memory at once, and a page of 8 MB kept the event loop for a quarter of a
 * second (2026-11-28). A hundred usual records are less.
 */
export const MAX_LISTED_LENGTH = 1024 * 1024;

/** Characters and bytes of a row. */
export const lengthOf = (row: SqlRow): number =>
  row.reduce<number>(
    (sum, value) => sum + (typeof value === 'string' || value instanceof Uint8Array ? value.length : 0),
    0,
  );

/** Nobody pages this far through the list of all kinds, and counting must not cost more than the page. */
export const MAX_COUNTED = 10_000;
/** Each row of a list by text is looked at to be counted. */
export const MAX_COUNTED_BY_TEXT = 1000;
