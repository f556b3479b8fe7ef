import type { ListQuery } from '../../record-types.js';
import type { SqlRow } from '../../rows/columns.js';
import { MAX_LISTED_LENGTH, type RecordTable, type RowPage } from '../../rows/record-table.js';
import type { Database } from '../database.js';
import { selected } from '../records.js';
import { pageOf } from './page.js';
import { filterOf } from './query.js';
import { ALL } from './tags.js';
import { countInOrder, countMatches, countTags } from './totals.js';
import type { Way } from './ways.js';

export interface ListBounds {
  /** Characters and bytes after which a page ends early. */
  readonly maxLength?: number;
  /** As {@link CountedList} has it. */
  readonly way?: Way;
}

/**
 * A page of a list on one snapshot: ids first, then as many rows as are not too much, at least one where there is
 * any. How and why: docs/decisions/0026-postgresql.md.
 */
export function listRows(
  database: Database,
  table: RecordTable,
  organizationId: number,
  query: ListQuery,
  { maxLength = MAX_LISTED_LENGTH, way }: ListBounds = {},
): Promise<RowPage> {
  const { listing } = table;
  const { table: name, idColumn } = listing;
  return database.read(async (queries) => {
    const asked = filterOf(listing, organizationId, query);
    const counts = await countTags(queries, asked);
    const countOf = (tag: string): number => counts.of.get(tag) ?? 0;
    if (asked.tags.some((tag) => countOf(tag) === 0)) return { totalCount: 0, rows: [] };
    const filter = { ...asked, tags: asked.tags.toSorted((one, other) => countOf(one) - countOf(other)) };
    const totalCount = await countMatches(queries, filter, counts);
    if (query.offset >= totalCount) return { totalCount, rows: [] };
    const list = countOf(ALL);
    const inOrder = await countInOrder(queries, filter, query.sortBy, list);
    const sizes = { list, match: totalCount, inOrder, ofTags: counts.of };
    const ids = await pageOf(queries, { filter, sizes, way }, query);
    const lengths = new Map(
      await queries.all<[number, number]>(
        `SELECT ${idColumn}, stored_length FROM ${name} WHERE ${idColumn} = ANY($1::bigint[])`,
        [ids],
      ),
    );
    let length = 0;
    const fitting = ids.filter((id, index) => {
      length += lengths.get(id) ?? 0;
      return index === 0 || length <= maxLength;
    });
    const rows = new Map(
      (
        await queries.all<SqlRow>(
          `SELECT ${selected(table)} FROM ${name} d JOIN ${name}_content c USING (${idColumn})
           WHERE d.${idColumn} = ANY($1::bigint[])`,
          [fitting],
        )
      ).map((row) => [row[0], row]),
    );
    return { totalCount, rows: fitting.flatMap((id) => (rows.has(id) ? [rows.get(id)!] : [])) };
  });
}
