import type { Range } from '../../rows/listing.js';
import type { Queries } from '../database.js';
import { type Buckets, bucketsOf, DAYS, splitRange } from './buckets.js';
import { countCells } from './cells.js';
import { countPair } from './large-tags.js';
import { hasRanges, inRange, type ListFilter, onRecords, onTagged, Parameters } from './query.js';
import { ALL } from './tags.js';

export interface TagCounts {
  /** How many records each of the tags has, and the whole list. */
  readonly of: ReadonlyMap<string, number>;
  /** Those that are large (large-tags.ts). */
  readonly large: ReadonlySet<string>;
}

export async function countTags(
  queries: Queries,
  { listing: { kind }, organizationId, tags }: ListFilter,
): Promise<TagCounts> {
  const rows = await queries.all<[string, number, number | null]>(
    `SELECT tag, sum(n)::bigint, max(large) FROM (
       SELECT tag, entry_count AS n, is_large::integer AS large FROM list_tag
       WHERE organization_id = $1 AND record_kind = $2 AND tag = ANY($3::uuid[])
       UNION ALL
       SELECT tag, change, NULL FROM list_change, unnest(tags) tag
       WHERE organization_id = $1 AND record_kind = $2 AND tag = ANY($3::uuid[])
     ) counted GROUP BY tag`,
    [organizationId, kind, [ALL, ...tags]],
  );
  return {
    of: new Map(rows.map(([tag, count]) => [tag, count])),
    large: new Set(rows.flatMap(([tag, , large]) => (large === 1 ? [tag] : []))),
  };
}

/** How many records match: exact, by the counts as far as they go. @param filter with the rarest tag first */
export async function countMatches(queries: Queries, filter: ListFilter, counts: TagCounts): Promise<number> {
  const { listing, organizationId, tags, measures } = filter;
  const [tag, other, ...more] = tags;
  if (!hasRanges(filter) && other === undefined) return counts.of.get(tag ?? ALL) ?? 0;
  const areLarge = tags.every((one) => counts.large.has(one));
  if (tag !== undefined && other !== undefined && more.length === 0 && areLarge && !hasRanges(filter))
    return countPair(queries, organizationId, listing.kind, [tag, other]);
  const byCells = measures.slice(1).every((range) => !range) && other === undefined;
  if (tag === undefined) return byCells ? countByCells(queries, filter) : countRecords(queries, filter);
  return byCells && areLarge && areWholeBuckets(filter)
    ? countByCells(queries, filter)
    : countTagged(queries, filter);
}

/** A tag's records lie by their ids: what a range leaves of a bucket would be looked for in all of them. */
const areWholeBuckets = ({ listing, measures: [measure] }: ListFilter): boolean =>
  !measure || splitRange(bucketsOf(listing.kind), measure).rest.length === 0;

async function countTagged(queries: Queries, filter: ListFilter): Promise<number> {
  const ids = filter.seconds && (await idsOfTimes(queries, filter, filter.seconds));
  if (filter.seconds && !ids) return 0;
  const parameters = new Parameters();
  const where = [onTagged(filter, parameters), ...inRange('t.record_id', ids, parameters)].join(' AND ');
  const sql = `SELECT count(*) FROM ${filter.listing.table}_tag t WHERE ${where}`;
  return (await queries.get<[number]>(sql, parameters.values))![0];
}

async function countRecords(queries: Queries, filter: ListFilter): Promise<number> {
  const parameters = new Parameters();
  const where = onRecords(filter, parameters);
  const sql = `SELECT count(*) FROM ${filter.listing.table} d WHERE ${where}`;
  return (await queries.get<[number]>(sql, parameters.values))![0];
}

/**
 * Whole days and whole buckets by their cells, what is left at the ends of the ranges one by one: of all records, or of
 * those with a large tag.
 */
