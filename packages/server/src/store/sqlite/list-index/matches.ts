import type { Connection } from '../connection.js';
import { decodeEntries, type Entries } from './entries.js';
import type { Scope } from './scopes.js';
import { WORD_FIELDS, type WordKey, wordRanks } from './words.js';

/** Both ends inclusive. */
interface Range {
  readonly least: number;
  readonly most: number;
}

/** Range filters, in the numbers that the list index holds. */
export interface Ranges {
  /** Whole seconds since the Unix epoch. */
  readonly seconds: Range;
  /** Likelihood in tenths of a percent. */
  readonly tenths: Range;
}

export const ANY: Range = { least: 0, most: Number.MAX_SAFE_INTEGER };

/** Sort keys that blocks hold, as numbers below {@link SMALL_KEYS}. */
export type SmallKey = WordKey | 'likelihood';
export const SMALL_KEYS = 1001;
export const isSmallKey = (sortBy: string): sortBy is SmallKey => sortBy === 'likelihood' || sortBy in WORD_FIELDS;

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
  readonly key?: SmallKey | undefined;
}

/**
 * The detections that are in every scope and within the ranges. Reads the blocks of the scopes from end to end: linear in
 * their sizes, twelve bytes per entry.
 */
export function findMatches(connection: Connection, { scopes, ranges, key }: Wanted): KeyedMatches {
  const [rarest, ...others] = scopes;
  let matches = readScope(connection, rarest, ranges ?? { seconds: ANY, tenths: ANY }, key);
  for (const scope of others) matches = alsoIn(matches, readScope(connection, scope, { seconds: ANY, tenths: ANY }, undefined).ids);
  return matches;
}

function readScope(connection: Connection, scope: Scope, ranges: Ranges, key: SmallKey | undefined): KeyedMatches {
  const { least: leastSecond, most: mostSecond } = ranges.seconds;
  const { least: leastTenths, most: mostTenths } = ranges.tenths;
  const ids = new Float64Array(scope.entryCount);
  const keys = new Uint16Array(scope.entryCount);
  let length = 0;
  const sql = 'SELECT first_id, entries FROM list_block WHERE scope_id = ? ORDER BY first_id';
  for (const [firstId, bytes] of connection.all<[number, Uint8Array]>(sql, [scope.scopeId])) {
    const entries = decodeEntries(bytes);
    const { offsets, seconds, tenths } = entries;
    const blockKeys = key && keysOf(entries, key);
    for (let i = 0; i < offsets.length; i++) {
      const second = seconds[i]!;
      const likelihood = tenths[i]!;
      if (second >= leastSecond && second <= mostSecond && likelihood >= leastTenths && likelihood <= mostTenths) {
        ids[length] = firstId + offsets[i]!;
        if (blockKeys) keys[length] = blockKeys[i]!;
        length++;
      }
    }
  }
  return { ids: ids.subarray(0, length), keys: keys.subarray(0, length) };
}

const keysOf = ({ tenths, words }: Entries, key: SmallKey): Uint16Array => (key === 'likelihood' ? tenths : wordRanks(key, words));

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
