import type { ListQuery } from '../../record-types.js';
import type { Range } from '../../rows/listing.js';
import { ranksOf, type WordField } from '../../rows/words.js';
import type { Queries } from '../database.js';
import { betweenIds, hasTags, type ListFilter, onRecords, Parameters } from './query.js';
import { countWords } from './totals.js';

/**
 * A page by a key of few values: value after value, of each the newest first. Records with the same words lie
 * together by id, so those of one value are as many ordered ranges as it has packings, which PostgreSQL merges.
 */
export async function pageByWords(
  queries: Queries,
  filter: ListFilter,
  { word, ids }: { readonly word: WordField; readonly ids: Range | undefined },
  { offset, limit, direction }: ListQuery,
): Promise<readonly number[]> {
  const isExact = filter.tags.length === 0 && !filter.seconds && filter.measures.every((range) => !range);
  const groups = groupsOf(await countWords(queries, filter), word, direction);
  const page: number[] = [];
  let skip = offset;
  for (const { packings, count } of groups) {
    if (page.length === limit) break;
    if (isExact && count <= skip) {
      skip -= count;
      continue;
    }
    const parameters = new Parameters();
    const range = (packed: number): string => {
      const where = [
        onRecords(filter, parameters),
        `d.packed_words = ${parameters.add(packed)}`,
        ...betweenIds(filter, ids, parameters),
        ...hasTags('d', filter.tags, parameters),
      ];
      return `(SELECT d.${filter.listing.idColumn} AS id FROM ${filter.listing.table} d
        WHERE ${where.join(' AND ')} ORDER BY d.${filter.listing.idColumn} DESC)`;
    };
    const merged = packings.map(range).join(' UNION ALL ');
    const wanted = skip + limit - page.length;
    const sql = `SELECT id FROM (${merged}) merged ORDER BY id DESC LIMIT ${parameters.add(wanted)}`;
    const found = await queries.all<[number]>(sql, parameters.values);
    page.push(...found.slice(skip).map(([id]) => id));
    skip = Math.max(0, skip - found.length);
  }
  return page;
}

interface WordGroup {
  readonly packings: readonly number[];
  /** At least as many as match. */
  readonly count: number;
}

function groupsOf(
  counts: ReadonlyMap<number, number>,
  word: WordField,
  direction: ListQuery['direction'],
): readonly WordGroup[] {
  const ranks = ranksOf(word);
  const groups = new Map<number, { packings: number[]; count: number }>();
  for (const [packed, count] of counts) {
    const rank = ranks[(packed >> word.shift) & (2 ** word.bits - 1)]!;
    const group = groups.get(rank) ?? { packings: [], count: 0 };
    group.packings.push(packed);
    group.count += count;
    groups.set(rank, group);
  }
  const sign = direction === 'asc' ? 1 : -1;
  return [...groups].sort(([one], [other]) => sign * (one - other)).map(([, group]) => group);
}
