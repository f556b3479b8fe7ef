import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { StoreError } from '../errors.js';
import { storeErrorOf } from './failures.js';

/** Between two tries to reach the database. */
const PAUSE_MS = 500;

type Connected = (error: Error | undefined, client?: pg.PoolClient, release?: () => void) => void;

const isUnreachable = (error: unknown): boolean => {
  const { code } = storeErrorOf(error) as StoreError;
  return code === 'DATABASE_UNREACHABLE';
};

export interface PatientPool {
  readonly pool: pg.Pool;
  /** Resolves when all that was asked until now has an answer. */
  answered(): Promise<void>;
}

/**
 * The pool as graphile-worker gets it: while the database takes nobody, what is asked waits, and what broke off is
 * asked again. graphile-worker 0.17.3 does not wait for its own word that a job has ended (`dist/worker.js`), so
 * that its refusal would end the process as an unhandled rejection. What it asks may be asked twice: a job that
 * was taken by an answer that was lost is freed with those of a host that is gone. Transactions are not for here.
 */
export function patientPool(pool: pg.Pool): PatientPool {
  const asked = new Set<Promise<unknown>>();
  /** Once the pool is closed nobody is waited for any more, and nobody gets an answer. */
  const never = new Promise<never>(() => {});
  async function patiently<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      if (pool.ending) return never;
      try {
        return await ask();
      } catch (error) {
        if (!pool.ending && !isUnreachable(error)) throw error;
      }
      await sleep(PAUSE_MS, undefined, { ref: false });
    }
  }
  const query = (...question: [pg.QueryConfig]): Promise<pg.QueryResult> => {
    const answer = patiently(() => pool.query(...question));
    asked.add(answer);
    const forget = (): void => void asked.delete(answer);
    answer.then(forget, forget);
    return answer;
  };
  const connect = (connected?: Connected): unknown =>
    connected ? pool.connect(connected as never) : Promise.resolve({ query, release: () => {} });
  const asSeen = new Proxy(pool, {
    get: (target, name) => {
      if (name === 'connect') return connect;
      const value = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return { pool: asSeen, answered: async () => void (await Promise.allSettled(asked)) };
}
