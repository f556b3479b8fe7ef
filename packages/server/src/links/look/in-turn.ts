import { setImmediate } from 'node:timers/promises';

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a piece of work in a turn of the event loop of its own, after all that were handed over before.
 * However many submissions are compared at a time, a request that comes meanwhile waits for one piece, not
 * for all.
 */
export function inTurn<Result>(work: () => Result): Promise<Result> {
  const result = last.then(() => setImmediate()).then(work);
  last = result.catch(() => undefined);
  return result;
}
