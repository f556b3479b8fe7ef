import { createHash } from 'node:crypto';
import type { Tag } from '../../record-types.js';

/** Stands among a record's tags for the list of all records of its kind. */
export const ALL = '00000000-0000-0000-0000-000000000000';

/**
 * The first half of the SHA-256 of JSON [name, value] as PostgreSQL's `uuid`, which takes 16 bytes: a value may be
 * longer than an entry of an index.
 */
export const tagKey = ({ name, value }: Tag): string =>
  createHash('sha256')
    .update(JSON.stringify([name, value]))
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/**
 * Two bits of 64 for each tag, from the last bytes of its key; step 24 says the same in SQL. A record without all bits of
 * a tag does not have it; of those with three tags one of a hundred has the bits of a tag that it does not have.
 * @param keys as {@link tagKey} makes them
 * @returns a whole number of 64 bits with a sign, as PostgreSQL reads it
 */
export function tagSignature(keys: readonly string[]): string {
  let bits = 0n;
  for (const key of keys)
    for (const hex of [key.slice(-4, -2), key.slice(-2)]) bits |= 1n << (BigInt(`0x${hex}`) & 63n);
  return BigInt.asIntN(64, bits).toString();
}

export const tagKeys = (tags: readonly Tag[]): readonly string[] => [...new Set(tags.map(tagKey))];
