import { type ListedRecord, type Listing, widthsOf } from '../../rows/listing.js';
import type { Connection } from '../connection.js';
import { BlockWriter } from './blocks.js';
import { findMatches } from './matches.js';
import type { Scope } from './scopes.js';
import { insertSorted } from './sort-keys.js';

/**
 * From this size on a scope is kept in the order of every sort key. Smaller ones, most tags among them, are
 * sorted when a list asks, which takes 2 ms for this many.
 */
export const SORTED_FROM = 1000;

/** A record whose row is inserted and counted. */
export interface CountedRecord {
  readonly listing: Listing;
  readonly scopes: readonly Scope[];
  readonly entry: ListedRecord;
}

/** Takes counted records into the list index: the last step before COMMIT. */
export function addToListIndex(
  connection: Connection,
  counted: readonly CountedRecord[],
  sortedFrom = SORTED_FROM,
): void {
  for (const listing of new Set(counted.map((one) => one.listing))) {
    const ofKind = counted.filter((one) => one.listing === listing);
    addRecords(connection, listing, ofKind, sortedFrom);
  }
}

function addRecords(
  connection: Connection,
  listing: Listing,
  counted: readonly CountedRecord[],
  sortedFrom: number,
): void {
  const blocks = new BlockWriter(connection, widthsOf(listing));
  const grown = new Map<number, Scope>();
  for (const { scopes, entry } of counted) {
    for (const scope of scopes) {
      blocks.add(scope.scopeId, entry);
      if (!scope.isSorted && scope.entryCount >= sortedFrom) grown.set(scope.scopeId, scope);
    }
    insertSorted(
      connection,
      listing,
      scopes.filter(({ isSorted }) => isSorted),
      [entry.id],
    );
  }
  blocks.flush();
  for (const scope of grown.values()) sortScope(connection, listing, scope);
}

/** Begins to keep a scope in the order of every sort key, with all that its blocks hold. */
export function sortScope(connection: Connection, listing: Listing, scope: Scope): void {
  insertSorted(connection, listing, [scope], [...findMatches(connection, listing, { scopes: [scope] }).ids]);
  connection.run('UPDATE list_scope SET is_sorted = 1 WHERE scope_id = ?', [scope.scopeId]);
}
