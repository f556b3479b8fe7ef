import type { RecordKind } from '../../record-types.js';
import type { Range } from '../../rows/listing.js';
import type { Queries } from '../database.js';
import { inRange, Parameters } from './query.js';
import { ALL } from './tags.js';

/** Days and buckets of a cell of the upper level, as powers of two. The same numbers stand in step 23. */
const [DAY_SHIFT, BUCKET_SHIFT] = [5, 6];

/** SQL: the levels of cells, each of days with each of buckets. */
export const LEVELS = '(VALUES (0, 0), (0, 1), (1, 0), (1, 1)) levels (day_level, bucket_level)';
/** SQL: what `day` and `bucket` are in a cell of the levels. */
export const IN_LEVELS = `day >> (${DAY_SHIFT} * day_level), bucket >> (${BUCKET_SHIFT} * bucket_level)`;

/** Part of a range at one level; undefined: all of it. */
interface Part {
  readonly level: 0 | 1;
  readonly range: Range | undefined;
}

/** Whole cells of the upper level, and what is left at the ends at the lower one. */
export function partsOf(range: Range | undefined, shift: number): readonly Part[] {
  if (!range) return [{ level: 1, range: undefined }];
  const { least, most } = range;
  const size = 2 ** shift;
  const [first, last] = [Math.ceil(least / size), Math.floor((most + 1) / size) - 1];
  if (first > last) return [{ level: 0, range }];
  const [begins, ends] = [first * size, (last + 1) * size];
  return [
    { level: 1, range: { least: first, most: last } },
    ...(least < begins ? [{ level: 0, range: { least, most: begins - 1 } } as const] : []),
    ...(most >= ends ? [{ level: 0, range: { least: ends, most } } as const] : []),
  ];
}

export interface CellsOf {
  readonly organizationId: number;
  readonly kind: RecordKind;
  /** A large one; undefined: all records of the kind. */
  readonly tag: string | undefined;
}

/** How many records lie in whole days and buckets, both ends inclusive; undefined: in any. */
export async function countCells(
  queries: Queries,
  { organizationId, kind, tag = ALL }: CellsOf,
  days: Range | undefined,
  buckets: Range | undefined,
): Promise<number> {
  const parameters = new Parameters();
  const of = `organization_id = ${parameters.add(organizationId)} AND record_kind = ${parameters.add(kind)}`;
  const ofTag = parameters.add(tag);
  const sums = partsOf(days, DAY_SHIFT).flatMap((day) =>
    partsOf(buckets, BUCKET_SHIFT).map((bucket) => {
      const where = [
        `${of} AND tag = ${ofTag} AND day_level = ${day.level} AND bucket_level = ${bucket.level}`,
        ...inRange('day', day.range, parameters),
        ...inRange('bucket', bucket.range, parameters),
      ];
      return `SELECT sum(entry_count) AS n FROM list_cell WHERE ${where.join(' AND ')}`;
    }),
  );
  const changed = [
    `${of} AND ${ofTag} = ANY(tags)`,
    ...inRange('day', days, parameters),
    ...inRange('bucket', buckets, parameters),
  ];
  sums.push(`SELECT sum(change) FROM list_change WHERE ${changed.join(' AND ')}`);
  const sql = `SELECT coalesce(sum(n), 0)::bigint FROM (${sums.join(' UNION ALL ')}) counted`;
  return (await queries.get<[number]>(sql, parameters.values))![0];
}