async function countByCells(queries: Queries, filter: ListFilter): Promise<number> {
  const { listing, organizationId, tags, seconds, measures } = filter;
  const [measure] = measures;
  const [tag] = tags;
  const days = seconds && splitRange(DAYS, seconds);
  const buckets = measure && splitRange(bucketsOf(listing.kind), measure);
  const countRest = tag === undefined ? countRecords : countTagged;
  let total = 0;
  if ((!days || days.whole) && (!buckets || buckets.whole))
    total += await countCells(
      queries,
      { organizationId, kind: listing.kind, tag },
      days?.whole,
      buckets?.whole,
    );
  for (const rest of days?.rest ?? []) total += await countRest(queries, { ...filter, seconds: rest });
  const ofWholeDays = days ? days.whole && secondsOf(days.whole) : undefined;
  if (!days || ofWholeDays)
    for (const rest of buckets?.rest ?? [])
      total += await countRest(queries, { ...filter, seconds: ofWholeDays, measures: [rest] });
  return total;
}

const secondsOf = ({ least, most }: Range): Range => ({
  least: DAYS.leastOf(least),
  most: DAYS.leastOf(most + 1) - 1,
});

/** Ids between which all records of the days lie that the times touch; undefined when there is none. */
export async function idsOfTimes(
  queries: Queries,
  { listing, organizationId }: ListFilter,
  seconds: Range,
): Promise<Range | undefined> {
  const [least, most] = (await queries.get<[number | null, number | null]>(
    `SELECT min(least), max(most) FROM (
       SELECT min(first_id) AS least, max(last_id) AS most FROM list_day_ids
       WHERE organization_id = $1 AND record_kind = $2 AND day BETWEEN $3 AND $4
       UNION ALL
       SELECT min(record_id), max(record_id) FROM list_change
       WHERE organization_id = $1 AND record_kind = $2 AND day BETWEEN $3 AND $4
     ) bounds`,
    [organizationId, listing.kind, DAYS.of(seconds.least), DAYS.of(seconds.most)],
  ))!;
  return least === null || most === null ? undefined : { least, most };
}

/**
 * Records that a page in the order of a sort key may lie among: those in the range that the list has of it, counted by
 * whole days and buckets; `list` where it has none.
 */
export async function countInOrder(
  queries: Queries,
  { listing, organizationId, seconds, measures: [measure] }: ListFilter,
  sortBy: string,
  list: number,
): Promise<number> {
  const { kind, measures, sortKeys } = listing;
  const of = { organizationId, kind, tag: undefined };
  if (seconds && sortKeys[sortBy]?.sql === 'd.created_at_micros')
    return countCells(queries, of, bucketRange(DAYS, seconds), undefined);
  if (measure && sortBy === measures[0]!.key)
    return countCells(queries, of, undefined, bucketRange(bucketsOf(kind), measure));
  return list;
}

const bucketRange = (buckets: Buckets, { least, most }: Range): Range => ({
  least: buckets.of(least),
  most: buckets.of(most),
});

/** How many records have each packing of words, at least of those whose first measure is in the range. */
export async function countWords(
  queries: Queries,
  { listing, organizationId, measures: [measure] }: ListFilter,
): Promise<ReadonlyMap<number, number>> {
  const buckets = bucketsOf(listing.kind);
  const parameters = new Parameters();
  const where = [
    `organization_id = ${parameters.add(organizationId)} AND record_kind = ${parameters.add(listing.kind)}`,
    ...inRange('bucket', measure && bucketRange(buckets, measure), parameters),
  ].join(' AND ');
  const rows = await queries.all<[number, number]>(
    `SELECT packed_words, sum(n)::bigint FROM (
       SELECT packed_words, entry_count AS n FROM list_words WHERE ${where}
       UNION ALL
       SELECT packed_words, change FROM list_change WHERE ${where}
     ) counted GROUP BY packed_words HAVING sum(n) > 0`,
    parameters.values,
  );
  return new Map(rows);
}
