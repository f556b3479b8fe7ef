import { ANY, type Listing, type Range, widthsOf } from '../../rows/listing.js';
import { wordRanks } from '../../rows/words.js';
import type { Connection } from '../connection.js';
import { decodeEntries, type Entries } from './entries.js';
import type { Scope } from './scopes.js';

/** Range filters, in the numbers that the list index holds. */
export interface Ranges {
  /** Whole seconds since the Unix epoch. */
  readonly seconds: Range;
  /** Of the kind's measures, in their units. */
  readonly measures: readonly Range[];
}

/** Sort keys that blocks hold as numbers below this can be counted. */
export const SMALL_KEYS = 1001;
export const isSmallKey = ({ measures, words }: Listing, sortBy: string): boolean =>
  sortBy in words || measures.some(({ key, bytes }) => key === sortBy && bytes === 2);

export interface KeyedMatches {
  /** Ascending. */
  readonly ids: Float64Array;
  /** Of each id, smaller first in the ascending order; all 0 when no key was asked for. */
  readonly keys: Uint16Array;
}

interface Wanted {
  /** Fewest entries first. */
  readonly scopes: readonly [Scope, ...Scope[]];
  readonly ranges?: Ranges | undefined;
  /** A small one. */
  readonly key?: string | undefined;
}

const EVERYTHING: Ranges = { seconds: ANY, measures: [] };

/**
 * The records that are in every scope and within the ranges. Reads the blocks of the scopes from end to end:
 * linear in their sizes, twelve to twenty-six bytes per entry.
 */
export function findMatches(
  connection: Connection,
  listing: Listing,
  { scopes, ranges, key }: Wanted,
): KeyedMatches {
  const [rarest, ...others] = scopes;
  let matches = readScope(connection, listing, rarest, ranges ?? EVERYTHING, key);
  for (const scope of others)
    matches = alsoIn(matches, readScope(connection, listing, scope, EVERYTHING, undefined).ids);
  return matches;
}

function readScope(
  connection: Connection,
  listing: Listing,
  scope: Scope,
  ranges: Ranges,
  key: string | undefined,
): KeyedMatches {
  const { least: leastSecond, most: mostSecond } = ranges.seconds;
  const measureRanges = [...ranges.measures.entries()].filter(([, range]) => range !== ANY);
  const ids = new Float64Array(scope.entryCount);
  const keys = new Uint16Array(scope.entryCount);
  let length = 0;
  const sql = 'SELECT first_id, entries FROM list_block WHERE scope_id = ? ORDER BY first_id';
  for (const [firstId, bytes] of connection.all<[number, Uint8Array]>(sql, [scope.scopeId])) {
    const entries = decodeEntries(bytes, widthsOf(listing));
    const { offsets, seconds, measures } = entries;
    const blockKeys = key === undefined ? undefined : keysOf(listing, entries, key);
    for (let i = 0; i < offsets.length; i++) {
      const second = seconds[i]!;
      let isWithin = second >= leastSecond && second <= mostSecond;
      for (const [index, { least, most }] of measureRanges)
        isWithin &&= measures[index]![i]! >= least && measures[index]![i]! <= most;
      if (isWithin) {
        ids[length] = firstId + offsets[i]!;
        if (blockKeys) keys[length] = blockKeys[i]!;
        length++;
      }
    }
  }
  return { ids: ids.subarray(0, length), keys: keys.subarray(0, length) };
}

function keysOf(listing: Listing, { measures, words }: Entries, key: string): Uint16Array | Float64Array {
  const field = listing.words[key];
  return field
    ? wordRanks(field, words)
    : measures[listing.measures.findIndex((measure) => measure.key === key)]!;
}

/** Those of `matches` that are among `others`, which ascend too. */
function alsoIn(matches: KeyedMatches, others: Float64Array): KeyedMatches {
  const size = Math.min(matches.ids.length, others.length);
  const common = { ids: new Float64Array(size), keys: new Uint16Array(size) };
  let length = 0;
  for (let i = 0, j = 0; i < matches.ids.length && j < others.length; ) {
    const difference = matches.ids[i]! - others[j]!;
    if (difference === 0) {
      common.ids[length] = matches.ids[i]!;
      common.keys[length++] = matches.keys[i]!;
    }
    if (difference <= 0) i++;
    if (difference >= 0) j++;
  }
  return { ids: common.ids.subarray(0, length), keys: common.keys.subarray(0, length) };
}
