import type { Connection } from '../connection.js';
import { decodeEntries } from './entries.js';
import type { Scope } from './scopes.js';

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

/**
 * The ids that are in every scope and within the ranges, ascending. Reads the blocks of the scopes from end to end:
 * linear in their sizes, ten bytes per entry.
 * @param scopes fewest entries first
 */
export function findMatches(connection: Connection, scopes: readonly [Scope, ...Scope[]], ranges: Ranges): Float64Array {
  const [rarest, ...others] = scopes;
  let matches = readIds(connection, rarest, ranges);
  for (const scope of others) matches = intersection(matches, readIds(connection, scope, { seconds: ANY, tenths: ANY }));
  return matches;
}

function readIds(connection: Connection, scope: Scope, ranges: Ranges): Float64Array {
  const { least: leastSecond, most: mostSecond } = ranges.seconds;
  const { least: leastTenths, most: mostTenths } = ranges.tenths;
  const ids = new Float64Array(scope.entryCount);
  let length = 0;
  const sql = 'SELECT first_id, entries FROM list_block WHERE scope_id = ? ORDER BY first_id';
  for (const [firstId, bytes] of connection.all<[number, Uint8Array]>(sql, [scope.scopeId])) {
    const { offsets, seconds, tenths } = decodeEntries(bytes);
    for (let i = 0; i < offsets.length; i++) {
      const second = seconds[i]!;
      const likelihood = tenths[i]!;
      if (second >= leastSecond && second <= mostSecond && likelihood >= leastTenths && likelihood <= mostTenths) {
        ids[length++] = firstId + offsets[i]!;
      }
    }
  }
  return ids.subarray(0, length);
}

/** Both ascending without repeats. */
function intersection(a: Float64Array, b: Float64Array): Float64Array {
  const common = new Float64Array(Math.min(a.length, b.length));
  let length = 0;
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    const difference = a[i]! - b[j]!;
    if (difference === 0) common[length++] = a[i]!;
    if (difference <= 0) i++;
    if (difference >= 0) j++;
  }
  return common.subarray(0, length);
}
