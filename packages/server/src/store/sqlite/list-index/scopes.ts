import type { RecordKind, Tag } from '../../record-types.js';
import type { Connection } from '../connection.js';

/** The scope that holds every record of one kind of an organization. */
const WHOLE_ORGANIZATION = '';

/** A set of records of one kind whose size is known and whose order by each sort key may be kept. */
export interface Scope {
  readonly scopeId: number;
  readonly entryCount: number;
  /** Whether `list_entry` has its records. */
  readonly isSorted: boolean;
}

type ScopeRow = readonly [scopeId: number, entryCount: number, isSorted: number];
const scopeOfRow = ([scopeId, entryCount, isSorted]: ScopeRow): Scope => ({
  scopeId,
  entryCount,
  isSorted: isSorted === 1,
});

/** JSON, since it keeps apart what SQLite's text would not: NUL characters and unpaired surrogates. */
const tagKey = (tag: Tag): string => JSON.stringify([tag.name, tag.value]);

/**
 * Counts one more entry in the organization's whole scope and in that of every tag. @returns the scopes with
 * their new counts
 */
export function countIntoScopes(
  connection: Connection,
  kind: RecordKind,
  organizationId: number,
  tags: readonly Tag[],
): readonly Scope[] {
  return [...new Set([WHOLE_ORGANIZATION, ...tags.map(tagKey)])].map((tag) =>
    scopeOfRow(
      connection.get<ScopeRow>(
        `INSERT INTO list_scope (organization_id, record_kind, tag, entry_count) VALUES (?, ?, ?, 1)
         ON CONFLICT (organization_id, record_kind, tag) DO UPDATE SET entry_count = entry_count + 1 RETURNING scope_id, entry_count, is_sorted`,
        [organizationId, kind, tag],
      )!,
    ),
  );
}

/**
 * Counts one entry less in the scopes that {@link countIntoScopes} counted it into; a scope without entries
 * goes, and with it what it says of a tag.
 * @returns the scopes with their new counts
 */
export function countOutOfScopes(
  connection: Connection,
  kind: RecordKind,
  organizationId: number,
  tags: readonly Tag[],
): readonly Scope[] {
  return [...new Set([WHOLE_ORGANIZATION, ...tags.map(tagKey)])].flatMap((tag) => {
    const row = connection.get<ScopeRow>(
      `UPDATE list_scope SET entry_count = entry_count - 1 WHERE organization_id = ? AND record_kind = ? AND tag = ?
       RETURNING scope_id, entry_count, is_sorted`,
      [organizationId, kind, tag],
    );
    if (!row) return [];
    const scope = scopeOfRow(row);
    if (scope.entryCount === 0) connection.run('DELETE FROM list_scope WHERE scope_id = ?', [scope.scopeId]);
    return scope;
  });
}

/**
 * The scopes that a query's tags name, fewest entries first; the whole organization when it names none.
 * @returns undefined when no record can match: an organization without any, or a tag that none has
 */
export function findScopes(
  connection: Connection,
  kind: RecordKind,
  organizationId: number,
  tags: readonly Tag[],
): readonly [Scope, ...Scope[]] | undefined {
  const keys = tags.length === 0 ? [WHOLE_ORGANIZATION] : [...new Set(tags.map(tagKey))];
  const scopes: Scope[] = [];
  for (const key of keys) {
    const sql =
      'SELECT scope_id, entry_count, is_sorted FROM list_scope WHERE organization_id = ? AND record_kind = ? AND tag = ?';
    const row = connection.get<ScopeRow>(sql, [organizationId, kind, key]);
    if (!row) return undefined;
    scopes.push(scopeOfRow(row));
  }
  return scopes.sort((a, b) => a.entryCount - b.entryCount) as [Scope, ...Scope[]];
}
