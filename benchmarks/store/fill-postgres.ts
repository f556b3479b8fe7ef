import type { Database, Queries } from '../../packages/server/src/store/postgres/database.js';
import { IN_LEVELS, LEVELS } from '../../packages/server/src/store/postgres/lists/cells.js';
import { LARGE_FROM } from '../../packages/server/src/store/postgres/lists/large-tags.js';
import { ALL } from '../../packages/server/src/store/postgres/lists/tags.js';
import { RECORD_TABLES } from '../../packages/server/src/store/rows/record-tables.js';
import { BRANCHES, type Contents } from './sample-records.js';

/**
 * Fills a migrated database with `count` detections like those of sample-records.ts, made inside PostgreSQL: a year
 * of submissions with three tags each, their files, what the list of all kinds has, and the counts of lists. Indexes are
 * made at the end.
 * @param contents `short`: of a third of the size, where ten million would not fit the disk; lists read those of a page's
 * records alone, by their ids
 */
export async function fillPostgres(
  database: Database,
  count: number,
  contents: Contents = 'whole',
): Promise<void> {
  const startedMs = performance.now();
  const done = (what: string): void =>
    console.error(`${what}: ${Math.round((performance.now() - startedMs) / 1000)} s`);
  const tables = [
    'detection',
    'detection_content',
    'detection_tag',
    'stored_file',
    'submission',
    'submission_check',
  ];
  // In the transaction that emptied a table, and under wal_level=minimal, rows are written once and not to the log.
  await database.write(async (queries) => {
    const remade: string[] = [];
    for (const table of tables) remade.push(...(await dropIndexes(queries, table)));
    await queries.run(`TRUNCATE ${tables.join(', ')}`);
    await queries.run('SELECT setseed(0.25)');
    for (const [name, sql] of Object.entries(STEPS)) {
      for (const statement of sql(count, contents)) await queries.run(statement);
      done(name);
    }
    for (const sql of remade) {
      await queries.run(sql);
      done(sql.slice(0, 60));
    }
    await queries.run(`SELECT setval('detection_id', ${count})`);
  });
  for (const table of [...tables, 'list_tag', 'list_cell']) await database.run(`VACUUM ANALYZE ${table}`);
  done('vacuum');
}

