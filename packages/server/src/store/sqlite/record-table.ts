import type { EventData } from '../event-types.js';
import type { ListQuery, RecordKind, Tag } from '../record-types.js';
import type { Connection, SqlRow } from './connection.js';
import type { CountedRecord } from './list-index/insert.js';
import { listIds } from './list-index/list.js';
import type { Listing } from './list-index/listing.js';
import { countIntoScopes } from './list-index/scopes.js';
import { insertSubmission, type SubmissionInsert } from './submissions.js';

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
  /** The one of them that says by which tags the list index knows a record. */
  readonly tagColumn: string;
  /** Of its JSON. */
  readonly tagsOf: (json: string) => readonly Tag[];
}

/** Where the tags are kept as they are. */
export const OWN_TAGS: Pick<RecordTable, 'tagColumn' | 'tagsOf'> = {
  tagColumn: 'tags',
  tagsOf: (json) => JSON.parse(json),
};

/**
 * A record on its way to the writer. Texts and numbers cross threads cheaply, so JSON is made and read on the
 * caller's side and the writer thread spends its time on writing.
 */
export interface RecordInsert {
  readonly kind: RecordKind;
  readonly id: number;
  readonly organizationId: number;
  readonly createdAtMicros: number;
  /** As the kind's listing has them. */
  readonly measures: readonly number[];
  /** As list-index/words.ts packs them. */
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

export interface RowPage {
  readonly totalCount: number;
  readonly rows: readonly SqlRow[];
}

/** A text from outside as a row holds it: written as text, read as bytes. */
export type TextFromOutside = string | Uint8Array;

export const textOf = (value: TextFromOutside): string =>
  typeof value === 'string' ? value : Buffer.from(value).toString('utf8');

const placeholders = (count: number): string => Array.from({ length: count }, () => '?').join(', ');

/** Inserts the rows of a record. @returns what `addToListIndex` has to take in */
export function insertRecordRows(
  connection: Connection,
  table: RecordTable,
  insert: RecordInsert,
): CountedRecord {
  const { listing, columns, contentColumns } = table;
  const { kind, id, organizationId, row } = insert;
  connection.run(
    `INSERT INTO ${listing.table} (${columns.join(', ')}) VALUES (${placeholders(columns.length)})`,
    row.slice(0, columns.length),
  );
  connection.run(
    `INSERT INTO ${listing.table}_content (${[listing.idColumn, ...contentColumns].join(', ')}) VALUES (${placeholders(contentColumns.length + 1)})`,
    [id, ...row.slice(columns.length)],
  );
  for (const storedName of insert.storedNames) {
    connection.run(
      'INSERT INTO stored_file (stored_name, organization_id, record_kind, record_id) VALUES (?, ?, ?, ?)',
      [storedName, organizationId, kind, id],
    );
  }
  if (insert.summary) insertSubmission(connection, insert, insert.summary);
  const { measures, words, createdAtMicros, tags } = insert;
  return {
    listing,
    scopes: countIntoScopes(connection, kind, organizationId, tags),
    entry: { id, second: Math.floor(createdAtMicros / 1_000_000), measures, words },
  };
}

/**
 * Both rows side by side. libsql hands text back only up to a NUL character, so texts from outside are read
 * as bytes.
 */
const selected = ({ columns, contentColumns, textsFromOutside }: RecordTable): string =>
  [
    ...columns.map((column) =>
      textsFromOutside.includes(column) ? `CAST(d.${column} AS BLOB)` : `d.${column}`,
    ),
    ...contentColumns.map((column) => `c.${column}`),
  ].join(', ');

export function findRow(
  connection: Connection,
  table: RecordTable,
  organizationId: number,
  id: number,
): SqlRow | undefined {
  const { table: name, idColumn } = table.listing;
  return connection.get(
    `SELECT ${selected(table)} FROM ${name} d JOIN ${name}_content c USING (${idColumn}) WHERE d.${idColumn} = ? AND d.organization_id = ?`,
    [id, organizationId],
  );
}

/**
 * Characters and bytes of stored rows after which a page ends early, for its caller to read on: 60 records of 20,000
 * fields took 1.6 GB of the server's memory at once, and a page of 8 MB kept the event loop for a quarter of a
 * second (2026-11-28). A hundred usual records are less.
 */
const MAX_LISTED_LENGTH = 1024 * 1024;

const lengthOf = (row: SqlRow): number =>
  row.reduce<number>(
    (sum, value) => sum + (typeof value === 'string' || value instanceof Uint8Array ? value.length : 0),
    0,
  );

/** At least one row where there is any; fewer than asked for where they are large. */
export function listRows(
  connection: Connection,
  table: RecordTable,
  organizationId: number,
  query: ListQuery,
  maxLength = MAX_LISTED_LENGTH,
): RowPage {
  return connection.readTransaction(() => {
    const { totalCount, ids } = listIds(connection, table.listing, organizationId, query);
    const rows: SqlRow[] = [];
    let length = 0;
    for (const id of ids) {
      const row = findRow(connection, table, organizationId, id);
      if (!row) continue;
      length += lengthOf(row);
      if (rows.length > 0 && length > maxLength) break;
      rows.push(row);
    }
    return { totalCount, rows };
  });
}
