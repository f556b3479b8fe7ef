import type { RecordKind } from '../record-types.js';
import { type SqlRow, type SqlValue, textOf } from '../rows/columns.js';
import { RECORD_TABLES } from '../rows/record-tables.js';
import { Connection } from '../sqlite/connection.js';
import { unpackProbes } from '../sqlite/links/probes.js';
import { migrate } from '../sqlite/migrate.js';

/** Where a table is read on from: the key of its last row so far. */
export type Key = readonly (number | string)[];

export interface SourceRow {
  readonly key: Key;
  /** Texts as their bytes: the engine hands them back only up to a NUL. */
  readonly values: SqlRow;
}

/** Keys that are looked up at once. */
const KEYS = 500;
/** Rows are handed over once they are this long together: a record may have megabytes. */
const BATCH_BYTES = 4 * 1024 * 1024;

const asBytes = (column: string): string =>
  `CASE typeof(${column}) WHEN 'text' THEN CAST(${column} AS BLOB) ELSE ${column} END`;

/** The embedded database as it is at one moment, brought to this version's schema. */
export class EmbeddedSource {
  readonly #connection: Connection;
  readonly #versionBefore: number;
  #isChanged: boolean | undefined;

  /** @throws StoreError DATABASE_TOO_NEW when a newer Assay wrote it */
  constructor(path: string) {
    this.#connection = new Connection(path);
    migrate(this.#connection);
    this.#versionBefore = this.#dataVersion();
    this.#connection.execute('BEGIN');
  }

  /** 32 random bytes that no other installation has. */
  identity(): Uint8Array {
    return this.#connection.get<[Uint8Array]>(
      'SELECT link_salt FROM organization ORDER BY organization_id LIMIT 1',
    )![0];
  }

  unendedJobs(): number {
    const sql = `SELECT count(*) FROM analysis_job WHERE state IN ('queued', 'running')`;
    return this.#connection.get<[number]>(sql)![0];
  }

  tables(): readonly string[] {
    return this.#connection
      .all<[string]>(`SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name`)
      .map(([name]) => name);
  }

  columnsOf(table: string): readonly string[] {
    return this.#connection
      .all<[string]>('SELECT name FROM pragma_table_info(?)', [table])
      .map(([name]) => name);
  }

  /** The next id of a kind of record. */
  nextId(kind: RecordKind): number {
    return this.#connection.get<[number]>('SELECT next_id FROM id_lease WHERE kind = ?', [kind])![0];
  }

  /** The greatest number that a table ever gave a row, where that is kept. */
  lastNumber(table: string): number {
    const row = this.#connection.get<[number]>('SELECT seq FROM sqlite_sequence WHERE name = ?', [table]);
    return row?.[0] ?? 0;
  }

  /** Rows of a table behind `after`, ordered by its key, in batches. @param keyColumns `rowid` by default */
  *rows(
    table: string,
    columns: readonly string[],
    keyColumns: readonly string[] = ['rowid'],
    after?: Key,
  ): Generator<readonly SourceRow[]> {
    const isWhole = columns.every((column) => keyColumns.includes(column));
    const read = (key: Key): SqlRow =>
      isWhole
        ? columns.map((column) => bound(key[keyColumns.indexOf(column)]!))
        : this.#connection.get(
            `SELECT ${columns.map(asBytes).join(', ')} FROM ${table}
             WHERE (${keyColumns.join(', ')}) = (${key.map(placed).join(', ')})`,
            key.map(bound),
          )!;
    for (const keys of this.#keys(table, keyColumns, after)) yield* inBatches(keys, read);
  }

  /** Records of a kind with ids above `after`, each as its kind's columns say, in batches. */
  *records(kind: RecordKind, after?: Key): Generator<readonly SourceRow[]> {
    const { listing, columns, contentColumns } = RECORD_TABLES[kind];
    const { table, idColumn } = listing;
    const selected = [
      ...columns.map((column) => asBytes(`d.${column}`)),
      ...contentColumns.map((column) => asBytes(`c.${column}`)),
    ];
    const sql = `SELECT ${selected.join(', ')} FROM ${table} d JOIN ${table}_content c USING (${idColumn})
      WHERE d.${idColumn} = ?`;
    for (const keys of this.#keys(table, [idColumn], after))
      yield* inBatches(keys, (key) => this.#connection.get(sql, key.map(bound))!);
  }

  /** The same, of the files alone that records name. */
  *files(kind: RecordKind, after?: Key): Generator<readonly SourceRow[]> {
    const { table, idColumn } = RECORD_TABLES[kind].listing;
    yield* this.rows(`${table}_content`, ['files'], [idColumn], after);
  }

  *#keys(table: string, columns: readonly string[], after?: Key): Generator<readonly Key[]> {
    const order = columns.join(', ');
    for (let last = after; ; ) {
      const where = last === undefined ? '' : `WHERE (${order}) > (${last.map(placed).join(', ')})`;
      const keys = this.#connection
        .all(
          `SELECT ${columns.map(asBytes).join(', ')} FROM ${table} ${where} ORDER BY ${order} LIMIT ${KEYS}`,
          last?.map(bound),
        )
        .map((row) => row.map(keyPartOf));
      if (keys.length === 0) return;
      yield keys;
      last = keys.at(-1);
    }
  }

  /** @returns whether somebody wrote to the database since it was opened */
  close(): boolean {
    if (this.#isChanged === undefined) {
      this.#connection.execute('COMMIT');
      this.#isChanged = this.#dataVersion() !== this.#versionBefore;
      this.#connection.close();
    }
    return this.#isChanged;
  }

  #dataVersion(): number {
    return this.#connection.get<[number]>('PRAGMA data_version')![0];
  }
}

/** What PostgreSQL takes as an array of whole numbers. */
export const probesOf = (packed: Uint8Array): string => `{${unpackProbes(packed).join(',')}}`;

const keyPartOf = (value: SqlValue): number | string =>
  typeof value === 'number' ? value : textOf(value as Uint8Array);
/** A text goes in as bytes, like it came out. */
const bound = (part: number | string): SqlValue => (typeof part === 'number' ? part : Buffer.from(part));
const placed = (part: number | string): string => (typeof part === 'number' ? '?' : 'CAST(? AS TEXT)');

const lengthOf = (values: SqlRow): number =>
  values.reduce<number>((sum, value) => sum + (value instanceof Uint8Array ? value.length : 8), 0);

function* inBatches(keys: readonly Key[], rowOf: (key: Key) => SqlRow): Generator<readonly SourceRow[]> {
  let batch: SourceRow[] = [];
  let length = 0;
  for (const key of keys) {
    const values = rowOf(key);
    batch.push({ key, values });
    length += lengthOf(values);
    if (length < BATCH_BYTES) continue;
    yield batch;
    batch = [];
    length = 0;
  }
  if (batch.length > 0) yield batch;
}
