import { type Listing, MEASURE_COLUMNS } from '../../rows/listing.js';
import type { Connection } from '../connection.js';
import type { Ranges } from './matches.js';
import type { PageBounds } from './page-by-id.js';
import type { Scope } from './scopes.js';

/** Which records a page is cut from, and by which key they are sorted. */
export interface SortedFilter {
  readonly listing: Listing;
  /** A key of the listing, not that of the ids. */
  readonly sortBy: string;
  /** Fewest entries first: that one is walked, the others are looked up per entry. */
  readonly scopes: readonly [Scope, ...Scope[]];
  /** Undefined when no range is limited. */
  readonly ranges: Ranges | undefined;
}

const keyOf = ({ listing, sortBy }: SortedFilter) => listing.sortKeys[sortBy]!;

/** A page by key, equal keys by id descending, of records that are known by id: they are read and sorted. */
export function sortByKey(
  connection: Connection,
  filter: SortedFilter,
  ids: Float64Array,
  { offset, limit, direction }: PageBounds,
): number[] {
  const { table, idColumn } = filter.listing;
  return connection
    .all<[number]>(
      `SELECT d.${idColumn} FROM json_each(?) wanted CROSS JOIN ${table} d ON d.${idColumn} = wanted.value
       ORDER BY ${keyOf(filter).sql} ${direction === 'asc' ? 'ASC' : 'DESC'}, d.${idColumn} DESC LIMIT ? OFFSET ?`,
      [JSON.stringify([...ids]), limit, offset],
    )
    .map(([id]) => id);
}

/**
 * The same page found by walking sorted entries, with the filters applied on the way. All scopes must be
 * sorted.
 */
export function walkByKey(
  connection: Connection,
  filter: SortedFilter,
  { offset, limit, direction }: PageBounds,
): number[] {
  const { where, parameters } = matching(filter);
  const { least, most } = keyRange(filter);
  const walk = (part: Condition, order: string, bounds: readonly [limit: number, offset: number]) =>
    connection
      .all<[number]>(
        `SELECT e.record_id FROM list_entry e WHERE ${where} ${part.where} ORDER BY ${order} LIMIT ? OFFSET ?`,
        [...parameters, ...part.parameters, ...bounds],
      )
      .map(([id]) => id);
  const within = {
    where: `${least.where} ${most.where}`,
    parameters: [...least.parameters, ...most.parameters],
  };
  if (direction === 'desc') return walk(within, 'e.key DESC, e.record_id DESC', [limit, offset]);

  // The entries ascend by key and id, so ascending keys with descending ids are put together from groups of
  // equal keys.
  const forward = 'e.key, e.record_id';
  const [first] = walk(within, forward, [1, offset]);
  if (first === undefined) return [];
  const { table, idColumn } = filter.listing;
  const keyOfFirst = `(SELECT +(${keyOf(filter).sql}) FROM ${table} d WHERE d.${idColumn} = ?)`;
  const [aheadInGroup] = connection.get<[number]>(
    `SELECT count(*) FROM list_entry e WHERE ${where} AND e.key = ${keyOfFirst} AND e.record_id < ?`,
    [...parameters, first, first],
  )!;
  const groupOf = (id: number, bounds: readonly [limit: number, offset: number]) =>
    walk({ where: `AND e.key = ${keyOfFirst}`, parameters: [id] }, 'e.record_id DESC', bounds);
  const page = groupOf(first, [limit, aheadInGroup]);
  if (page.length === limit) return page;

  const following = connection.all<[number, number]>(
    `SELECT record_id, dense_rank() OVER (ORDER BY key) FROM
     (SELECT e.key, e.record_id FROM list_entry e WHERE ${where} AND e.key > ${keyOfFirst} ${most.where} ORDER BY ${forward} LIMIT ?)`,
    [...parameters, first, ...most.parameters, limit - page.length],
  );
  const lastGroup = following.at(-1)?.[1] ?? 0;
  for (let group = 1; group <= lastGroup; group++) {
    const ids = following.filter((entry) => entry[1] === group).map(([id]) => id);
    // The limit may have cut the last group, and then at its wrong end.
    page.push(...(group < lastGroup ? ids.reverse() : groupOf(ids[0]!, [ids.length, 0])));
  }
  return page;
}

/**
 * Microseconds of processor time on two busy cores with a million records, 2026-11-20; only their ratios
 * matter.
 */
const COST = { sortedEntry: 1.2, walkedEntry: 0.1, lookedUpEntry: 0.45 } as const;

/**
 * Whether reading and sorting all `matchCount` matches costs less than walking until `reach` of them were
 * met.
 */
export function sortingIsCheaper({ scopes }: SortedFilter, matchCount: number, reach: number): boolean {
  const [walked] = scopes;
  if (!walked.isSorted) return true;
  const steps = Math.min(walked.entryCount, (reach * walked.entryCount) / Math.max(1, matchCount));
  return (
    matchCount * COST.sortedEntry < steps * (COST.walkedEntry + COST.lookedUpEntry * (scopes.length - 1))
  );
}

interface Condition {
  /** Joined to others by AND. */
  readonly where: string;
  readonly parameters: readonly number[];
}

const ANY_KEY: Condition = { where: '', parameters: [] };

/** A range of the sort key itself: where the walk begins and ends, rather than a filter on its way. */
function keyRange({ listing, sortBy, ranges }: SortedFilter): {
  readonly least: Condition;
  readonly most: Condition;
} {
  const ofMeasure = ranges?.measures[listing.measures.findIndex(({ key }) => key === sortBy)];
  if (!ranges || (sortBy !== 'timestamp' && !ofMeasure)) return { least: ANY_KEY, most: ANY_KEY };
  const { seconds } = ranges;
  const { least, most } = ofMeasure ?? {
    least: seconds.least * 1_000_000,
    most: seconds.most * 1_000_000 + 999_999,
  };
  return {
    least: { where: 'AND e.key >= ?', parameters: [least] },
    most: { where: 'AND e.key <= ?', parameters: [most] },
  };
}

function matching(filter: SortedFilter): Condition {
  const { scopes, ranges } = filter;
  const [walked, ...others] = scopes;
  const { id: sortKeyId } = keyOf(filter);
  const conditions = ['e.scope_id = ?', 'e.sort_key_id = ?'];
  const parameters: number[] = [walked.scopeId, sortKeyId];
  if (ranges) {
    conditions.push('e.created_second BETWEEN ? AND ?');
    parameters.push(ranges.seconds.least, ranges.seconds.most);
    for (const [index, { least, most }] of ranges.measures.entries()) {
      conditions.push(`e.${MEASURE_COLUMNS[index]} BETWEEN ? AND ?`);
      parameters.push(least, most);
    }
  }
  for (const { scopeId } of others) {
    conditions.push(
      `EXISTS (SELECT 1 FROM list_entry o
       WHERE o.scope_id = ? AND o.sort_key_id = ${sortKeyId} AND o.key = e.key AND o.record_id = e.record_id)`,
    );
    parameters.push(scopeId);
  }
  return { where: conditions.join(' AND '), parameters };
}
