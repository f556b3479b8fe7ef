import { ID_EPOCH_MS, ID_JITTER_TICKS, ID_TICK_MS, IS_SHARED } from '../record-ids.js';
import { RECORD_KINDS, type RecordKind } from '../record-types.js';
import { RECORD_TABLES } from '../rows/record-tables.js';
import type { Database, Queries } from './database.js';

/** Names the locks that ids of each kind are taken under; any numbers that nothing else uses. */
const FIRST_LOCK = 7_265_011_900;

/** SQL for the least id at this time, by the database's own clock. */
const LEAST_NOW = `floor((extract(epoch FROM clock_timestamp()) * 1000 - ${ID_EPOCH_MS}) / ${ID_TICK_MS})::bigint
  + floor(random() * ${ID_JITTER_TICKS})::bigint`;

/**
 * Gives out ids of one kind from a sequence of the database: ascending over all processes, in the order
 * in which they were asked for within this one. Those who ask while a question is on its way share the next.
 */
export class Ids {
  readonly #database: Database;
  readonly #lock: number;
  readonly #sequence: string;
  #waiting: { resolve(id: number): void; reject(error: unknown): void }[] = [];
  #isAsking = false;
  /** Whether there is more than one organization; for good, once it is. */
  #isShared = false;

  constructor(database: Database, kind: RecordKind) {
    this.#database = database;
    this.#lock = FIRST_LOCK + RECORD_KINDS.indexOf(kind);
    this.#sequence = `${RECORD_TABLES[kind].listing.table}_id`;
  }

  next(): Promise<number> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      void this.#ask();
    });
  }

  async #ask(): Promise<void> {
    if (this.#isAsking) return;
    this.#isAsking = true;
    while (this.#waiting.length > 0) {
      const asked = this.#waiting;
      this.#waiting = [];
      try {
        const ids = await this.#take(asked.length);
        for (const [index, { resolve }] of asked.entries()) resolve(ids[index]!);
      } catch (error) {
        for (const { reject } of asked) reject(error);
      }
    }
    this.#isAsking = false;
  }

  /** @returns `count` ids, ascending */
  async #take(count: number): Promise<readonly number[]> {
    this.#isShared ||= (await this.#database.get<[number]>(`SELECT (${IS_SHARED})::integer`))![0] === 1;
    if (!this.#isShared) return this.#next(this.#database, count);
    return this.#database.write(async (queries) => {
      // Two that move the sequence at once could move it back.
      await queries.get('SELECT pg_advisory_xact_lock($1)', [this.#lock]);
      await queries.run(
        `SELECT setval('${this.#sequence}', least - 1) FROM (SELECT ${LEAST_NOW} AS least) now, ${this.#sequence}
         WHERE least - 1 > last_value`,
      );
      return this.#next(queries, count);
    });
  }

  async #next(queries: Queries, count: number): Promise<readonly number[]> {
    const ids = await queries.all<[number]>(
      `SELECT nextval('${this.#sequence}') AS id FROM generate_series(1, $1) ORDER BY id`,
      [count],
    );
    return ids.map(([id]) => id);
  }
}
