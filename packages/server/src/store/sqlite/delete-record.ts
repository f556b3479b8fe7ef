import type { StoredFile } from '../record-types.js';
import type { RecordTable } from '../rows/record-table.js';
import type { Connection } from './connection.js';
import { forgetLinks } from './links/forget.js';
import { removeFromListIndex } from './list-index/remove.js';
import { requireUnheld } from './retention.js';
import { deleteSubmission } from './submissions.js';

/**
 * Removes a record with everything that the database says of it: rows, files' rows, its places in lists, the
 * keys that answered with it, and for a detection what it is found by and its links, those of others with it
 * among them. It must be in the list index.
 * @returns the stored names of its files; undefined when the organization has no such record
 * @throws RecordHeld
 */
export function deleteRecordRows(
  connection: Connection,
  table: RecordTable,
  organizationId: number,
  id: number,
): readonly string[] | undefined {
  const { listing, tagColumn, tagsOf } = table;
  const { kind, table: name, idColumn } = listing;
  const row = connection.get<[tags: string, files: string]>(
    `SELECT c.${tagColumn}, c.files FROM ${name} d JOIN ${name}_content c USING (${idColumn}) WHERE d.${idColumn} = ? AND d.organization_id = ?`,
    [id, organizationId],
  );
  if (!row) return undefined;
  const tags = tagsOf(row[0]);
  requireUnheld(connection, { organizationId, kind, id }, tags);
  const files: readonly StoredFile[] = JSON.parse(row[1]);
  const storedNames = files.map(({ storedName }) => storedName);
  removeFromListIndex(connection, listing, { organizationId, id, tags });
  if (kind === 'detection') forgetLinks(connection, organizationId, id);
  deleteSubmission(connection, kind, id);
  connection.run(
    'DELETE FROM idempotency_key WHERE organization_id = ? AND record_kind = ? AND record_id = ?',
    [organizationId, kind, id],
  );
  for (const storedName of storedNames)
    connection.run('DELETE FROM stored_file WHERE stored_name = ?', [storedName]);
  connection.run(`DELETE FROM ${name}_content WHERE ${idColumn} = ?`, [id]);
  connection.run(`DELETE FROM ${name} WHERE ${idColumn} = ?`, [id]);
  return storedNames;
}
