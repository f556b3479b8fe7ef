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

export const tagKeys = (tags: readonly Tag[]): readonly string[] => [...new Set(tags.map(tagKey))];
