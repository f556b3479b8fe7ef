import { type Listing, MEASURE_COLUMNS } from '../../rows/listing.js';
import type { Connection } from '../connection.js';
import type { Scope } from './scopes.js';

/** Puts inserted records into the order of every sort key in each of the scopes. */
export function insertSorted(
  connection: Connection,
  listing: Listing,
  scopes: readonly Scope[],
  ids: readonly number[],
): void {
  if (scopes.length === 0) return;
  connection.run(insertEntries(listing), [
    JSON.stringify(scopes.map(({ scopeId }) => scopeId)),
    JSON.stringify(ids),
  ]);
}

/**
 * Takes a record out of the order of every sort key. Its row must still be there: its keys are read from it.
 */
export function removeSorted(
  connection: Connection,
  { table, idColumn, sortKeys }: Listing,
  { scopeId }: Scope,
  id: number,
): void {
  for (const key of Object.values(sortKeys)) {
    connection.run(
      `DELETE FROM list_entry WHERE scope_id = ? AND sort_key_id = ? AND record_id = ?
       AND key = (SELECT +(${key.sql}) FROM ${table} d WHERE d.${idColumn} = ?)`,
      [scopeId, key.id, id, id],
    );
  }
}

function insertEntries({ table, idColumn, sortKeys, measures }: Listing): string {
  const keys = Object.values(sortKeys);
  const columns = MEASURE_COLUMNS.slice(0, measures.length);
  return `
    INSERT INTO list_entry (scope_id, sort_key_id, key, record_id, created_second, ${columns.join(', ')})
    SELECT scope.value, sort_key.column1, CASE sort_key.column1 ${keys.map(({ id, sql }) => `WHEN ${id} THEN ${sql}`).join(' ')} END,
      d.${idColumn}, d.created_at_micros / 1000000, ${measures.map(({ sql }) => sql).join(', ')}
    FROM json_each(?) scope CROSS JOIN (VALUES ${keys.map(({ id }) => `(${id})`).join(', ')}) sort_key
    CROSS JOIN json_each(?) wanted CROSS JOIN ${table} d ON d.${idColumn} = wanted.value
    -- In the order of the B-tree, which many entries are inserted into much faster.
    ORDER BY 1, 2, 3, 4`;
}
