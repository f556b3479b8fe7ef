import type { Connection } from '../connection.js';
import { type BlockEntry, BlockWriter } from './blocks.js';
import { findMatches } from './matches.js';
import type { Scope } from './scopes.js';
import { insertSorted } from './sort-keys.js';

/**
 * From this size on a scope is kept in the order of every sort key. Smaller ones, most tags among them, are sorted when
 * a list asks, which takes 2 ms for this many.
 */
export const SORTED_FROM = 1000;

/** A detection whose row is inserted and counted. */
export interface CountedDetection {
  readonly scopes: readonly Scope[];
  readonly entry: BlockEntry;
}

/** Takes counted detections into the list index: the last step before COMMIT. */
export function addToListIndex(connection: Connection, counted: readonly CountedDetection[], sortedFrom = SORTED_FROM): void {
  const blocks = new BlockWriter(connection);
  const grown = new Map<number, Scope>();
  for (const { scopes, entry } of counted) {
    for (const scope of scopes) {
      blocks.add(scope.scopeId, entry);
      if (!scope.isSorted && scope.entryCount >= sortedFrom) grown.set(scope.scopeId, scope);
    }
    insertSorted(
      connection,
      scopes.filter(({ isSorted }) => isSorted),
      [entry.id],
    );
  }
  blocks.flush();
  for (const scope of grown.values()) sortScope(connection, scope);
}

/** Begins to keep a scope in the order of every sort key, with all that its blocks hold. */
export function sortScope(connection: Connection, scope: Scope): void {
  insertSorted(connection, [scope], [...findMatches(connection, { scopes: [scope] }).ids]);
  connection.run('UPDATE list_scope SET is_sorted = 1 WHERE scope_id = ?', [scope.scopeId]);
}
