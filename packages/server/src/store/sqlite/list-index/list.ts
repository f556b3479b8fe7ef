import type { ListQuery } from '../../record-types.js';
import { ANY, type Listing } from '../../rows/listing.js';
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

/**
 * Which records a list shows. Call it inside a read transaction. Why it works as it does:
 * docs/decisions/0003-list-index.md.
 */
export function listIds(
  connection: Connection,
  listing: Listing,
  organizationId: number,
  query: ListQuery,
): IdPage {
  const scopes = findScopes(connection, listing.kind, organizationId, query.tags);
  if (!scopes) return NOTHING;
  const ranges = rangesOf(listing, query);
  return ranges || scopes.length > 1
    ? listMatches(connection, listing, scopes, ranges, query)
    : listScope(connection, listing, scopes[0], query);
}

/** All of one scope: its size is known. */
function listScope(connection: Connection, listing: Listing, scope: Scope, query: ListQuery): IdPage {
  const totalCount = scope.entryCount;
  if (query.offset >= totalCount) return { totalCount, ids: [] };
  if (query.sortBy === listing.idKey)
    return { totalCount, ids: pageOfScope(connection, listing, scope, query) };
  if (!scope.isSorted) return listMatches(connection, listing, [scope], undefined, query);
  return {
    totalCount,
    ids: walkByKey(connection, { listing, sortBy: query.sortBy, scopes: [scope], ranges: undefined }, query),
  };
}

/** The matches are found first, which gives the exact total. */
function listMatches(
  connection: Connection,
  listing: Listing,
  scopes: readonly [Scope, ...Scope[]],
  ranges: Ranges | undefined,
  query: ListQuery,
): IdPage {
  const { sortBy, offset, limit } = query;
  const isSmall = isSmallKey(listing, sortBy);
  const matches = findMatches(connection, listing, { scopes, ranges, key: isSmall ? sortBy : undefined });
  const totalCount = matches.ids.length;
  if (offset >= totalCount) return { totalCount, ids: [] };
  if (sortBy === listing.idKey) return { totalCount, ids: pageOfIds(matches.ids, query) };
  if (isSmall) return { totalCount, ids: pageBySmallKey(matches, query) };
  const filter = { listing, sortBy, scopes, ranges };
  const sorts = sortingIsCheaper(filter, totalCount, offset + limit);
  return {
    totalCount,
    ids: sorts ? sortByKey(connection, filter, matches.ids, query) : walkByKey(connection, filter, query),
  };
}

/** The latest second that a filter may name, by the contract. */
const LAST_SECOND = 2_147_483_647;

/** Undefined when the query limits neither time nor any measure. */
export function rangesOf({ measures }: Listing, query: ListQuery): Ranges | undefined {
  const { minTimestamp, maxTimestamp } = query;
  const limited = measures.map((measure) => measure.rangeOf(query));
  if (
    minTimestamp === undefined &&
    maxTimestamp === undefined &&
    limited.every((range) => range === undefined)
  )
    return undefined;
  return {
    seconds: { least: minTimestamp ?? 0, most: maxTimestamp ?? LAST_SECOND },
    measures: limited.map((range) => range ?? ANY),
  };
}
