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

/** Of a tag's key, its first half: what an index of lists knows a record's tags by (step 26 says the same in SQL). */
const PACKED_BYTES = 8;

/**
 * What a record's row and its entries in the indexes of lists say of its tags: half of each key, one after another. Of
 * 10^18 records with three tags one has by chance what is looked for (17 places, 2^64 halves).
 * @param keys as {@link tagKey} makes them
 */
export const packedTagKeys = (keys: readonly string[]): Buffer =>
  Buffer.concat(keys.toSorted().map(packedTagKey));

/** What {@link packedTagKeys} holds of one. */
export const packedTagKey = (key: string): Buffer =>
  Buffer.from(key.replaceAll('-', ''), 'hex').subarray(0, PACKED_BYTES);

export const tagKeys = (tags: readonly Tag[]): readonly string[] => [...new Set(tags.map(tagKey))];
