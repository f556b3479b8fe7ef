import type { Listing } from '../../rows/listing.js';

const columnOf = (sql: string): string => sql.replace(/^d\./, '');

/** Columns that lists sort by and that are neither the id, the time nor a word. */
export const sortedColumns = ({ sortKeys, words }: Listing): readonly string[] =>
  Object.entries(sortKeys)
    .filter(([key]) => !words[key])
    .map(([, { sql }]) => columnOf(sql))
    .filter((column) => column !== 'created_at_micros');

/**
 * Those of them that `<table>_tag` has under their own name, so that the records of a tag are sorted without reading
 * their rows. Measures stand there as such (query.ts).
 */
export function tagColumns(listing: Listing): readonly string[] {
  const measures = listing.measures.map(({ sql }) => columnOf(sql));
  return sortedColumns(listing).filter((column) => !measures.includes(column));
}
