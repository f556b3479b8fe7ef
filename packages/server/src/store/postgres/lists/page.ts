import type { ListQuery } from '../../record-types.js';
import type { Listing, Range } from '../../rows/listing.js';
import { ranksOf, type WordField } from '../../rows/words.js';
import type { Queries } from '../database.js';
import {
  betweenIds,
  hasTags,
  inRange,
  type ListFilter,
  onRecords,
  onTagged,
  Parameters,
  TAG_MEASURES,
} from './query.js';
import { idsOfTimes } from './totals.js';
import { cheapestWay, type Sizes, type Way } from './ways.js';
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
  const way = asked ?? cheapestWay(filter, sizes, query);
  if (way === 'sort' && tags.length === 0) return gatherPage(queries, filter, query);
  const ids = filter.seconds && (await idsOfTimes(queries, filter, filter.seconds));
  if (tags.length > 0 && (way === 'sort' || query.sortBy === listing.idKey))
    return pageOfTagged(queries, filter, ids, query);
  await queries.run('SET LOCAL enable_sort = off');
  return word ? pageByWords(queries, filter, { word, ids }, query) : walkPage(queries, filter, ids, query);
}

/** A sort key as a row `d` has it. */
function keyOfRecord({ idKey, idColumn, words, sortKeys }: Listing, sortBy: string): string {
  if (sortBy === idKey) return `d.${idColumn}`;
  const word = words[sortBy];
  return word ? rankSql(word, 'd.packed_words') : sortKeys[sortBy]!.sql;
}

/** As a row `t` of `<table>_tag` has it. */
function keyOfTagged({ idKey, words, measures, sortKeys }: Listing, sortBy: string): string {
  if (sortBy === idKey) return 't.record_id';
  const word = words[sortBy];
  if (word) return rankSql(word, 't.packed_words');
  const measure = measures.findIndex(({ key }) => key === sortBy);
  return TAG_MEASURES[measure] ?? sortKeys[sortBy]!.sql.replace(/^d/, 't');
}

/** The place of a packed word in the order of its key. */
const rankSql = (word: WordField, packed: string): string =>
  `(ARRAY[${ranksOf(word).join(', ')}])[((${packed} >> ${word.shift}) & ${2 ** word.bits - 1}) + 1]`;

async function pageOfTagged(
  queries: Queries,
  filter: ListFilter,
  ids: Range | undefined,
  query: ListQuery,
): Promise<readonly number[]> {
  const parameters = new Parameters();
  const key = keyOfTagged(filter.listing, query.sortBy);
  const where = [onTagged(filter, parameters), ...inRange('t.record_id', ids, parameters)].join(' AND ');
  const sql = `SELECT t.record_id FROM ${filter.listing.table}_tag t WHERE ${where}
    ORDER BY ${orderBy(key, 't.record_id', query)} ${bounds(query, parameters)}`;
  return (await queries.all<[number]>(sql, parameters.values)).map(([id]) => id);
}

async function gatherPage(
  queries: Queries,
  filter: ListFilter,
  query: ListQuery,
): Promise<readonly number[]> {
  const { table, idColumn } = filter.listing;
  const parameters = new Parameters();
  const key = keyOfRecord(filter.listing, query.sortBy);
  // Read whole before they are sorted: OFFSET 0 keeps PostgreSQL from following the order instead.
  const sql = `SELECT id FROM (
      SELECT d.${idColumn} AS id, ${key} AS sort_key FROM ${table} d WHERE ${onRecords(filter, parameters)} OFFSET 0
    ) matching ORDER BY ${orderBy('sort_key', 'id', query)} ${bounds(query, parameters)}`;
  return (await queries.all<[number]>(sql, parameters.values)).map(([id]) => id);
}

async function walkPage(
  queries: Queries,
  filter: ListFilter,
  ids: Range | undefined,
  query: ListQuery,
): Promise<readonly number[]> {
  const { listing } = filter;
  const { table, idColumn } = listing;
  const parameters = new Parameters();
  const where = [
    onRecords(filter, parameters),
    ...betweenIds(filter, ids, parameters),
    ...hasTags('d', filter.tags, parameters),
  ].join(' AND ');
  const sql = `SELECT d.${idColumn} FROM ${table} d WHERE ${where}
    ORDER BY ${orderBy(keyOfRecord(listing, query.sortBy), `d.${idColumn}`, query)} ${bounds(query, parameters)}`;
  return (await queries.all<[number]>(sql, parameters.values)).map(([id]) => id);
}

const orderBy = (key: string, id: string, { direction }: ListQuery): string =>
  key === id ? `${id} ${direction}` : `${key} ${direction}, ${id} DESC`;

const bounds = ({ limit, offset }: ListQuery, parameters: Parameters): string =>
  `LIMIT ${parameters.add(limit)} OFFSET ${parameters.add(offset)}`;
