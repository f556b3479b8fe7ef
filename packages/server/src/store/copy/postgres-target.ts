import { createHash } from 'node:crypto';
import { Database, type Queries } from '../postgres/database.js';
import { Folding, noteChanges } from '../postgres/lists/changes.js';
import { ALL, tagKeys } from '../postgres/lists/tags.js';
import { migrate } from '../postgres/migrate.js';
import { insertRows, type ListedInsert } from '../postgres/records.js';
import { COPY_TABLE } from '../postgres/unfinished-copy.js';
import { RECORD_KINDS, type RecordKind } from '../record-types.js';
import type { SqlRow, SqlValue } from '../rows/columns.js';
import { RECORD_TABLES } from '../rows/record-tables.js';
import { CopyError } from './copy-error.js';
import { type Digest, digestSql, type TypedColumn } from './digest.js';
import type { Key } from './embedded-source.js';

/** How far a part of the copy is. */
export interface Progress {
  /** Of the last row that is there; undefined at the beginning. */
  readonly after: Key | undefined;
  readonly isDone: boolean;
}

/** Not a part but the installation that is copied. */
const SOURCE = 'source';

/**
 * A PostgreSQL database that an installation is copied into. How far that is stands in a table of its own, written
 * with the rows it speaks of: a copy that was killed goes on where it was. The table goes last, and no server starts
 * while it is there.
 */
export class PostgresTarget {
  readonly #database: Database;

  private constructor(database: Database) {
    this.#database = database;
  }

  /**
   * @param identity of the installation that is copied
   * @throws CopyError when the database holds anything, but for an unfinished copy of the same installation
   */
  static async open(url: string, identity: Uint8Array): Promise<PostgresTarget> {
    const database = new Database({ url, connections: 2 });
    try {
      await migrate(database);
      await database.write((queries) => begin(queries, identity));
      return new PostgresTarget(database);
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  async columnsOf(table: string): Promise<readonly TypedColumn[]> {
    const rows = await this.#database.all<[string, string]>(
      `SELECT column_name::text, udt_name::text FROM information_schema.columns
       WHERE table_schema = current_schema() AND table_name = $1 ORDER BY ordinal_position`,
      [table],
    );
    return rows.map(([name, type]) => ({ name, type }));
  }

  async progressOf(part: string): Promise<Progress> {
    await this.#database.run(
      `INSERT INTO ${COPY_TABLE} (part, last_key, is_done) VALUES ($1, NULL, false) ON CONFLICT DO NOTHING`,
      [part],
    );
    const [last, isDone] = (await this.#database.get<[string | null, number]>(
      `SELECT last_key, is_done::integer FROM ${COPY_TABLE} WHERE part = $1`,
      [part],
    ))!;
    return { after: last === null ? undefined : (JSON.parse(last) as Key), isDone: isDone === 1 };
  }

  /** @param to key of the last row that is there from now on */
  advance(part: string, from: Key | undefined, to: Key): Promise<void> {
    return this.#database.write((queries) => advance(queries, part, from, to));
  }

  async end(part: string): Promise<void> {
    await this.#database.run(`UPDATE ${COPY_TABLE} SET is_done = true WHERE part = $1`, [part]);
  }

  /** @param rows as PostgreSQL's text of each value */
  insert(
    table: string,
    columns: readonly TypedColumn[],
    rows: readonly (readonly (string | null)[])[],
    from: Key | undefined,
    to: Key,
  ): Promise<void> {
    const names = columns.map(({ name }) => name);
    const values = names.map((name) => `sent.${name}`);
    const sql = `INSERT INTO ${table} (${names.join(', ')}) OVERRIDING SYSTEM VALUE
      SELECT ${columns.map(({ type }, index) => `${values[index]}::${type}`).join(', ')}
      FROM unnest(${columns.map((_, index) => `$${index + 1}::text[]`).join(', ')})
        WITH ORDINALITY AS sent (${[...names, 'sent_at_place'].join(', ')}) ORDER BY sent_at_place`;
    const sent = columns.map((_, index) => rows.map((row) => row[index] ?? null) as readonly SqlValue[]);
    return this.#database.write(async (queries) => {
      await queries.run(sql, sent);
      await advance(queries, table, from, to);
    });
  }

  insertRecords(
    kind: RecordKind,
    records: readonly ListedInsert[],
    from: Key | undefined,
    to: Key,
  ): Promise<void> {
    const table = RECORD_TABLES[kind];
    return this.#database.write(async (queries) => {
      await insertRows(queries, table, records);
      const counted = records.map((record) => {
        const [measure = 0] = record.measures;
        return { ...record, measure, tags: tagKeys(record.tags) };
      });
      await noteChanges(queries, counted, 1);
      await advance(queries, table.listing.table, from, to);
    });
  }

  /** Brings the counts of lists up to date. */
  fold(): Promise<void> {
    return new Folding(this.#database).now();
  }

  /** @param id the next one that a kind's records get */
  async setNextId(kind: RecordKind, id: number): Promise<void> {
    await this.#database.get('SELECT setval($1::regclass, $2::bigint, false)', [
      `${RECORD_TABLES[kind].listing.table}_id`,
      id,
    ]);
  }

  /**
   * Lets every table go on behind its greatest number, and behind the greatest that it ever had.
   * @param lastNumber of a table, 0 where it is not known
   */
  async setNumbers(lastNumber: (table: string) => number): Promise<void> {
    const numbered = await this.#database.all<[string, string, string]>(
      `SELECT table_name::text, column_name::text, pg_get_serial_sequence(quote_ident(table_name), column_name)
       FROM information_schema.columns
       WHERE table_schema = current_schema() AND is_identity = 'YES' AND table_name <> 'list_change'`,
    );
    for (const [table, column, sequence] of numbered)
      await this.#database.get(
        `SELECT setval($1::regclass, greatest(last, $2::bigint, 1), greatest(last, $2::bigint) > 0)
         FROM (SELECT coalesce(max(${column}), 0) AS last FROM ${table}) greatest_there`,
        [sequence, lastNumber(table)],
      );
  }

  async digestOf(table: string, columns: readonly TypedColumn[]): Promise<Digest> {
    const [rows, sum] = (await this.#database.get<[number, string]>(digestSql(table, columns)))!;
    return { rows, sum };
  }

  /** Kinds of records whose lists count others than there are; none when all is well. */
  async miscounted(): Promise<readonly RecordKind[]> {
    const wrong: RecordKind[] = [];
    for (const kind of RECORD_KINDS) {
      const { table } = RECORD_TABLES[kind].listing;
      const counts = await this.#database.get<[number, number, number, number]>(
        `SELECT (SELECT count(*) FROM ${table}),
           (SELECT coalesce(sum(entry_count), 0)::bigint FROM list_tag WHERE record_kind = $1 AND tag = $2::uuid),
           (SELECT count(*) FROM ${table}_tag),
           (SELECT coalesce(sum(entry_count), 0)::bigint FROM list_tag WHERE record_kind = $1 AND tag <> $2::uuid)`,
        [kind, ALL],
      );
      const [records, counted, tags, countedTags] = counts!;
      if (records !== counted || tags !== countedTags) wrong.push(kind);
    }
    return wrong;
  }

  /** From now on servers start on it. */
  async finish(): Promise<void> {
    await this.#database.run(`DROP TABLE ${COPY_TABLE}`);
    // Lists read from indexes alone what VACUUM has seen.
    await this.#database.run('VACUUM ANALYZE');
  }

  close(): Promise<void> {
    return this.#database.close();
  }
}

