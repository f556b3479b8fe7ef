import type { RecordKind } from '../record-types.js';
import { RECORD_TABLES } from '../rows/record-tables.js';
import type { Queries } from './database.js';

/**
 * Gives out ids of one kind from a sequence of the database: ascending over all processes, in the order in which
 * they were asked for within this one. Those who ask while a question is on its way share the next.
 */
export class Ids {
  readonly #queries: Queries;
  readonly #sequence: string;
  #waiting: { resolve(id: number): void; reject(error: unknown): void }[] = [];
  #isAsking = false;

  constructor(queries: Queries, kind: RecordKind) {
    this.#queries = queries;
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
        const ids = await this.#queries.all<[number]>(
          `SELECT nextval('${this.#sequence}') AS id FROM generate_series(1, $1) ORDER BY id`,
          [asked.length],
        );
        for (const [index, { resolve }] of asked.entries()) resolve(ids[index]![0]);
      } catch (error) {
        for (const { reject } of asked) reject(error);
      }
    }
    this.#isAsking = false;
  }
}
