import type { Connection } from '../connection.js';
import { decodeOffsets } from './columns.js';
import type { Scope } from './scopes.js';

/** All ids of a scope, ascending. */
export function idsOfScope(connection: Connection, scope: Scope): Float64Array {
  const ids = new Float64Array(scope.entryCount);
  let length = 0;
  const sql = 'SELECT first_id, offsets FROM list_block WHERE scope_id = ? ORDER BY first_id';
  for (const [firstId, bytes] of connection.all<[number, Uint8Array]>(sql, [scope.scopeId])) {
    for (const offset of decodeOffsets(bytes)) ids[length++] = firstId + offset;
  }
  return ids;
}

/** The ids that are in every scope, ascending. @param scopes at least one, fewest entries first */
export function idsInAll(connection: Connection, scopes: readonly Scope[]): Float64Array {
  let common = idsOfScope(connection, scopes[0]!);
  for (const scope of scopes.slice(1)) common = intersection(common, idsOfScope(connection, scope));
  return common;
}

/** Both ascending without repeats. */
function intersection(a: Float64Array, b: Float64Array): Float64Array {
  const common = new Float64Array(Math.min(a.length, b.length));
  let length = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const difference = a[i]! - b[j]!;
    if (difference === 0) common[length++] = a[i]!;
    if (difference <= 0) i++;
    if (difference >= 0) j++;
  }
  return common.subarray(0, length);
}

/** A page of one scope by id, reading only the blocks that the page touches. */
export function pageOfIds(
  connection: Connection,
  scope: Scope,
  page: { readonly offset: number; readonly limit: number; readonly direction: 'asc' | 'desc' },
): number[] {
  const order = page.direction === 'asc' ? 'ASC' : 'DESC';
  const blocks = connection.all<[number, number]>(
    `SELECT first_id, entry_count FROM list_block WHERE scope_id = ? ORDER BY first_id ${order}`,
    [scope.scopeId],
  );
  const ids: number[] = [];
  let skip = page.offset;
  for (const [firstId, entryCount] of blocks) {
    if (ids.length === page.limit) break;
    if (skip >= entryCount) {
      skip -= entryCount;
      continue;
    }
    const [bytes] = connection.get<[Uint8Array]>('SELECT offsets FROM list_block WHERE scope_id = ? AND first_id = ?', [
      scope.scopeId,
      firstId,
    ])!;
    const offsets = decodeOffsets(bytes);
    for (let i = skip; i < entryCount && ids.length < page.limit; i++) {
      ids.push(firstId + offsets[page.direction === 'asc' ? i : entryCount - 1 - i]!);
    }
    skip = 0;
  }
  return ids;
}
