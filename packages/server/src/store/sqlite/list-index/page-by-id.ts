import { type Listing, widthsOf } from '../../rows/listing.js';
import type { Connection } from '../connection.js';
import { decodeEntries } from './entries.js';
import type { Scope } from './scopes.js';

/** Which part of a sorted list is shown. */
export interface PageBounds {
  readonly offset: number;
  readonly limit: number;
  readonly direction: 'asc' | 'desc';
}

/** A page of one scope by id, reading only the blocks that the page touches. */
export function pageOfScope(
  connection: Connection,
  listing: Listing,
  scope: Scope,
  { offset, limit, direction }: PageBounds,
): number[] {
  // A block holds one entry at least: further ones cannot be reached.
  const blocks = connection.all<[number, number]>(
    `SELECT first_id, entry_count FROM list_block WHERE scope_id = ?
     ORDER BY first_id ${direction === 'asc' ? 'ASC' : 'DESC'} LIMIT ?`,
    [scope.scopeId, Math.min(offset + limit, Number.MAX_SAFE_INTEGER)],
  );
  const ids: number[] = [];
  let skip = offset;
  for (const [firstId, entryCount] of blocks) {
    if (ids.length === limit) break;
    if (skip < entryCount) {
      const sql = 'SELECT entries FROM list_block WHERE scope_id = ? AND first_id = ?';
      const { offsets } = decodeEntries(
        connection.get<[Uint8Array]>(sql, [scope.scopeId, firstId])![0],
        widthsOf(listing),
      );
      for (let i = skip; i < entryCount && ids.length < limit; i++) {
        ids.push(firstId + offsets[direction === 'asc' ? i : entryCount - 1 - i]!);
      }
    }
    skip = Math.max(0, skip - entryCount);
  }
  return ids;
}

/** A page of known ids, which ascend. */
export function pageOfIds(ids: Float64Array, { offset, limit, direction }: PageBounds): number[] {
  if (direction === 'asc') return [...ids.subarray(offset, offset + limit)];
  const end = Math.max(0, ids.length - offset);
  return [...ids.slice(Math.max(0, end - limit), end).reverse()];
}
