import type { RecordKind, StoredFile } from '../record-types.js';
import type { SqlRow } from '../rows/columns.js';
import { completedEvent, deletedEvent } from '../rows/event.js';
import type { InsertedWith } from '../rows/record-methods.js';
import { lengthOf, type RecordInsert, type RecordTable } from '../rows/record-table.js';
import { RECORD_TABLES } from '../rows/record-tables.js';
import type { Queries, SqlParameter } from './database.js';
import { deleteEventsOfRecord, insertEvent } from './events.js';
import { claimIdempotencyKey } from './idempotency.js';
import { concludeJob, deleteJobsOfRecord } from './jobs.js';
import { forgetLinks } from './links/forget.js';
import { insertLinking } from './links/insert-linking.js';
import { noteChange } from './lists/changes.js';
import { tagColumns } from './lists/columns.js';
import { packedTagKeys, tagKeys } from './lists/tags.js';
import { requireUnheld } from './retention.js';
import { deleteSubmission, insertSubmission } from './submissions.js';
import { countUsage } from './usage.js';

/** Both rows side by side, as the kind's columns say. */
export const selected = ({ columns, contentColumns }: RecordTable): string =>
  [...columns.map((column) => `d.${column}`), ...contentColumns.map((column) => `c.${column}`)].join(', ');

/** What lists have to know of a record. */
export type ListedInsert = Omit<RecordInsert, 'storedNames' | 'event' | 'summary'>;

/**
 * A record with all that belongs to it, in one transaction.
 * @throws IdempotencyKeyTaken, JobLost, LookOutdated
 */
export async function insertRecord(
  queries: Queries,
  insert: RecordInsert,
  { claim, linking, lease, usage }: InsertedWith,
): Promise<void> {
  const { kind, id, organizationId } = insert;
  if (claim) await claimIdempotencyKey(queries, claim, insert);
  if (lease) await concludeJob(queries, lease, id, insert.createdAtMicros);
  await insertRows(queries, RECORD_TABLES[kind], [insert]);
  await queries.run(
    `INSERT INTO stored_file (stored_name, organization_id, record_kind, record_id)
     SELECT name, $2, $3, $4 FROM unnest($1::bytea[]) name`,
    [insert.storedNames.map(bytesOf), organizationId, kind, id],
  );
  if (insert.summary) await insertSubmission(queries, insert, insert.summary);
  const [measure = 0] = insert.measures;
  await noteChange(queries, { ...insert, measure, tags: tagKeys(insert.tags) }, 1);
  // Last, since it makes the organization's other submissions wait until COMMIT.
  if (linking) await insertLinking(queries, insert, linking);
  if (usage) await countUsage(queries, insert, usage);
  await insertEvent(queries, completedEvent(insert, lease));
}

/** As PostgreSQL keeps a text that was sent. */
export const bytesOf = (text: string): Buffer => Buffer.from(text, 'utf8');

/** The rows that records of one kind themselves consist of, and which of their tags lists find them by. */
export async function insertRows(
  queries: Queries,
  { listing, columns, contentColumns, textsFromOutside }: RecordTable,
  records: readonly ListedInsert[],
): Promise<void> {
  const { table, idColumn } = listing;
  const sentValue = (row: SqlRow, index: number): SqlParameter => {
    const value = row[index]!;
    return textsFromOutside.includes(columns[index]!) && typeof value === 'string' ? bytesOf(value) : value;
  };
  const ofTags = tagColumns(listing);
  await insertInto(
    queries,
    table,
    [...columns, 'packed_words', 'stored_length', 'tag_keys'],
    records.map(({ row, words, tags }) => [
      ...columns.map((_, index) => sentValue(row, index)),
      words,
      lengthOf(row),
      packedTagKeys(tagKeys(tags)),
    ]),
  );
  await insertInto(
    queries,
    `${table}_content`,
    [idColumn, ...contentColumns],
    records.map(({ id, row }) => [id, ...row.slice(columns.length)]),
  );
  await insertInto(
    queries,
    `${table}_tag`,
    [...TAG_COLUMNS, ...ofTags],
    records.flatMap(({ id, organizationId, createdAtMicros, words, measures, tags, row }) => {
      const [measure = 0, secondMeasure = null] = measures;
      const keys = tagKeys(tags);
      const packed = packedTagKeys(keys);
      return keys.map((tag) => [
        organizationId,
        tag,
        id,
        createdAtMicros,
        words,
        measure,
        secondMeasure,
        packed,
        ...ofTags.map((column) => sentValue(row, columns.indexOf(column))),
      ]);
    }),
  );
}

