import { type KeyedMatches, SMALL_KEYS } from './matches.js';
import type { PageBounds } from './page-by-id.js';

/**
 * A page of matches by a key of few values, equal keys by id descending: the values are counted, which tells
 * the first and last value of the page, and one pass from the newest match down picks its ids. Linear, and
 * nothing is sorted.
 */
export function pageBySmallKey(
  { ids, keys }: KeyedMatches,
  { offset, limit, direction }: PageBounds,
): number[] {
  const counts = new Uint32Array(SMALL_KEYS);
  for (let i = 0; i < keys.length; i++) counts[keys[i]!]!++;
  const ordered = direction === 'asc' ? [...counts.keys()] : [...counts.keys()].reverse();

  /** For each value on the page, how many of its newest matches come before the page, and the ids found. */
  const groups = new Map<number, { skip: number; ids: number[] }>();
  let skip = offset;
  let wanted = limit;
  for (const key of ordered) {
    const count = counts[key]!;
    if (count > skip && wanted > 0) {
      groups.set(key, { skip, ids: [] });
      wanted -= count - skip;
    }
    skip = Math.max(0, skip - count);
  }
  for (let i = ids.length - 1; i >= 0; i--) {
    const group = groups.get(keys[i]!);
    if (!group) continue;
    if (group.skip > 0) group.skip--;
    else if (group.ids.length < limit) group.ids.push(ids[i]!);
  }
  return [...groups.values()].flatMap((group) => group.ids).slice(0, limit);
}
