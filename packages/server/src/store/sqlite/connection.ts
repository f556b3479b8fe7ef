import { DatabaseSync, type DatabaseSyncInstance, type StatementSyncInstance } from '@photostructure/sqlite';
import type { SqlRow, SqlValue } from '../rows/columns.js';

export type { SqlRow, SqlValue };

/** How long a statement waits for another process's write transaction before it fails with DATABASE_BUSY. */
const BUSY_TIMEOUT_MS = 10_000;
/**
 * Pages kept in memory per connection, in KiB: those under change, mostly, since others are read through the
 * mapping.
 */
const CACHE_KIB = 16 * 1024;
/** Largest part of the file that is read through memory mapping, out of the system's page cache. */
const MMAP_BYTES = 1024 ** 3;
/**
 * WAL pages of 4 KiB before a commit copies them back into the database. A submission with probes writes
 * about 70 pages, so one in 15 pays for it: 10 ms of processor time at the 99th percentile of inserts, where
 * 4000 pages cost 20 ms (2026-11-22, 1,048,576 submissions).
 */
const CHECKPOINT_PAGES = 1000;

const holdsNul = (value: SqlValue | undefined): value is string =>
  typeof value === 'string' && value.includes('\0');

/** `?`, or `?2` for the second parameter. */
const PLACEHOLDER = /\?(\d*)/g;

/** The engine binds a text up to its first NUL character, so a text that holds one is bound as its bytes. */
function withWholeTexts(sql: string, parameters: SqlRow): { sql: string; parameters: SqlRow } {
  if (!parameters.some(holdsNul)) return { sql, parameters };
  let next = 0;
  return {
    sql: sql.replace(PLACEHOLDER, (placeholder, number: string) =>
      holdsNul(parameters[number ? Number(number) - 1 : next++])
        ? `CAST(${placeholder} AS TEXT)`
        : placeholder,
    ),
    parameters: parameters.map((value) => (holdsNul(value) ? Buffer.from(value) : value)),
  };
}

/** One SQLite connection with its statements prepared once each. Belongs to one thread. */
export class Connection {
  readonly #database: DatabaseSyncInstance;
  readonly #statements = new Map<string, StatementSyncInstance>();

  constructor(path: string) {
    this.#database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
    for (const pragma of [
      'journal_mode=WAL',
      'synchronous=FULL',
      'foreign_keys=ON',
      // What is sorted may be people's names: never in a file of its own.
      'temp_store=MEMORY',
      `cache_size=-${CACHE_KIB}`,
      `mmap_size=${MMAP_BYTES}`,
      `wal_autocheckpoint=${CHECKPOINT_PAGES}`,
    ]) {
      this.#database.exec(`PRAGMA ${pragma}`);
    }
  }

  #prepared(sql: string): StatementSyncInstance {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#database.prepare(sql);
      statement.setReturnArrays(true);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  all<Row extends SqlRow>(sql: string, parameters: SqlRow = []): Row[] {
    const bound = withWholeTexts(sql, parameters);
    return this.#prepared(bound.sql).all(...bound.parameters) as unknown as Row[];
  }

  get<Row extends SqlRow>(sql: string, parameters: SqlRow = []): Row | undefined {
    const bound = withWholeTexts(sql, parameters);
    return this.#prepared(bound.sql).get(...bound.parameters) as unknown as Row | undefined;
  }

  /** @returns the number of rows changed. */
  run(sql: string, parameters: SqlRow = []): number {
    const bound = withWholeTexts(sql, parameters);
    return Number(this.#prepared(bound.sql).run(...bound.parameters).changes);
  }

  /**
   * False inside {@link writeTransaction} once SQLite has rolled back by itself, as it does when the disk is
   * full.
   */
  get inTransaction(): boolean {
    return this.#database.isTransaction;
  }

  /** Several statements without parameters, like a migration. */
  execute(sql: string): void {
    this.#database.exec(sql);
  }

  /** Runs `work` on one unchanging snapshot of the database. */
  readTransaction<T>(work: () => T): T {
    return this.#between('BEGIN', 'COMMIT', 'ROLLBACK', work);
  }

  /**
   * Takes the write lock first, so that nothing read inside can change before COMMIT. Durable when it
   * returns.
   */
  writeTransaction<T>(work: () => T): T {
    return this.#between('BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK', work);
  }

  /**
   * What `work` deletes is overwritten in the database's pages, rather than left there until they are used
   * again.
   */
  erasing<T>(work: () => T): T {
    this.#database.exec('PRAGMA secure_delete=ON');
    try {
      return work();
    } finally {
      this.#database.exec('PRAGMA secure_delete=OFF');
    }
  }

  /** A part of a write transaction that can fail alone. */
  savepoint<T>(work: () => T): T {
    return this.#between('SAVEPOINT caller', 'RELEASE caller', 'ROLLBACK TO caller; RELEASE caller', work);
  }

  close(): void {
    this.#statements.clear();
    this.#database.close();
  }

  #between<T>(begin: string, end: string, undo: string, work: () => T): T {
    this.#database.exec(begin);
    try {
      const result = work();
      this.#database.exec(end);
      return result;
    } catch (error) {
      if (this.inTransaction) this.#database.exec(undo);
      throw error;
    }
  }
}
