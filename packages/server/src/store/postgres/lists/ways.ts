import type { ListQuery } from '../../record-types.js';
import type { ListFilter } from './query.js';

/**
 * What a list does costs, in microseconds of processor time: measured over a million records on PostgreSQL 18.4
 * (2026-11-28, two shared cores), from indexes that are in memory.
 */
const COSTS = {
  /** The next entry of an index, and what it holds looked at. */
  next: 0.12,
  /** Whether an entry has a tag (2026-11-29, a million entries of three tags, an idle machine). */
  tag: 0.02,
  /** An entry among others in the order of the page. */
  sort: 0.25,
};

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
  const [rarest, ...others] = tags;
  const read = rarest === undefined ? match : (ofTags.get(rarest) ?? 0);
  const sort = read * (COSTS.next + others.length * COSTS.tag) + match * COSTS.sort;
  const steps = (Math.min(match, offset + limit) * inOrder) / Math.max(1, match);
  return sort < steps * (COSTS.next + tags.length * COSTS.tag) ? 'sort' : 'follow';
}
