import type { ListQuery } from '../../record-types.js';
import type { Listing, Range } from '../../rows/listing.js';
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
import { pageByWords } from './words.js';

/** What is known of a list before its page is read. */
export interface CountedList {
  readonly filter: ListFilter;
  /** Records of the kind, whatever the filter. */
  readonly listCount: number;
  /** Those that match. */
  readonly matchCount: number;
  /** How much more a step along the order costs than reading and sorting one more that matches. */
  readonly gatherWeight: number;
}

/** Ids of a page, in its order. */
export async function pageOf(
  queries: Queries,
  list: CountedList,
  query: ListQuery,
): Promise<readonly number[]> {
  const { filter } = list;
  const { listing, tags } = filter;
  const onTags = tags.length > 0 ? keyOfTagged(listing, query.sortBy) : undefined;
  if (query.sortBy === listing.idKey && onTags) return pageOfTagged(queries, filter, onTags, query);
  if (gatheringIsCheaper(list, query))
    return onTags
      ? pageOfTagged(queries, filter, onTags, query)
      : gatherPage(queries, filter, keyOfRecord(listing, query.sortBy), query);
  // From here on what matches is so much that the order is followed until the page is full.
  await queries.run('SET LOCAL enable_sort = off');
  const ids = filter.seconds && (await idsOfTimes(queries, filter, filter.seconds));
  const word = listing.words[query.sortBy];
  return word
    ? pageByWords(queries, filter, { word, ids }, query)
    : walkPage(queries, filter, { key: keyOfRecord(listing, query.sortBy), ids }, query);
}

/**
 * Whether reading and sorting all that matches costs less than following the order and leaving out what does not.
 * The second step reads as many as there are for each that matches.
 */
const gatheringIsCheaper = (
  { listCount, matchCount, gatherWeight }: CountedList,
  { offset, limit }: Pick<ListQuery, 'offset' | 'limit'>,
): boolean => matchCount < listCount && matchCount ** 2 <= gatherWeight * (offset + limit) * listCount;
export const GATHER_WEIGHT = 2;

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
  const matching =
    filter.tags.length > 0
      ? `SELECT t.record_id AS id FROM ${table}_tag t WHERE ${onTagged(filter, parameters)}`
      : `SELECT d.${idColumn} AS id FROM ${table} d WHERE ${onRecords(filter, parameters)}`;
  const sql = `WITH matching AS MATERIALIZED (${matching})
    SELECT d.${idColumn} FROM matching JOIN ${table} d ON d.${idColumn} = matching.id
    ORDER BY ${orderBy(key, `d.${idColumn}`, query)} ${bounds(query, parameters)}`;
  return (await queries.all<[number]>(sql, parameters.values)).map(([id]) => id);
}

async function walkPage(
  queries: Queries,
  filter: ListFilter,
  { key, ids }: { readonly key: string; readonly ids: Range | undefined },
  query: ListQuery,
): Promise<readonly number[]> {
  const { table, idColumn } = filter.listing;
  const parameters = new Parameters();
  const where = [
    onRecords(filter, parameters),
    ...betweenIds(filter, ids, parameters),
    ...hasTags(filter, parameters),
  ];
  const sql = `SELECT d.${idColumn} FROM ${table} d WHERE ${where.join(' AND ')}
    ORDER BY ${orderBy(key, `d.${idColumn}`, query)} ${bounds(query, parameters)}`;
  return (await queries.all<[number]>(sql, parameters.values)).map(([id]) => id);
}

const orderBy = (key: string, id: string, { direction }: ListQuery): string =>
  key === id ? `${id} ${direction}` : `${key} ${direction}, ${id} DESC`;

const bounds = ({ limit, offset }: ListQuery, parameters: Parameters): string =>
  `LIMIT ${parameters.add(limit)} OFFSET ${parameters.add(offset)}`;
