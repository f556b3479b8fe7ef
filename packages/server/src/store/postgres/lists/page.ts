import type { ListQuery } from '../../record-types.js';
import type { Listing } from '../../rows/listing.js';
import { ranksOf, type WordField } from '../../rows/words.js';
import type { Queries } from '../database.js';
import {
  betweenIds,
  hasTags,
  type ListFilter,
  onRecords,
  onTagged,
  Parameters,
  TAG_MEASURES,
} from './query.js';
import { idsOfTimes } from './totals.js';
import { cheapestWay, mergingTags, type Sizes, type Way } from './ways.js';
import { pageByWords } from './words.js';

/** What is known of a list before its page is read. */
export interface CountedList {
  readonly filter: ListFilter;
  readonly sizes: Sizes;
  /** Undefined: the one that costs least. */
  readonly way?: Way | undefined;
}

/** Ids of a page, in its order. */
export async function pageOf(
  queries: Queries,
  { filter, sizes, way: asked }: CountedList,
  query: ListQuery,
): Promise<readonly number[]> {
  const { listing, tags } = filter;
  const word = listing.words[query.sortBy];
  const key = keyOfRecord(listing, query.sortBy);
  const onTags = tags.length > 0 ? keyOfTagged(listing, query.sortBy) : undefined;
  const way = asked ?? cheapestWay(filter, sizes, query, onTags !== undefined);
  if (onTags && (way === 'sort' || query.sortBy === listing.idKey))
    return mergingTags(queries, filter, { of: sizes.ofTags }, () =>
      pageOfTagged(queries, filter, onTags, query),
    );
  if (way === 'sort') return gatherPage(queries, filter, key, query);
  await queries.run('SET LOCAL enable_sort = off');
  if (way === 'keep' && !word) {
    await queries.run(`SET LOCAL work_mem = '${KEPT_MEMORY}'`);
    return mergingTags(queries, filter, { of: sizes.ofTags }, () =>
      walkPage(queries, filter, { key, where: (parameters) => isKept(filter, parameters) }, query),
    );
  }
  const ids = filter.seconds && (await idsOfTimes(queries, filter, filter.seconds));
  return word
    ? pageByWords(queries, filter, { word, ids }, query)
    : walkPage(
        queries,
        filter,
        {
          key,
          where: (parameters) => [
            onRecords(filter, parameters),
            ...betweenIds(filter, ids, parameters),
            ...hasTags(filter, parameters),
          ],
        },
        query,
      );
}

/**
 * PostgreSQL keeps ids only where it guesses that they fit, and asks anew for each record otherwise. Its guess may be
 * far too high; as many are kept as match, which is counted (ways.ts).
 */
const KEPT_MEMORY = '1GB';

/** That a row `d` is one of those that match; IS TRUE has PostgreSQL keep their ids, and join nothing. */
function isKept(filter: ListFilter, parameters: Parameters): readonly string[] {
  const { table, idColumn } = filter.listing;
  const matching =
    filter.tags.length > 0
      ? `SELECT t.record_id FROM ${table}_tag t WHERE ${onTagged(filter, parameters)}`
      : `SELECT d.${idColumn} FROM ${table} d WHERE ${onRecords(filter, parameters)}`;
  return [
    `d.organization_id = ${parameters.add(filter.organizationId)}`,
    `(d.${idColumn} IN (${matching})) IS TRUE`,
  ];
}

/** A sort key as a row `d` has it. */
function keyOfRecord({ idKey, idColumn, words, sortKeys }: Listing, sortBy: string): string {
  if (sortBy === idKey) return `d.${idColumn}`;
  const word = words[sortBy];
  return word ? rankSql(word, 'd.packed_words') : sortKeys[sortBy]!.sql;
}

/** As a row `t` has it; undefined when it does not. */
function keyOfTagged({ idKey, words, measures, sortKeys }: Listing, sortBy: string): string | undefined {
  if (sortBy === idKey) return 't.record_id';
  const word = words[sortBy];
  if (word) return rankSql(word, 't.packed_words');
  if (sortKeys[sortBy]!.sql === 'd.created_at_micros') return 't.created_at_micros';
  const measure = measures.findIndex(({ key }) => key === sortBy);
  return measure < 0 ? undefined : TAG_MEASURES[measure];
}

/** The place of a packed word in the order of its key. */
const rankSql = (word: WordField, packed: string): string =>
  `(ARRAY[${ranksOf(word).join(', ')}])[((${packed} >> ${word.shift}) & ${2 ** word.bits - 1}) + 1]`;

async function pageOfTagged(
  queries: Queries,
  filter: ListFilter,
  key: string,
  query: ListQuery,
): Promise<readonly number[]> {
  const parameters = new Parameters();
  const sql = `SELECT t.record_id FROM ${filter.listing.table}_tag t WHERE ${onTagged(filter, parameters)}
    ORDER BY ${orderBy(key, 't.record_id', query)} ${bounds(query, parameters)}`;
  return (await queries.all<[number]>(sql, parameters.values)).map(([id]) => id);
}

async function gatherPage(
  queries: Queries,
  filter: ListFilter,
  key: string,
  query: ListQuery,
): Promise<readonly number[]> {
  const { table, idColumn } = filter.listing;
  const parameters = new Parameters();
  // Read whole before they are sorted: OFFSET 0 and MATERIALIZED keep PostgreSQL from following the order instead.
  const sql =
    filter.tags.length > 0
      ? `WITH matching AS MATERIALIZED (SELECT t.record_id AS id FROM ${table}_tag t WHERE ${onTagged(filter, parameters)})
         SELECT d.${idColumn} FROM matching JOIN ${table} d ON d.${idColumn} = matching.id
         ORDER BY ${orderBy(key, `d.${idColumn}`, query)} ${bounds(query, parameters)}`
      : `SELECT d.${idColumn} FROM (SELECT * FROM ${table} d WHERE ${onRecords(filter, parameters)} OFFSET 0) d
         ORDER BY ${orderBy(key, `d.${idColumn}`, query)} ${bounds(query, parameters)}`;
  return (await queries.all<[number]>(sql, parameters.values)).map(([id]) => id);
}

async function walkPage(
  queries: Queries,
  { listing: { table, idColumn } }: ListFilter,
  { key, where }: { readonly key: string; readonly where: (parameters: Parameters) => readonly string[] },
  query: ListQuery,
): Promise<readonly number[]> {
  const parameters = new Parameters();
  const sql = `SELECT d.${idColumn} FROM ${table} d WHERE ${where(parameters).join(' AND ')}
    ORDER BY ${orderBy(key, `d.${idColumn}`, query)} ${bounds(query, parameters)}`;
  return (await queries.all<[number]>(sql, parameters.values)).map(([id]) => id);
}

const orderBy = (key: string, id: string, { direction }: ListQuery): string =>
  key === id ? `${id} ${direction}` : `${key} ${direction}, ${id} DESC`;

const bounds = ({ limit, offset }: ListQuery, parameters: Parameters): string =>
  `LIMIT ${parameters.add(limit)} OFFSET ${parameters.add(offset)}`;
