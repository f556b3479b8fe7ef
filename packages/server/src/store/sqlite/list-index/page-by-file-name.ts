import type { Connection, SqlValue } from '../connection.js';
import type { ColumnRange } from './matches.js';
import type { PageBounds } from './page-by-key.js';
import type { Scope } from './scopes.js';

/** Which entries of the file-name B-tree count. */
interface Filter {
  /** The scope with the fewest entries first: that one is walked, the others are looked up per entry. */
  readonly scopes: readonly Scope[];
  /** Of `likelihood` and `timestamp`. */
  readonly ranges: readonly ColumnRange[];
}

/**
 * A page by file name (order of its UTF-8 bytes), equal names by id descending, found by walking the B-tree of names
 * with the filters applied on the way.
 */
export function walkFileNames(connection: Connection, filter: Filter, { offset, limit, direction }: PageBounds): number[] {
  const { sql: matching, parameters } = whereMatching(filter);
  const ids = (condition: string, order: string, values: readonly SqlValue[], bounds: readonly [limit: number, offset: number]) =>
    connection.all<[number, Uint8Array]>(
      `SELECT e.detection_id, CAST(e.file_name AS BLOB) FROM list_file_name e WHERE ${matching} ${condition} ORDER BY ${order} LIMIT ? OFFSET ?`,
      [...parameters, ...values, ...bounds],
    );
  const idOf = ([id]: [number, Uint8Array]): number => id;
  if (direction === 'desc') return ids('', 'e.file_name DESC, e.detection_id DESC', [], [limit, offset]).map(idOf);

  // The B-tree ascends by name and id, so ascending names with descending ids are put together from groups of equal names.
  const named = 'e.file_name = CAST(? AS TEXT)';
  const forward = 'e.file_name, e.detection_id';
  const newestFirst = 'e.detection_id DESC';
  const first = ids('', forward, [], [1, offset])[0];
  if (!first) return [];
  const [, firstName] = first;
  const [before] = connection.get<[number]>(`SELECT count(*) FROM list_file_name e WHERE ${matching} AND e.file_name < CAST(? AS TEXT)`, [
    ...parameters,
    firstName,
  ])!;
  const page = ids(`AND ${named}`, newestFirst, [firstName], [limit, offset - before]).map(idOf);
  if (page.length === limit) return page;

  const following = ids('AND e.file_name > CAST(? AS TEXT)', forward, [firstName], [limit - page.length, 0]);
  const groups = groupByName(following);
  const lastGroup = groups.pop();
  for (const group of groups) page.push(...group.map(idOf).reverse());
  // The limit may have cut the last group at its wrong end.
  if (lastGroup) page.push(...ids(`AND ${named}`, newestFirst, [lastGroup[0]![1]], [lastGroup.length, 0]).map(idOf));
  return page;
}

/** A page by file name of a few known detections, which are read and sorted. */
export function sortByFileName(connection: Connection, ids: Float64Array, { offset, limit, direction }: PageBounds): number[] {
  return connection
    .all<[number]>(
      `SELECT d.detection_id FROM json_each(?) wanted CROSS JOIN detection d ON d.detection_id = wanted.value
       ORDER BY d.file_name ${direction === 'asc' ? 'ASC' : 'DESC'}, d.detection_id DESC LIMIT ? OFFSET ?`,
      [JSON.stringify([...ids]), limit, offset],
    )
    .map(([id]) => id);
}

/** Microseconds for each way on our machine, 2026-11-20 (benchmarks/store/lists.ts); only their ratios matter. */
const COST = { sortedEntry: 2, walkedEntry: 0.06, lookedUpEntry: 0.45 } as const;

/** Whether reading and sorting all `matchCount` matches costs less than walking names until `reach` of them were met. */
export function sortingIsCheaper(filter: Filter, matchCount: number, reach: number): boolean {
  const [walked] = filter.scopes;
  const steps = Math.min(walked!.entryCount, (reach * walked!.entryCount) / Math.max(1, matchCount));
  const perStep = COST.walkedEntry + COST.lookedUpEntry * (filter.scopes.length - 1);
  return matchCount * COST.sortedEntry < steps * perStep;
}

function whereMatching({ scopes, ranges }: Filter): { sql: string; parameters: readonly number[] } {
  const [walked, ...others] = scopes;
  const columnOf = (range: ColumnRange) => (range.column === 'likelihood' ? 'e.likelihood_tenths' : 'e.created_at_micros');
  const conditions = [
    'e.scope_id = ?',
    ...ranges.map((range) => `${columnOf(range)} BETWEEN ? AND ?`),
    ...others.map(
      () =>
        'EXISTS (SELECT 1 FROM list_file_name o WHERE o.scope_id = ? AND o.file_name = e.file_name AND o.detection_id = e.detection_id)',
    ),
  ];
  return {
    sql: conditions.join(' AND '),
    parameters: [walked!.scopeId, ...ranges.flatMap(({ least, most }) => [least, most]), ...others.map(({ scopeId }) => scopeId)],
  };
}

function groupByName(entries: readonly [number, Uint8Array][]): [number, Uint8Array][][] {
  const groups: [number, Uint8Array][][] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    if (group && Buffer.compare(group[0]![1], entry[1]) === 0) group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}
