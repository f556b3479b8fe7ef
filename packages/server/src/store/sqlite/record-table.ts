import type { ListQuery } from '../record-types.js';
import {
  lengthOf,
  MAX_LISTED_LENGTH,
  type RecordInsert,
  type RecordTable,
  type RowPage,
} from '../rows/record-table.js';
import type { Connection, SqlRow } from './connection.js';
import type { CountedRecord } from './list-index/insert.js';
import { listIds } from './list-index/list.js';
import { countIntoScopes } from './list-index/scopes.js';
import { insertSubmission } from './submissions.js';

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
 * Both rows side by side. The engine hands text back only up to a NUL character, so texts from outside are read
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
