import type { RecordKind, StoredFile } from '../record-types.js';
import { RECORD_TABLES } from '../rows/record-tables.js';
import type { Connection } from './connection.js';

/** The row of a stored file, whatever kind of record names it. */
export function findFile(
  connection: Connection,
  organizationId: number,
  storedName: string,
): StoredFile | undefined {
  const named = connection.get<[RecordKind, number]>(
    'SELECT record_kind, record_id FROM stored_file WHERE stored_name = ? AND organization_id = ?',
    [storedName, organizationId],
  );
  if (!named) return undefined;
  const [kind, id] = named;
  const { table, idColumn } = RECORD_TABLES[kind].listing;
  const row = connection.get<[string]>(`SELECT files FROM ${table}_content WHERE ${idColumn} = ?`, [id]);
  const files: readonly StoredFile[] = row ? JSON.parse(row[0]) : [];
  return files.find((file) => file.storedName === storedName);
}

/** Those of the names that have a row. */
export function existingFileNames(
  connection: Connection,
  storedNames: readonly string[],
): ReadonlySet<string> {
  const sql =
    'SELECT f.stored_name FROM json_each(?) wanted CROSS JOIN stored_file f ON f.stored_name = wanted.value';
  return new Set(connection.all<[string]>(sql, [JSON.stringify(storedNames)]).map(([name]) => name));
}