const TAG_COLUMNS = [
  'organization_id',
  'tag',
  'record_id',
  'created_at_micros',
  'packed_words',
  'measure',
  'second_measure',
  'tag_keys',
];

/** A statement has at most 65,535. */
const MOST_PARAMETERS = 30_000;

/** All rows by as few statements as they fit into. */
async function insertInto(
  queries: Queries,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly SqlParameter[])[],
): Promise<void> {
  const atOnce = Math.floor(MOST_PARAMETERS / columns.length);
  for (let first = 0; first < rows.length; first += atOnce) {
    const some = rows.slice(first, first + atOnce);
    const values = some.map(
      (_, row) => `(${columns.map((_, index) => `$${row * columns.length + index + 1}`).join(', ')})`,
    );
    const sql = `INSERT INTO ${table} (${columns.join(', ')}) VALUES ${values.join(', ')}`;
    await queries.run(sql, some.flat());
  }
}

export function findRow(
  queries: Queries,
  table: RecordTable,
  organizationId: number,
  id: number,
): Promise<SqlRow | undefined> {
  const { table: name, idColumn } = table.listing;
  return queries.get(
    `SELECT ${selected(table)} FROM ${name} d JOIN ${name}_content c USING (${idColumn})
     WHERE d.${idColumn} = $1 AND d.organization_id = $2`,
    [id, organizationId],
  );
}

/**
 * Removes a record with everything that the database says of it.
 * @returns the stored names of its files; undefined when the organization has no such record
 * @throws RecordHeld
 */
export async function deleteRecord(
  queries: Queries,
  organizationId: number,
  kind: RecordKind,
  id: number,
): Promise<readonly string[] | undefined> {
  const { listing, tagColumn, tagsOf } = RECORD_TABLES[kind];
  const { table, idColumn, measures } = listing;
  // Whoever links with it or deletes it at the same time waits.
  const row = await queries.get<[number, number, number, string, string]>(
    `SELECT d.created_at_micros, d.packed_words, ${measures[0]!.sql}, c.${tagColumn}, c.files
     FROM ${table} d JOIN ${table}_content c USING (${idColumn})
     WHERE d.${idColumn} = $1 AND d.organization_id = $2 FOR UPDATE OF d`,
    [id, organizationId],
  );
  if (!row) return undefined;
  const [createdAtMicros, words, measure, tagText, fileText] = row;
  const sentTags = tagsOf(tagText);
  await requireUnheld(queries, { organizationId, kind, id }, sentTags);
  const tags = tagKeys(sentTags);
  const files: readonly StoredFile[] = JSON.parse(fileText);
  await noteChange(queries, { kind, id, organizationId, createdAtMicros, words, measure, tags }, -1);
  if (kind === 'detection') await forgetLinks(queries, organizationId, id);
  await deleteSubmission(queries, kind, id);
  await deleteJobsOfRecord(queries, kind, id);
  await queries.run(
    'DELETE FROM idempotency_key WHERE organization_id = $1 AND record_kind = $2 AND record_id = $3',
    [organizationId, kind, id],
  );
  const storedNames = files.map(({ storedName }) => storedName);
  await queries.run('DELETE FROM stored_file WHERE stored_name = ANY($1::bytea[])', [
    storedNames.map(bytesOf),
  ]);
  await queries.run(
    `DELETE FROM ${table}_tag WHERE organization_id = $1 AND tag = ANY($2::uuid[]) AND record_id = $3`,
    [organizationId, tags, id],
  );
  await queries.run(`DELETE FROM ${table}_content WHERE ${idColumn} = $1`, [id]);
  await queries.run(`DELETE FROM ${table} WHERE ${idColumn} = $1`, [id]);
  await deleteEventsOfRecord(queries, kind, id);
  await insertEvent(queries, deletedEvent(organizationId, kind, id));
  return storedNames;
}
