import type { DetectionQuery } from '../../types.js';
import type { Connection } from '../connection.js';
import { idsInAll, pageOfIds } from './ids.js';
import { type ColumnRange, findMatches } from './matches.js';
import { sortByFileName, sortingIsCheaper, walkFileNames } from './page-by-file-name.js';
import { pageByKey } from './page-by-key.js';
import { findScopes, type QueryScopes } from './scopes.js';

export interface IdPage {
  readonly totalCount: number;
  /** In the order of the page. */
  readonly ids: readonly number[];
}

/** Which detections a list shows. Call it inside a read transaction. Why it works as it does: docs/decisions/0003-list-index.md. */
export function listIds(connection: Connection, organizationId: number, query: DetectionQuery): IdPage {
  const scopes = findScopes(connection, organizationId, query.tags);
  if (!scopes) return { totalCount: 0, ids: [] };
  const ranges = rangesOf(query);
  return ranges.length === 0 && scopes.tagged.length <= 1
    ? listOneScope(connection, scopes, query)
    : listFiltered(connection, scopes, ranges, query);
}

/** All of one scope: its size is known, and orders by id or name are there already. */
function listOneScope(connection: Connection, { whole, tagged }: QueryScopes, query: DetectionQuery): IdPage {
  const scope = tagged[0] ?? whole;
  const totalCount = scope.entryCount;
  if (query.offset >= totalCount) return { totalCount, ids: [] };
  if (query.sortBy === 'detectionId') return { totalCount, ids: pageOfIds(connection, scope, query) };
  if (query.sortBy === 'fileName') return { totalCount, ids: walkFileNames(connection, { scopes: [scope], ranges: [] }, query) };
  const ids = tagged.length > 0 ? idsInAll(connection, tagged) : undefined;
  return { totalCount, ids: pageByKey(findMatches(connection, whole, { ids, ranges: [], sortColumn: query.sortBy }), query) };
}

/** Several tags or a range: the matches are found first, which gives the exact total. */
function listFiltered(
  connection: Connection,
  { whole, tagged }: QueryScopes,
  ranges: readonly ColumnRange[],
  query: DetectionQuery,
): IdPage {
  const { sortBy, offset, limit, direction } = query;
  const tagIds = tagged.length > 0 ? idsInAll(connection, tagged) : undefined;
  const sortColumn = sortBy === 'detectionId' || sortBy === 'fileName' ? undefined : sortBy;
  const matches =
    tagIds && ranges.length === 0 && !sortColumn
      ? { ids: tagIds, keys: new Float64Array(0) }
      : findMatches(connection, whole, { ids: tagIds, ranges, sortColumn });
  const totalCount = matches.ids.length;
  if (offset >= totalCount) return { totalCount, ids: [] };
  if (sortColumn) return { totalCount, ids: pageByKey(matches, query) };
  if (sortBy === 'fileName') {
    const filter = { scopes: tagged.length > 0 ? tagged : [whole], ranges };
    const sorts = sortingIsCheaper(filter, totalCount, offset + limit);
    return { totalCount, ids: sorts ? sortByFileName(connection, matches.ids, query) : walkFileNames(connection, filter, query) };
  }
  const end = totalCount - offset;
  const ids =
    direction === 'asc' ? matches.ids.subarray(offset, offset + limit) : matches.ids.slice(Math.max(0, end - limit), end).reverse();
  return { totalCount, ids: [...ids] };
}

const MICROS_PER_SECOND = 1_000_000;

function rangesOf(query: DetectionQuery): readonly ColumnRange[] {
  const ranges: ColumnRange[] = [];
  const { minLikelihood, maxLikelihood, minTimestamp, maxTimestamp } = query;
  if (minLikelihood !== undefined || maxLikelihood !== undefined) {
    ranges.push({ column: 'likelihood', least: leastTenths(minLikelihood ?? 0), most: mostTenths(maxLikelihood ?? 100) });
  }
  if (minTimestamp !== undefined || maxTimestamp !== undefined) {
    ranges.push({
      column: 'timestamp',
      least: (minTimestamp ?? 0) * MICROS_PER_SECOND,
      // The whole of the last second is inside.
      most: maxTimestamp === undefined ? Number.MAX_SAFE_INTEGER : maxTimestamp * MICROS_PER_SECOND + MICROS_PER_SECOND - 1,
    });
  }
  return ranges;
}

/** The least whole tenths not below `percent`; by comparison, since `percent * 10` may round across a whole number. */
function leastTenths(percent: number): number {
  let tenths = Math.floor(percent * 10) - 1;
  while (tenths / 10 < percent) tenths++;
  return tenths;
}

function mostTenths(percent: number): number {
  let tenths = Math.ceil(percent * 10) + 1;
  while (tenths / 10 > percent) tenths--;
  return tenths;
}