/** @returns statements that make them again, in an order that they can be made in */
async function dropIndexes(database: Queries, table: string): Promise<readonly string[]> {
  const foreign = await database.all<[string, string, string]>(
    `SELECT conrelid::regclass::text, conname::text, pg_get_constraintdef(oid) FROM pg_constraint
     WHERE contype = 'f' AND confrelid = $1::regclass`,
    [table],
  );
  for (const [on, name] of foreign) await database.run(`ALTER TABLE ${on} DROP CONSTRAINT ${name}`);
  const keys = await database.all<[string, string]>(
    `SELECT conname::text, pg_get_constraintdef(oid) FROM pg_constraint WHERE contype = 'p' AND conrelid = $1::regclass`,
    [table],
  );
  for (const [name] of keys) await database.run(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
  const indexes = await database.all<[string, string]>(
    'SELECT indexname::text, indexdef FROM pg_indexes WHERE schemaname = current_schema() AND tablename = $1',
    [table],
  );
  for (const [name] of indexes) await database.run(`DROP INDEX ${name}`);
  return [
    ...keys.map(([name, definition]) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`),
    ...indexes.map(([, definition]) => definition),
    ...foreign.map(
      ([on, name, definition]) => `ALTER TABLE ${on} ADD CONSTRAINT ${name} ${definition} NOT VALID`,
    ),
  ];
}

const FIRST_MICROS = 1_731_000_000_000_000;
const YEAR_MICROS = 365 * 24 * 3600 * 1_000_000;

/** What the branch of a record is for a random number, as sampleTags draws it. */
const branchSql = (): string => {
  let from = 0;
  const cases = Object.entries(BRANCHES).map(([name, part]) => {
    from += part;
    return `WHEN r < ${from} THEN '${name}'`;
  });
  return `CASE ${cases.join(' ')} ELSE 'elsewhere' END`;
};

/** The key of a tag as lists/tags.ts makes it. */
const tagSql = (name: string, value: string): string =>
  `encode(substr(sha256(convert_to('["${name}","' || ${value} || '"]', 'UTF8')), 1, 16), 'hex')::uuid`;

/** What lists/tags.ts keeps of a record's tags. */
const packedSql = `(SELECT string_agg(substr(uuid_send(key), 1, 8), '' ORDER BY key) FROM unnest(ARRAY[first, second, third]) key)`;

const CHECKS = (
  likelihood: string,
): string => `'[{"checkId":"pdf.unexplained-revision","version":"1.0.0","type":"DOCUMENT_STRUCTURE","status":"'
  || CASE WHEN ${likelihood} < 500 THEN 'PASS' ELSE 'FAIL' END || '","details":"One text was replaced after the first save.","likelihood":' || ${likelihood} / 1000.0
  || ',"evidence":[{"code":"TEXT_REPLACED","kind":"value_comparison","summary":"The amount on page 1 was replaced after the document was first saved.","page":1,"boundingBox":{"x1":0.1,"y1":0.2,"x2":0.3,"y2":0.25},"before":"1,200.00","after":"9,200.00"}]}]'`;

const { detection } = RECORD_TABLES;
const CONTENT_COLUMNS = detection.contentColumns.join(', ');

const STEPS: Readonly<Record<string, (count: number, contents: Contents) => readonly string[]>> = {
  'what is drawn': (count) => [
    `CREATE UNLOGGED TABLE drawn AS
     SELECT *, ${packedSql} AS tag_keys FROM (SELECT *,
       ${tagSql('customerId', 'customer')} AS first, ${tagSql('branch', 'branch')} AS second,
       CASE WHEN channel IS NULL THEN ${tagSql('documentId', "'D-' || n")} ELSE ${tagSql('channel', 'channel')} END AS third
     FROM (SELECT n, fraud, likelihood, image, file_type,
       CASE WHEN named < 0.3 THEN 'statement.' WHEN named < 0.6 THEN 'nómina ' || lpad((serial % 5000)::text, 4, '0') || ' señor Muñoz.'
         ELSE 'IMG_' || lpad((n * 2654435761 % 4294967296)::text, 10, '0') || '.' END || file_type AS file_name,
       size, model, country, pages, at,
       (document | file_code << 2 | model << 6 | fraud << 8 | country << 10 | (2 - fraud) << 13) AS words,
       'C' || customer AS customer, branch, channel
     FROM (SELECT *, image::integer AS document, CASE likelihood / 250 WHEN 0 THEN 0 WHEN 1 THEN 1 WHEN 2 THEN 1 ELSE 2 END AS fraud,
         CASE file_code WHEN 0 THEN 'jpeg' WHEN 1 THEN 'pdf' WHEN 2 THEN 'png' ELSE 'webp' END AS file_type
       FROM (SELECT n, random() AS named, random() < 0.4 AS image, (random() * 1e6)::integer AS serial,
           (10000 * power(1000, random()))::bigint AS size, (random() < 0.2)::integer AS model,
           CASE WHEN random() < 0.7 THEN 2 WHEN random() < 0.7 THEN 1 ELSE 0 END AS country, 1 + floor(random() * 4)::integer AS pages,
           ${FIRST_MICROS} + (n::double precision / ${count} * ${YEAR_MICROS} + random() * 20000000)::bigint AS at,
           floor(random() * 10000)::integer AS customer, (SELECT ${branchSql()} FROM (SELECT random() AS r WHERE n > 0) one) AS branch,
           CASE WHEN random() < 0.5 THEN (ARRAY['web', 'web', 'mobile', 'post', 'partner'])[1 + floor(random() * 5)::integer] END AS channel,
           round(1000 * CASE floor(random() * 20)::integer / 12 WHEN 0 THEN random() * 0.1 ELSE CASE WHEN random() < 0.625 THEN random() * 0.75 ELSE 0.75 + random() * 0.25 END END)::integer AS likelihood
         FROM generate_series(1, ${count}) n) one,
         LATERAL (SELECT CASE WHEN NOT one.image THEN 1 ELSE (ARRAY[0, 0, 2, 3])[1 + one.serial % 4] END AS file_code) coded) two) three) four`,
  ],
  records: (_count, contents) => [
    `INSERT INTO detection (${[...detection.columns, 'packed_words', 'stored_length', 'tag_keys'].join(', ')})
     SELECT ${detection.columns.map((column) => COLUMNS[column] ?? fail(column)).join(', ')}, words, 1250, tag_keys FROM drawn`,
    `INSERT INTO detection_content (detection_id, ${CONTENT_COLUMNS})
     SELECT n, ${detection.contentColumns.map((column) => CONTENTS[contents][column] ?? fail(column)).join(', ')} FROM drawn`,
  ],
  tags: () => [
    `INSERT INTO detection_tag (organization_id, tag, record_id, created_at_micros, packed_words, measure, tag_keys, file_name, file_size_bytes)
     SELECT 1, tag, n, at, words, likelihood, tag_keys, convert_to(file_name, 'UTF8'), size
     FROM drawn, LATERAL (VALUES (first), (second), (third)) tags (tag)`,
  ],
  files: () => [
    `INSERT INTO stored_file SELECT convert_to('fd_' || n || '_' || file_name, 'UTF8'), 1, 'detection', n FROM drawn`,
  ],
  'the list of all kinds': () => [
    `INSERT INTO submission SELECT 'detection', n, 1, at, (ARRAY['low', 'medium', 'high'])[fraud + 1],
       lower(n || E'\\n' || file_name || E'\\n' || lpad(to_hex(n), 64, '0') || E'\\n' || customer || E'\\n' || branch),
       '{"kind":"detection","id":' || n || ',"name":"' || file_name || '","fileType":"' || file_type || '","documentType":"financial/bank_statement","pageCount":' || pages
       || ',"likelihood":' || likelihood / 10.0 || ',"band":"' || (ARRAY['low', 'medium', 'high'])[fraud + 1] || '","tags":[{"name":"customerId","value":"' || customer || '"}],"country":"us","at":"2025-01-01T00:00:00.000Z"}'
     FROM drawn`,
    `INSERT INTO submission_check SELECT 1, 'pdf.unexplained-revision', 'detection', n, at FROM drawn WHERE likelihood >= 500`,
  ],
  counts: () => [
    // What store/postgres/lists/ keeps, from one pass over all records and not one for each large tag and pair.
    `CREATE UNLOGGED TABLE drawn_counts AS
     SELECT ${tagSql('branch', 'branch')} AS branch, CASE WHEN channel IS NOT NULL THEN ${tagSql('channel', 'channel')} END AS channel,
       day, bucket, n
     FROM (SELECT branch, channel, (at / 86400000000)::integer AS day, likelihood AS bucket, count(*) AS n FROM drawn GROUP BY 1, 2, 3, 4) counted`,
    `INSERT INTO list_tag (organization_id, record_kind, tag, entry_count, is_large)
     SELECT 1, 'detection', tag, n, n >= ${LARGE_FROM} AND tag <> '${ALL}' FROM (
       SELECT ${tagSql('customerId', 'customer')} AS tag, n FROM (SELECT customer, count(*) AS n FROM drawn GROUP BY 1) by_customer
       UNION ALL SELECT ${tagSql('documentId', "'D-' || n")}, 1 FROM drawn WHERE channel IS NULL
       UNION ALL SELECT branch, sum(n) FROM drawn_counts GROUP BY 1
       UNION ALL SELECT channel, sum(n) FROM drawn_counts WHERE channel IS NOT NULL GROUP BY 1
       UNION ALL SELECT '${ALL}', sum(n) FROM drawn_counts
     ) tags`,
    'CREATE UNLOGGED TABLE large_tag AS SELECT tag FROM list_tag WHERE is_large',
    // The planner knows nothing of a table that was just filled.
    'ANALYZE large_tag, drawn_counts',
    `INSERT INTO list_tag_pair SELECT 1, 'detection', least(branch, channel), greatest(branch, channel), sum(n)
     FROM drawn_counts WHERE branch IN (SELECT tag FROM large_tag) AND channel IN (SELECT tag FROM large_tag) GROUP BY 3, 4`,
    // Two values of one name share no record.
    `INSERT INTO list_tag_pair SELECT 1, 'detection', one.tag, other.tag, 0
     FROM large_tag one JOIN large_tag other ON one.tag < other.tag ON CONFLICT DO NOTHING`,
    `INSERT INTO list_words SELECT 1, 'detection', words, likelihood, count(*) FROM drawn GROUP BY words, likelihood`,
    `INSERT INTO list_day_ids SELECT 1, 'detection', at / 86400000000, min(n), max(n) FROM drawn GROUP BY 3`,
    `INSERT INTO list_cell SELECT 1, 'detection', tag, day_level, bucket_level, ${IN_LEVELS}, sum(n)
     FROM (
       SELECT tag, day, bucket, sum(n) AS n FROM drawn_counts, LATERAL (VALUES ('${ALL}'::uuid), (branch), (channel)) tags (tag)
       WHERE tag = '${ALL}' OR tag IN (SELECT tag FROM large_tag) GROUP BY 1, 2, 3
     ) by_day, ${LEVELS} GROUP BY 3, 4, 5, 6, 7`,
    'DROP TABLE drawn_counts, large_tag',
    'DROP TABLE drawn',
  ],
};

function fail(column: string): never {
  throw new Error(`nothing says what to fill the column ${column} with`);
}

const COLUMNS: Readonly<Record<string, string>> = {
  detection_id: 'n',
  organization_id: '1',
  media_type: `CASE WHEN image THEN 'image' ELSE 'document' END`,
  file_type: 'file_type',
  file_name: `convert_to(file_name, 'UTF8')`,
  file_size_bytes: 'size',
  sha256: `lpad(to_hex(n), 64, '0')`,
  model: `CASE model WHEN 0 THEN 'document' ELSE 'object' END`,
  model_version: `'1.1.0'`,
  engine_version: `'0.1.0'`,
  likelihood_tenths: 'likelihood',
  fraud_severity: `(ARRAY['low', 'medium', 'high'])[fraud + 1]`,
  classification: `(ARRAY['verified', 'unverified', 'rejected'])[fraud + 1]`,
  country: `(ARRAY['br', 'mx', 'us'])[country + 1]`,
  document_type: `'financial/bank_statement'`,
  page_count: 'pages',
  created_at_micros: 'at',
};

const CONTENT: Readonly<Record<string, string>> = {
  reasoning: `'{"reasoning":["A text was replaced after the document was first saved: the earlier text can still be read."]}'`,
  checks: CHECKS('likelihood'),
  tags: `'[{"name":"customerId","value":"' || customer || '"},{"name":"branch","value":"' || branch || '"},{"name":"channel","value":"' || coalesce(channel, 'none') || '"}]'`,
  files: `'[{"category":"original_file","storedName":"fd_' || n || '_' || file_name || '","sizeBytes":1000,"contentType":"application/pdf","sha256":"' || lpad(to_hex(n), 64, '0') || '","createdAtMicros":' || at || '}]'`,
  arithmetic: 'NULL',
};

const CONTENTS: Readonly<Record<Contents, Readonly<Record<string, string>>>> = {
  whole: CONTENT,
  short: { ...CONTENT, reasoning: `'{"reasoning":[]}'`, checks: `'[]'`, files: `'[]'` },
};
