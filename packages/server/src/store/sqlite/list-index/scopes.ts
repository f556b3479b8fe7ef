import type { Tag } from '../../types.js';
import type { Connection } from '../connection.js';

/** The scope that holds every detection of an organization. */
const WHOLE_ORGANIZATION = '';

export interface Scope {
  readonly scopeId: number;
  readonly entryCount: number;
}

/** JSON, since it keeps apart what SQLite's text would not: NUL characters and unpaired surrogates. */
const tagKey = (tag: Tag): string => JSON.stringify([tag.name, tag.value]);

/** Counts one more entry in the whole scope and in that of every tag. @returns their ids, the whole scope first. */
export function countIntoScopes(connection: Connection, organizationId: number, tags: readonly Tag[]): readonly [number, ...number[]] {
  const count = (tag: string): number =>
    connection.get<[number]>(
      `INSERT INTO list_scope (organization_id, tag, entry_count) VALUES (?, ?, 1)
       ON CONFLICT (organization_id, tag) DO UPDATE SET entry_count = entry_count + 1 RETURNING scope_id`,
      [organizationId, tag],
    )![0];
  return [count(WHOLE_ORGANIZATION), ...[...new Set(tags.map(tagKey))].map(count)];
}

export interface QueryScopes {
  readonly whole: Scope;
  /** One per distinct tag of the query, fewest entries first. */
  readonly tagged: readonly Scope[];
}

/** @returns undefined when no detection can match: an organization without any, or a tag that none has. */
export function findScopes(connection: Connection, organizationId: number, tags: readonly Tag[]): QueryScopes | undefined {
  const find = (tag: string): Scope | undefined => {
    const row = connection.get<[number, number]>('SELECT scope_id, entry_count FROM list_scope WHERE organization_id = ? AND tag = ?', [
      organizationId,
      tag,
    ]);
    return row && { scopeId: row[0], entryCount: row[1] };
  };
  const whole = find(WHOLE_ORGANIZATION);
  const tagged = [...new Set(tags.map(tagKey))].map(find);
  if (!whole || tagged.includes(undefined)) return undefined;
  return { whole, tagged: (tagged as Scope[]).sort((a, b) => a.entryCount - b.entryCount) };
}
