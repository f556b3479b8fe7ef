import Database from 'libsql';
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

/** One SQLite connection with its statements prepared once each. Belongs to one thread. */
export class Connection {
  readonly #database: Database.Database;
  readonly #statements = new Map<string, Database.Statement>();

  constructor(path: string) {
    this.#database = new Database(path, { timeout: BUSY_TIMEOUT_MS });
    for (const pragma of [
      'journal_mode=WAL',
      'synchronous=FULL',
      'foreign_keys=ON',
      `busy_timeout=${BUSY_TIMEOUT_MS}`,
      `cache_size=-${CACHE_KIB}`,
      `mmap_size=${MMAP_BYTES}`,
      `wal_autocheckpoint=${CHECKPOINT_PAGES}`,
    ]) {
      this.#database.pragma(pragma);
    }
  }

  #prepared(sql: string): Database.Statement {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#database.prepare(sql);
      // Statements that return nothing refuse the switch to rows as arrays.
      if (statement.reader) statement.raw();
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  all<Row extends SqlRow>(sql: string, parameters: SqlRow = []): Row[] {
    return this.#perform(sql, (statement) => statement.all(parameters)) as Row[];
  }

  get<Row extends SqlRow>(sql: string, parameters: SqlRow = []): Row | undefined {
    return this.#perform(sql, (statement) => statement.get(parameters)) as Row | undefined;
  }

  /** @returns the number of rows changed. */
  run(sql: string, parameters: SqlRow = []): number {
    return this.#perform(sql, (statement) => statement.run(parameters)).changes;
  }

  /**
   * `work` hands parameters over as one array: libsql reads a lone Buffer as an object of named parameters.
   */
  #perform<T>(sql: string, work: (statement: Database.Statement) => T): T {
    try {
      return work(this.#prepared(sql));
    } catch (error) {
      // libsql 0.5 reports the same error once more when a statement that failed while returning rows is used
      // again.
      this.#statements.delete(sql);
      throw error;
    }
  }

  /**
   * False inside {@link writeTransaction} once SQLite has rolled back by itself, as it does when the disk is
   * full.
   */
  get inTransaction(): boolean {
    return this.#database.inTransaction;
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
    this.#database.pragma('secure_delete=ON');
    try {
      return work();
    } finally {
      this.#database.pragma('secure_delete=OFF');
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
