/**
 * Indexes of lists that hold what lists filter by, so that one is followed without reading the rows that do not match
 * (store/postgres/lists/). Made anew: whatever inserts must know of the new columns.
 */

export interface Listed {
  readonly table: string;
  readonly idColumn: string;
  /** Numbers that ranges limit. */
  readonly measures: readonly string[];
  /** What lists sort by beside the time, the id and words. */
  readonly sorted: readonly string[];
  /** Those that the rows of tags do not have as measures, with their types. */
  readonly ofTags: Readonly<Record<string, string>>;
}

/** What the new columns of records that are there already hold. */
const fillFromRecords = ({ table, idColumn, ofTags }: Listed): string => `
UPDATE ${table} SET tag_signature = signature FROM (
  SELECT record_id, bit_or(${bit(14)} | ${bit(15)}) AS signature FROM ${table}_tag GROUP BY record_id
) of_tags WHERE ${idColumn} = record_id;
UPDATE ${table}_tag SET ${['tag_signature', ...Object.keys(ofTags)].map((column) => `${column} = d.${column}`).join(', ')}
  FROM ${table} d WHERE d.${idColumn} = record_id;`;

/** Two of 64 for each tag, which step 26 exchanges for keys. */
const bit = (byte: number): string => `(1::bigint << (get_byte(uuid_send(tag), ${byte}) & 63))`;

/** Made anew with what is known of each record's tags in `tagColumn`. */
export function coveringIndexes(
  { table, idColumn, measures, sorted, ofTags }: Listed,
  tagColumn: string,
): string {
  const index = (name: string, key: string, columns: readonly string[], idOrder = '') => {
    const included = [...new Set([...columns, tagColumn])].filter((column) => column !== key);
    return `DROP INDEX ${table}_by_${name};
      CREATE INDEX ${table}_by_${name} ON ${table} (organization_id, ${key}, ${idColumn}${idOrder})
        INCLUDE (${included.join(', ')});`;
  };
  const ranges = ['created_at_micros', ...measures];
  // From a range of these a page by any other key is sorted.
  const all = [...ranges, 'packed_words', ...sorted];
  return `
ALTER TABLE ${table}_tag DROP CONSTRAINT ${table}_tag_pkey,
  ADD PRIMARY KEY (organization_id, tag, record_id)
  INCLUDE (${['created_at_micros', 'packed_words', 'measure', 'second_measure', tagColumn, ...Object.keys(ofTags)].join(', ')});
${index('time', 'created_at_micros', all)}
${index('words', 'packed_words', ranges)}
${sorted
  .map(
    (column) =>
      index(column, column, measures.includes(column) ? all : ranges) +
      index(`${column}_ascending`, column, ranges, ' DESC'),
  )
  .join('\n')}`;
}

const covering = (listed: Listed): string => `
-- An index is enough only for rows that VACUUM has seen, and by itself it comes after a fifth of the table is new.
ALTER TABLE ${listed.table} SET (autovacuum_vacuum_insert_scale_factor = 0.01);
ALTER TABLE ${listed.table}_tag SET (autovacuum_vacuum_insert_scale_factor = 0.01);
ALTER TABLE ${listed.table} ADD COLUMN tag_signature bigint NOT NULL DEFAULT 0;
ALTER TABLE ${listed.table}_tag ADD COLUMN tag_signature bigint NOT NULL DEFAULT 0${Object.entries(
  listed.ofTags,
)
  .map(([column, type]) => `, ADD COLUMN ${column} ${type}`)
  .join('')};
${fillFromRecords(listed)}
${coveringIndexes(listed, 'tag_signature')}`;

export const LISTED: readonly Listed[] = [
  {
    table: 'detection',
    idColumn: 'detection_id',
    measures: ['likelihood_tenths'],
    sorted: ['file_name', 'file_size_bytes', 'likelihood_tenths'],
    ofTags: { file_name: 'bytea', file_size_bytes: 'bigint' },
  },
  {
    table: 'parsing',
    idColumn: 'parse_id',
    measures: ['file_size_bytes'],
    sorted: ['file_name', 'file_size_bytes', 'confidence', 'document_type'],
    ofTags: { file_name: 'bytea', confidence: 'double precision', document_type: 'text COLLATE "C"' },
  },
  {
    table: 'verification',
    idColumn: 'verification_id',
    measures: ['id_file_size_bytes', 'selfie_file_size_bytes'],
    sorted: ['id_file_name', 'id_file_size_bytes', 'selfie_file_name', 'selfie_file_size_bytes'],
    ofTags: { id_file_name: 'bytea', selfie_file_name: 'bytea' },
  },
  {
    table: 'analysis',
    idColumn: 'analysis_id',
    measures: ['likelihood_tenths'],
    sorted: ['likelihood_tenths'],
    ofTags: {},
  },
];

export const COVERING_INDEXES = LISTED.map(covering).join('\n');
