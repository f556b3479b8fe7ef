import type { ListQuery } from '../../record-types.js';
import type { Queries } from '../database.js';
import type { ListFilter } from './query.js';
import { ALL } from './tags.js';

/**
 * What a list does costs, in microseconds of processor time: measured over a million records on PostgreSQL 18.4
 * (2026-11-28, two shared cores), from indexes that are in memory.
 */
const COSTS = {
  /** The next entry of an index, and what it holds looked at. */
  next: 0.12,
  /** An entry of an index by its key. */
  find: 4,
  /** An entry among others in the order of the page. */
  sort: 0.25,
};

/** Of the entries without a tag those that have its bits (tags.ts). */
const BITS_ALONE = 0.01;

/** How a page is found among what matches. */
export type Way =
  /** Reads what matches, from an index that says the sort key, and sorts it. */
  | 'sort'
  /** Follows the order in its index until the page is full, and passes over what does not match. */
  | 'follow';

export interface Sizes {
  /** Records of the kind. */
  readonly list: number;
  /** Those that match. */
  readonly match: number;
  /** Those that the order is followed through: in the range of the sort key, where it has one. */
  readonly inOrder: number;
  readonly ofTags: ReadonlyMap<string, number>;
}

/** The way that costs least. */
export function cheapestWay(
  { tags }: ListFilter,
  { list, match, inOrder, ofTags }: Sizes,
  { offset, limit }: Pick<ListQuery, 'offset' | 'limit'>,
): Way {
  if (match === list) return 'follow';
  const counts = tags.map((tag) => ofTags.get(tag) ?? 0);
  const read = tags.length > 0 ? Math.min(finding(counts, match), merging(counts)) : match * COSTS.next;
  const wanted = Math.min(match, offset + limit);
  const steps = (wanted * inOrder) / Math.max(1, match);
  const looked = tags.length * (wanted + BITS_ALONE * steps);
  return read + match * COSTS.sort < steps * COSTS.next + looked * COSTS.find ? 'sort' : 'follow';
}

/** Each record of the rarest tag that has the bits of the others is looked for among those of these. */
const finding = ([rarest = 0, ...others]: readonly number[], match: number): number =>
  rarest * COSTS.next + COSTS.find * others.length * Math.min(rarest, match + BITS_ALONE * rarest);
/** How many have all tags, as if these knew nothing of each other. */
const guessed = ([rarest = 0, ...others]: readonly number[], list: number): number =>
  others.reduce((left, count) => (left * count) / Math.max(1, list), rarest);
/** The records of all tags are read side by side. */
const merging = (counts: readonly number[]): number =>
  counts.reduce((sum, count) => sum + count * COSTS.next, 0);

/**
 * Does `work`, which asks for the records of several tags: where that costs less,
 * their entries are read side by side, which PostgreSQL would not do by itself.
 */
export async function mergingTags<T>(
  queries: Queries,
  { tags }: ListFilter,
  { of, match }: { readonly of: ReadonlyMap<string, number>; readonly match?: number },
  work: () => Promise<T>,
): Promise<T> {
  const counts = tags.map((tag) => of.get(tag) ?? 0);
  if (tags.length < 2 || finding(counts, match ?? guessed(counts, of.get(ALL) ?? 0)) < merging(counts))
    return work();
  await queries.run('SET LOCAL enable_nestloop = off');
  const done = await work();
  await queries.run('SET LOCAL enable_nestloop = on');
  return done;
}
