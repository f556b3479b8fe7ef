import type { Range } from '../../rows/listing.js';
import type { Queries } from '../database.js';
import { bucketsOf, DAYS, splitRange } from './buckets.js';
import { hasRanges, type ListFilter, onRecords, onTagged, Parameters } from './query.js';
import { ALL } from './tags.js';

/** How many records each of the tags has, and the whole list. */
export async function countTags(
  queries: Queries,
  { listing: { kind }, organizationId, tags }: ListFilter,
): Promise<ReadonlyMap<string, number>> {
  const rows = await queries.all<[string, number]>(
    `SELECT tag, sum(n)::bigint FROM (
       SELECT tag, entry_count AS n FROM list_tag
       WHERE organization_id = $1 AND record_kind = $2 AND tag = ANY($3::uuid[])
       UNION ALL
       SELECT tag, change FROM list_change, unnest(tags) tag
       WHERE organization_id = $1 AND record_kind = $2 AND tag = ANY($3::uuid[])
     ) counted GROUP BY tag`,
    [organizationId, kind, [ALL, ...tags]],
  );
  return new Map(rows);
}

/** How many records match: exact, by the counts as far as they go. */
export async function countMatches(
  queries: Queries,
  filter: ListFilter,
  counts: ReadonlyMap<string, number>,
): Promise<number> {
  const { tags, measures } = filter;
  if (!hasRanges(filter) && tags.length <= 1) return counts.get(tags[0] ?? ALL) ?? 0;
  if (tags.length > 0) return countTagged(queries, filter);
  return measures.slice(1).some((range) => range)
    ? countRecords(queries, filter)
    : countByDays(queries, filter);
}

async function countTagged(queries: Queries, filter: ListFilter): Promise<number> {
  const parameters = new Parameters();
  const where = onTagged(filter, parameters);
  const sql = `SELECT count(*) FROM ${filter.listing.table}_tag t WHERE ${where}`;
  return (await queries.get<[number]>(sql, parameters.values))![0];
}

async function countRecords(queries: Queries, filter: Omit<ListFilter, 'tags'>): Promise<number> {
  const parameters = new Parameters();
  const where = onRecords(filter, parameters);
  const sql = `SELECT count(*) FROM ${filter.listing.table} d WHERE ${where}`;
  return (await queries.get<[number]>(sql, parameters.values))![0];
}

/** Whole days and whole buckets by their counts, what is left at the ends of the ranges one by one. */
async function countByDays(queries: Queries, filter: ListFilter): Promise<number> {
  const { listing, organizationId, seconds, measures } = filter;
  const [measure] = measures;
  const days = seconds && splitRange(DAYS, seconds);
  const buckets = measure && splitRange(bucketsOf(listing.kind), measure);
  let total = 0;
  if ((!days || days.whole) && (!buckets || buckets.whole)) {
    const parameters = new Parameters();
    const where = [
      `organization_id = ${parameters.add(organizationId)} AND record_kind = ${parameters.add(listing.kind)}`,
      ...inRange('day', days?.whole, parameters),
      ...inRange('bucket', buckets?.whole, parameters),
    ].join(' AND ');
    const [counted] = (await queries.get<[number]>(
      `SELECT coalesce((SELECT sum(entry_count) FROM ${days ? 'list_day' : 'list_words'} WHERE ${where}), 0)::bigint
         + coalesce((SELECT sum(change) FROM list_change WHERE ${where}), 0)`,
      parameters.values,
    ))!;
    total = counted;
  }
  for (const rest of days?.rest ?? []) total += await countRecords(queries, { ...filter, seconds: rest });
  const ofWholeDays = days ? days.whole && secondsOf(days.whole) : undefined;
  if (!days || ofWholeDays)
    for (const rest of buckets?.rest ?? [])
      total += await countRecords(queries, { ...filter, seconds: ofWholeDays, measures: [rest] });
  return total;
}

const secondsOf = ({ least, most }: Range): Range => ({
  least: DAYS.leastOf(least),
  most: DAYS.leastOf(most + 1) - 1,
});

const inRange = (column: string, range: Range | undefined, parameters: Parameters): readonly string[] =>
  range ? [`${column} BETWEEN ${parameters.add(range.least)} AND ${parameters.add(range.most)}`] : [];

/** Ids between which all records of the days lie that the times touch; undefined when there is none. */
export async function idsOfTimes(
  queries: Queries,
  { listing, organizationId }: ListFilter,
  seconds: Range,
): Promise<Range | undefined> {
  const [least, most] = (await queries.get<[number | null, number | null]>(
    `SELECT min(least), max(most) FROM (
       SELECT min(first_id) AS least, max(last_id) AS most FROM list_day
       WHERE organization_id = $1 AND record_kind = $2 AND day BETWEEN $3 AND $4
       UNION ALL
       SELECT min(record_id), max(record_id) FROM list_change
       WHERE organization_id = $1 AND record_kind = $2 AND day BETWEEN $3 AND $4
     ) bounds`,
    [organizationId, listing.kind, DAYS.of(seconds.least), DAYS.of(seconds.most)],
  ))!;
  return least === null || most === null ? undefined : { least, most };
}

/** How many records have each packing of words, at least of those whose first measure is in the range. */
export async function countWords(
  queries: Queries,
  { listing, organizationId, measures: [measure] }: ListFilter,
): Promise<ReadonlyMap<number, number>> {
  const buckets = bucketsOf(listing.kind);
  const parameters = new Parameters();
  const where = [
    `organization_id = ${parameters.add(organizationId)} AND record_kind = ${parameters.add(listing.kind)}`,
    ...inRange(
      'bucket',
      measure && { least: buckets.of(measure.least), most: buckets.of(measure.most) },
      parameters,
    ),
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
