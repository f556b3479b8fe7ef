import type { RecordKind, StoredFile } from '../record-types.js';
import { RECORD_TABLES } from '../rows/record-tables.js';
import type { Queries } from './database.js';
import { bytesOf } from './records.js';

/** The row of a stored file, whatever kind of record names it; on one snapshot. */
export async function findFile(
  queries: Queries,
  organizationId: number,
  storedName: string,
): Promise<StoredFile | undefined> {
  const named = await queries.get<[RecordKind, number]>(
    'SELECT record_kind, record_id FROM stored_file WHERE stored_name = $1 AND organization_id = $2',
    [bytesOf(storedName), organizationId],
  );
  if (!named) return undefined;
  const [kind, id] = named;
  const { table, idColumn } = RECORD_TABLES[kind].listing;
  const row = await queries.get<[string]>(`SELECT files FROM ${table}_content WHERE ${idColumn} = $1`, [id]);
  const files: readonly StoredFile[] = row ? JSON.parse(row[0]) : [];
  return files.find((file) => file.storedName === storedName);
}

/** Those of the names that have a row. */
export async function existingFileNames(
  queries: Queries,
  storedNames: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await queries.all<[Uint8Array]>(
    'SELECT stored_name FROM stored_file WHERE stored_name = ANY($1::bytea[])',
    [storedNames.map(bytesOf)],
  );
  return new Set(rows.map(([name]) => Buffer.from(name).toString('utf8')));
}