async function begin(queries: Queries, identity: Uint8Array): Promise<void> {
  const source = createHash('sha256').update(identity).digest('hex');
  const [tables] = (await queries.get<[number]>('SELECT count(to_regclass($1))', [COPY_TABLE]))!;
  if (tables === 1) {
    const begun = await queries.get<[string]>(`SELECT last_key FROM ${COPY_TABLE} WHERE part = $1`, [SOURCE]);
    if (begun?.[0] === source) return;
    throw new CopyError('The database holds an unfinished copy of another installation.');
  }
  const held = await tablesHolding(queries);
  if (held.length > 0)
    throw new CopyError(
      `The database is not empty (${held.join(', ')}): an installation is copied into one of its own.`,
    );
  await queries.run('DELETE FROM organization');
  await queries.run(
    `CREATE TABLE ${COPY_TABLE} (part text PRIMARY KEY, last_key text, is_done boolean NOT NULL)`,
  );
  await queries.run(`INSERT INTO ${COPY_TABLE} VALUES ($1, $2, true)`, [SOURCE, source]);
}

/** Tables that have more than a migration leaves. */
async function tablesHolding(queries: Queries): Promise<readonly string[]> {
  const tables = await queries.all<[string]>(
    `SELECT quote_ident(tablename) FROM pg_tables
     WHERE schemaname = current_schema() AND tablename <> 'assay_migration' ORDER BY tablename`,
  );
  const held: string[] = [];
  for (const [table] of tables) {
    // The first organization is made with the tables.
    const offset = table === 'organization' ? 1 : 0;
    if (await queries.get<SqlRow & [number]>(`SELECT 1 FROM ${table} OFFSET ${offset} LIMIT 1`))
      held.push(table);
  }
  return held;
}

async function advance(queries: Queries, part: string, from: Key | undefined, to: Key): Promise<void> {
  const advanced = await queries.run(
    `UPDATE ${COPY_TABLE} SET last_key = $3 WHERE part = $1 AND last_key IS NOT DISTINCT FROM $2`,
    [part, from === undefined ? null : JSON.stringify(from), JSON.stringify(to)],
  );
  if (advanced !== 1) throw new CopyError('Another copy into the same database is at work.');
}
