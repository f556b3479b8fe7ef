import type { Matches } from './matches.js';

export interface PageBounds {
  readonly offset: number;
  readonly limit: number;
  readonly direction: 'asc' | 'desc';
}

/**
 * The ids of one page of `matches` sorted by key in `direction`, equal keys by id descending. Selects instead of
 * sorting: two ranks are looked up in linear time and only the entries between them are put in order.
 */
export function pageByKey(matches: Matches, { offset, limit, direction }: PageBounds): number[] {
  const { ids } = matches;
  const keys = direction === 'asc' ? matches.keys : matches.keys.map((key) => -key);
  const end = Math.min(offset + limit, ids.length);
  if (offset >= end) return [];
  const firstKey = keyAtRank(keys, offset);
  const lastKey = keyAtRank(keys, end - 1);

  let before = 0;
  for (let i = 0; i < keys.length; i++) if (keys[i]! < firstKey) before++;
  let skip = offset - before;
  let lastKeysWanted = end - offset;
  const page: { readonly key: number; readonly id: number }[] = [];
  // From the highest id down, so that equal keys are met in their order.
  for (let i = ids.length - 1; i >= 0; i--) {
    const key = keys[i]!;
    if (key < firstKey || key > lastKey) continue;
    if (key === firstKey && skip > 0) skip--;
    else if (key < lastKey || lastKeysWanted-- > 0) page.push({ key, id: ids[i]! });
  }
  return page
    .sort((a, b) => a.key - b.key)
    .slice(0, end - offset)
    .map(({ id }) => id);
}

const BUCKETS = 4096;
/** So few are sorted faster than spread over buckets. */
const SORTED_OUTRIGHT = 256;

/**
 * The key that would stand at `rank` (from 0) if `keys` were sorted ascending. Spreads the keys over equal steps from
 * the least to the greatest and goes on with the one step that holds the rank: expected linear time, and each round
 * drops at least the least or the greatest key, so it always ends.
 */
export function keyAtRank(keys: Float64Array, rank: number): number {
  let candidates = keys;
  let wanted = rank;
  while (candidates.length > SORTED_OUTRIGHT) {
    let least = Number.POSITIVE_INFINITY;
    let greatest = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < candidates.length; i++) {
      const key = candidates[i]!;
      if (key < least) least = key;
      if (key > greatest) greatest = key;
    }
    if (least === greatest) return least;
    const scale = (BUCKETS - 1) / (greatest - least);
    const counts = new Uint32Array(BUCKETS);
    for (let i = 0; i < candidates.length; i++) counts[Math.floor((candidates[i]! - least) * scale)]!++;
    let bucket = 0;
    while (wanted >= counts[bucket]!) wanted -= counts[bucket++]!;
    const narrowed = new Float64Array(counts[bucket]!);
    let length = 0;
    for (let i = 0; i < candidates.length; i++) {
      const key = candidates[i]!;
      if (Math.floor((key - least) * scale) === bucket) narrowed[length++] = key;
    }
    candidates = narrowed;
  }
  return candidates.slice().sort()[wanted]!;
}
