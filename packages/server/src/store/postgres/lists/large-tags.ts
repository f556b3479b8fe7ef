import type { RecordKind } from '../../record-types.js';
import { RECORD_TABLES } from '../../rows/record-tables.js';
import type { Queries } from '../database.js';
import { bucketSql } from './buckets.js';
import { IN_LEVELS, LEVELS } from './cells.js';
import { ALL } from './tags.js';

/**
 * From so many records on a tag is large: it has cells of its own, and a count with each other large tag. Those of a
 * smaller one are counted one by one within some milliseconds. An index of step 23 names the same number.
 */
export const LARGE_FROM = 20_000;

interface TagOfList {
  readonly organizationId: number;
  readonly kind: RecordKind;
  readonly tag: string;
}

async function tagsWhere(
  queries: Queries,
  condition: string,
  limit: number | null,
): Promise<readonly TagOfList[]> {
  const rows = await queries.all<[number, RecordKind, string]>(
    `SELECT organization_id, record_kind, tag FROM list_tag WHERE ${condition} AND tag <> $1 LIMIT $2`,
    [ALL, limit],
  );
  return rows.map(([organizationId, kind, tag]) => ({ organizationId, kind, tag }));
}

/** At half of what makes a tag large it is large no more: nothing is left of its cells. Under the lock of whoever folds. */
export async function dropSmallTags(queries: Queries, largeFrom: number): Promise<void> {
  const small = await tagsWhere(queries, `is_large AND entry_count < ${largeFrom / 2}`, null);
  for (const { organizationId, kind, tag } of small) {
    const of = [organizationId, kind, tag];
    const where = 'organization_id = $1 AND record_kind = $2';
    await queries.run(`DELETE FROM list_cell WHERE ${where} AND tag = $3`, of);
    await queries.run(`DELETE FROM list_tag_pair WHERE ${where} AND (tag = $3 OR other_tag = $3)`, of);
    await queries.run(`UPDATE list_tag SET is_large = false WHERE ${where} AND tag = $3`, of);
  }
}

/** Counts for one tag that became large. Under the lock of whoever folds. @returns whether there may be more */
export async function countLargeTag(queries: Queries, largeFrom: number): Promise<boolean> {
  const [large] = await tagsWhere(queries, `entry_count >= ${largeFrom} AND NOT is_large`, 1);
  if (!large) return false;
  const { organizationId, kind, tag } = large;
  const { table } = RECORD_TABLES[kind].listing;
  const of = [organizationId, kind, tag];
  // What is there now, without the changes that are not folded yet: they are added when they are.
  await queries.run(
    `INSERT INTO list_cell
     SELECT $1::integer, $2::text, $3::uuid, day_level, bucket_level, ${IN_LEVELS}, sum(n) FROM (
       SELECT (created_at_micros / 86400000000)::integer AS day, ${bucketSql(kind, 'measure')} AS bucket,
         count(*) AS n
       FROM ${table}_tag WHERE organization_id = $1 AND tag = $3 GROUP BY 1, 2
       UNION ALL
       SELECT day, bucket, -change FROM list_change
       WHERE organization_id = $1 AND record_kind = $2 AND $3 = ANY(tags)
     ) counted, ${LEVELS} GROUP BY 4, 5, 6, 7`,
    of,
  );
  await queries.run(
    `INSERT INTO list_tag_pair
     SELECT $1::integer, $2::text, least($3::uuid, l.tag), greatest($3::uuid, l.tag),
       (SELECT count(*) FROM ${table}_tag t WHERE t.organization_id = $1 AND t.tag = $3
          AND EXISTS (SELECT FROM ${table}_tag o
            WHERE o.organization_id = $1 AND o.tag = l.tag AND o.record_id = t.record_id))
       - (SELECT coalesce(sum(change), 0) FROM list_change
          WHERE organization_id = $1 AND record_kind = $2 AND tags @> ARRAY[$3::uuid, l.tag])
     FROM list_tag l
     WHERE l.organization_id = $1 AND l.record_kind = $2 AND l.is_large AND l.tag <> '${ALL}'`,
    of,
  );
  await queries.run(
    'UPDATE list_tag SET is_large = true WHERE organization_id = $1 AND record_kind = $2 AND tag = $3',
    of,
  );
  return true;
}

/** How many records have both of two large tags. */
export async function countPair(
  queries: Queries,
  organizationId: number,
  kind: RecordKind,
  tags: readonly [string, string],
): Promise<number> {
  const [counted] = (await queries.get<[number]>(
    `SELECT coalesce((SELECT entry_count FROM list_tag_pair WHERE organization_id = $1 AND record_kind = $2
         AND tag = least($3::uuid, $4::uuid) AND other_tag = greatest($3::uuid, $4::uuid)), 0)
       + coalesce((SELECT sum(change) FROM list_change WHERE organization_id = $1 AND record_kind = $2
         AND tags @> ARRAY[$3::uuid, $4::uuid]), 0)::bigint`,
    [organizationId, kind, ...tags],
  ))!;
  return counted;
}
