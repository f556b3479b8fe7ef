import { coveringIndexes, LISTED, type Listed } from './0024-covering-indexes.js';

/**
 * Indexes of lists say which tags a record has, and not only which it may have: whoever follows one far down does not ask
 * the index of tags about each record. Made anew, as in step 24.
 */

/** What the new column of records that are there already holds: as lists/tags.ts makes it. */
export const fillTagKeys = ({ table, idColumn }: Listed): string => `
UPDATE ${table} SET tag_keys = keys FROM (
  SELECT record_id, string_agg(substr(uuid_send(tag), 1, 8), '' ORDER BY tag) AS keys FROM ${table}_tag GROUP BY record_id
) of_tags WHERE ${idColumn} = record_id;
UPDATE ${table}_tag SET tag_keys = d.tag_keys FROM ${table} d WHERE d.${idColumn} = record_id;`;

const tagKeys = (listed: Listed): string => `
ALTER TABLE ${listed.table} ADD COLUMN tag_keys bytea NOT NULL DEFAULT '';
ALTER TABLE ${listed.table}_tag ADD COLUMN tag_keys bytea NOT NULL DEFAULT '';
${fillTagKeys(listed)}
${coveringIndexes(listed, 'tag_keys')}
ALTER TABLE ${listed.table} DROP COLUMN tag_signature;
ALTER TABLE ${listed.table}_tag DROP COLUMN tag_signature;`;

export const TAG_KEYS = LISTED.map(tagKeys).join('\n');
