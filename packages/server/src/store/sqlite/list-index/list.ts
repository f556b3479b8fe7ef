import type { DetectionQuery } from '../../types.js';
import type { Connection } from '../connection.js';
import { findMatches, isSmallKey, type Ranges } from './matches.js';
import { pageOfIds, pageOfScope } from './page-by-id.js';
import { sortByKey, sortingIsCheaper, walkByKey } from './page-by-key.js';
import { pageBySmallKey } from './page-by-small-key.js';
import { findScopes, type Scope } from './scopes.js';

export interface IdPage {
  readonly totalCount: number;
  /** In the order of the page. */
  readonly ids: readonly number[];
}

const NOTHING: IdPage = { totalCount: 0, ids: [] };

/** Which detections a list shows. Call it inside a read transaction. Why it works as it does: docs/decisions/0003-list-index.md. */
export function listIds(connection: Connection, organizationId: number, query: DetectionQuery): IdPage {
  const scopes = findScopes(connection, organizationId, query.tags);
  if (!scopes) return NOTHING;
  const ranges = rangesOf(query);
  return ranges || scopes.length > 1 ? listMatches(connection, scopes, ranges, query) : listScope(connection, scopes[0], query);
}

/** All of one scope: its size is known. */
function listScope(connection: Connection, scope: Scope, query: DetectionQuery): IdPage {
  const totalCount = scope.entryCount;
  if (query.offset >= totalCount) return { totalCount, ids: [] };
  if (query.sortBy === 'detectionId') return { totalCount, ids: pageOfScope(connection, scope, query) };
  if (!scope.isSorted) return listMatches(connection, [scope], undefined, query);
  return { totalCount, ids: walkByKey(connection, { sortBy: query.sortBy, scopes: [scope], ranges: undefined }, query) };
}

/** The matches are found first, which gives the exact total. */
function listMatches(
  connection: Connection,
  scopes: readonly [Scope, ...Scope[]],
  ranges: Ranges | undefined,
  query: DetectionQuery,
): IdPage {
  const { sortBy, offset, limit } = query;
  const matches = findMatches(connection, { scopes, ranges, key: isSmallKey(sortBy) ? sortBy : undefined });
  const totalCount = matches.ids.length;
  if (offset >= totalCount) return { totalCount, ids: [] };
  if (sortBy === 'detectionId') return { totalCount, ids: pageOfIds(matches.ids, query) };
  if (isSmallKey(sortBy)) return { totalCount, ids: pageBySmallKey(matches, query) };
  const filter = { sortBy, scopes, ranges };
  const sorts = sortingIsCheaper(filter, totalCount, offset + limit);
  return { totalCount, ids: sorts ? sortByKey(connection, sortBy, matches.ids, query) : walkByKey(connection, filter, query) };
}

/** The latest second that a filter may name, by the contract. */
const LAST_SECOND = 2_147_483_647;

/** Undefined when the query limits neither time nor likelihood. */
export function rangesOf({ minLikelihood, maxLikelihood, minTimestamp, maxTimestamp }: DetectionQuery): Ranges | undefined {
  if ([minLikelihood, maxLikelihood, minTimestamp, maxTimestamp].every((bound) => bound === undefined)) return undefined;
  return {
    seconds: { least: minTimestamp ?? 0, most: maxTimestamp ?? LAST_SECOND },
    tenths: { least: leastTenths(minLikelihood ?? 0), most: mostTenths(maxLikelihood ?? 100) },
  };
}

/** The least whole tenths not below `percent`; by comparison, since `percent * 10` may round across a whole number. */
function leastTenths(percent: number): number {
  let tenths = Math.floor(percent * 10) - 1;
  while (tenths / 10 < percent) tenths++;
  return tenths;
}

/** The most whole tenths not above `percent`. */
function mostTenths(percent: number): number {
  let tenths = Math.ceil(percent * 10) + 1;
  while (tenths / 10 > percent) tenths--;
  return tenths;
}
