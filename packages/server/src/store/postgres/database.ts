import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { StoreError } from '../errors.js';
import type { SqlRow, SqlValue } from '../rows/columns.js';
import { isRetriable, storeErrorOf } from './failures.js';

/** What statements take; arrays go in with a cast, like `$1::bigint[]`. */
export type SqlParameter = SqlValue | readonly SqlValue[];
/** Statements with `$1` ... for their parameters; rows come as arrays. */
export interface Queries {
  all<Row extends SqlRow>(sql: string, parameters?: readonly SqlParameter[]): Promise<Row[]>;
  get<Row extends SqlRow>(sql: string, parameters?: readonly SqlParameter[]): Promise<Row | undefined>;
  /** @returns the number of rows changed */
  run(sql: string, parameters?: readonly SqlParameter[]): Promise<number>;
}

/** How often a transaction is tried that others got in the way of. */
const MOST_TRIES = 8;
/** Before the second try, at most; it doubles from there. */
const FIRST_PAUSE_MS = 5;

/**
 * A snapshot that nobody changes, and no statement for ever. Compiling a statement takes longer than the longest
 * list does.
 */
const BEGIN_READ = `BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY;
  SET LOCAL statement_timeout = '30s'; SET LOCAL jit = off`;

export interface DatabaseOptions {
  readonly url: string;
  /** Connections at most. */
  readonly connections: number;
}

/**
 * A pool of connections to one PostgreSQL database. It works behind a pooler that lends a connection for one
 * transaction: no setting of a session, no prepared statement with a name, no LISTEN, advisory locks in
 * transactions alone.
 */
export class Database implements Queries {
  /** For what has to run on connections of its own; close the store, not the pool. */
  readonly pool: pg.Pool;
  readonly #on: Queries;
  #closing: Promise<void> | undefined;

  constructor({ url, connections }: DatabaseOptions) {
    this.pool = new pg.Pool({
      connectionString: url,
      max: connections,
      application_name: 'assay',
      connectionTimeoutMillis: CONNECTION_TIME_LIMIT_MS,
      idleTimeoutMillis: IDLE_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: SILENCE_MS,
      types: { getTypeParser: parserOf },
    });
    // A connection that breaks says so by an event, too, which would end the process, whether nobody uses it, or
    // somebody does, who hears of it by what they asked. The pool makes another when one is needed.
    this.pool.on('error', () => undefined);
    this.pool.on('connect', (client) => void client.on('error', () => undefined));
    this.#on = queriesOn((query) => this.pool.query(query));
  }

  async all<Row extends SqlRow>(sql: string, parameters?: readonly SqlParameter[]): Promise<Row[]> {
    return this.#again(() => this.#on.all<Row>(sql, parameters));
  }

  async get<Row extends SqlRow>(sql: string, parameters?: readonly SqlParameter[]): Promise<Row | undefined> {
    return this.#again(() => this.#on.get<Row>(sql, parameters));
  }

  async run(sql: string, parameters?: readonly SqlParameter[]): Promise<number> {
    return this.#again(() => this.#on.run(sql, parameters));
  }

  /** Runs `work` on one unchanging snapshot of the database. */
  read<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    return this.#transaction(BEGIN_READ, (client) => work(queriesOn((query) => client.query(query))));
  }

  /**
   * All or nothing, durable when it resolves. Each statement sees what was committed before it; what must not
   * change meanwhile is locked. `work` is done again when others got in its way, so it keeps nothing outside.
   */
  write<T>(work: (queries: Queries) => Promise<T>): Promise<T> {
    return this.#transaction('BEGIN', (client) => work(queriesOn((query) => client.query(query))));
  }

  /** Ends the connections once what they do is done. */
  close(): Promise<void> {
    this.#closing ??= this.pool.end();
    return this.#closing;
  }

  #transaction<T>(begin: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    return this.#again(() => this.#try(begin, work));
  }

  /** A statement by itself is a transaction, too: others can get in its way, and then it did nothing. */
  async #again<T>(work: () => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#unlessClosed(work);
      } catch (error) {
        if (!isRetriable(error) || tries === MOST_TRIES) throw storeErrorOf(error);
        await sleep(Math.random() * FIRST_PAUSE_MS * 2 ** tries);
      }
    }
  }

  async #try<T>(begin: string, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const client = await this.pool.connect();
    let failure: unknown;
    try {
      await client.query(begin);
      const result = await work(client);
      await client.query('COMMIT');
      return result;
    } catch (error) {
      failure = error;
      throw error;
    } finally {
      // A connection that cannot even roll back is not used again.
      const broken =
        failure === undefined
          ? undefined
          : await client.query('ROLLBACK').then(
              () => undefined,
              (error: Error) => error,
            );
      client.release(broken);
    }
  }

  async #unlessClosed<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closing) throw new StoreError('STORE_STOPPED', 'the store is closed');
    return work();
  }
}

/** How long a query waits for a connection, to be made or to come free. */
const CONNECTION_TIME_LIMIT_MS = 10_000;
/** A connection that nobody used for so long is ended. */
const IDLE_MS = 60_000;
/** After so long the other end is asked whether it is there: a machine that is gone says no farewell. */
const SILENCE_MS = 10_000;

type Query = pg.QueryArrayConfig<unknown[]>;

function queriesOn(perform: (query: Query) => Promise<pg.QueryArrayResult>): Queries {
  const query = async (sql: string, parameters: readonly SqlParameter[] = []) => {
    try {
      return await perform({ text: sql, values: parameters.map(sendable), rowMode: 'array' });
    } catch (error) {
      throw isRetriable(error) ? error : storeErrorOf(error);
    }
  };
  return {
    all: async <Row extends SqlRow>(sql: string, parameters?: readonly SqlParameter[]) =>
      (await query(sql, parameters)).rows as unknown as Row[],
    get: async <Row extends SqlRow>(sql: string, parameters?: readonly SqlParameter[]) =>
      (await query(sql, parameters)).rows[0] as unknown as Row | undefined,
    run: async (sql, parameters) => (await query(sql, parameters)).rowCount ?? 0,
  };
}

/**
 * PostgreSQL's texts hold no NUL: it becomes the sign for what cannot be shown. Texts that have to come back as
 * they were sent are stored as bytes.
 */
const sendable = (value: SqlParameter): unknown =>
  typeof value === 'string' ? value.replaceAll('\0', '\ufffd') : value;

/** Types of columns by PostgreSQL's numbers; others than these are read as `pg` does. */
const [BYTEA, INT8] = [17, 20];
const bufferOf = pg.types.getTypeParser(BYTEA, 'text') as (text: string) => Buffer;

function bytesOf(text: string): Uint8Array {
  const { buffer, byteOffset, byteLength } = bufferOf(text);
  return new Uint8Array(buffer, byteOffset, byteLength);
}

const PARSERS: ReadonlyMap<number, (text: string) => unknown> = new Map<number, (text: string) => unknown>([
  [BYTEA, bytesOf],
  [INT8, Number],
]);
const parserOf: pg.CustomTypesConfig['getTypeParser'] = ((oid: number, format?: 'text' | 'binary') =>
  PARSERS.get(oid) ?? pg.types.getTypeParser(oid, format as 'text')) as never;
