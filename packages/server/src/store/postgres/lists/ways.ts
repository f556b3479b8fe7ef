import type { ListQuery } from '../../record-types.js';
import type { Queries } from '../database.js';
import { hasRanges, type ListFilter } from './query.js';

/**
 * What a list does costs, in microseconds of processor time: measured over a million records on PostgreSQL 18.4
 * (2026-11-28, two shared cores), from indexes that are in memory.
 */
const COSTS = {
  /** The next entry of an index. */
  next: 0.1,
  /** An entry of an index by its key. */
  find: 4,
  /** A row of the table by its id: 3 from memory, a hundred and more from a disk. */
  row: 10,
  /** A row that lies behind the one before. */
  together: 1.5,
  /** An id put into a set in memory. */
  keep: 0.3,
};

/** How a page is found among what matches. */
export type Way =
  /** Reads what matches, from the records' tags where those say the sort key, and sorts it. */
  | 'sort'
  /** Keeps the ids that match in memory, and follows the order until the page is full. */
  | 'keep'
  /** Follows the order and looks at each record whether it matches. */
  | 'follow';

/** Ids kept at most, some 40 bytes each. */
const MOST_KEPT = 250_000;

export interface Sizes {
  /** Records of the kind. */
  readonly list: number;
  /** Those that match. */
  readonly match: number;
  readonly ofTags: ReadonlyMap<string, number>;
}

/**
 * The way that costs least. `keep` is for orders that one index has whole: what is kept is kept for each statement.
 * @param isOfTags whether the records' tags say the sort key
 */
export function cheapestWay(
  filter: ListFilter,
  { list, match, ofTags }: Sizes,
  { offset, limit, sortBy }: Pick<ListQuery, 'offset' | 'limit' | 'sortBy'>,
  isOfTags: boolean,
): Way {
  if (match === list) return 'follow';
  const { listing, tags } = filter;
  const counts = tags.map((tag) => ofTags.get(tag) ?? 0);
  const steps = Math.min(list, ((offset + limit) * list) / Math.max(1, match));
  // The index of ids says the ranges, too.
  const inRow = hasRanges(filter) && sortBy !== listing.idKey ? COSTS.row : COSTS.next;
  const merged = tags.length > 0 ? Math.min(finding(counts), merging(counts)) : match * COSTS.next;
  // Records of a time lie together; those of a tag, or of a likelihood, do not.
  const scattered = tags.length === 0 && filter.seconds ? COSTS.together : COSTS.row;
  const sort = isOfTags ? merged + match * COSTS.next : finding(counts) + match * (COSTS.next + scattered);
  const keep = merged + match * COSTS.keep + steps * COSTS.next;
  const follow = steps * (tags.length * COSTS.find + inRow);
  if (listing.words[sortBy] || match > MOST_KEPT || keep > Math.min(sort, follow))
    return sort < follow ? 'sort' : 'follow';
  return 'keep';
}

/** Each record of the rarest tag is looked for among those of the others. */
const finding = ([rarest = 0, ...others]: readonly number[]): number =>
  rarest * (COSTS.next + COSTS.find * others.length);
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
  { of }: { readonly of: ReadonlyMap<string, number> },
  work: () => Promise<T>,
): Promise<T> {
  const counts = tags.map((tag) => of.get(tag) ?? 0);
  if (tags.length < 2 || finding(counts) < merging(counts)) return work();
  await queries.run('SET LOCAL enable_nestloop = off');
  const done = await work();
  await queries.run('SET LOCAL enable_nestloop = on');
  return done;
}
