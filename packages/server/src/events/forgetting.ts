import type { Clock } from '../clock.js';
import type { EventStore } from '../store/event-types.js';

/** How long an event can be read; as long as the job that it tells of. */
const KEPT_MICROS = 30 * 24 * 3600 * 1_000_000;
const FORGET_INTERVAL_MS = 60 * 60 * 1000;
/** Events that one transaction removes, so that no submission waits long for it. */
const FORGOTTEN_AT_ONCE = 500;

export interface ForgetDeps {
  readonly store: Pick<EventStore, 'forgetEvents'>;
  readonly clock: Clock;
}

/** Removes events whose time is up. @returns how many */
export async function forgetEvents({ store, clock }: ForgetDeps): Promise<number> {
  const beforeMicros = clock() - KEPT_MICROS;
  let removed = 0;
  for (let last = FORGOTTEN_AT_ONCE; last === FORGOTTEN_AT_ONCE; removed += last)
    last = await store.forgetEvents(beforeMicros, FORGOTTEN_AT_ONCE);
  return removed;
}

/** Forgets now and then every hour. @returns a function that stops it */
export function startForgettingEvents(deps: ForgetDeps, onFault: (error: unknown) => void): () => void {
  const run = (): void => void forgetEvents(deps).catch(onFault);
  run();
  const timer = setInterval(run, FORGET_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
