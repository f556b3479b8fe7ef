import type { Clock } from '../clock.js';
import { removeAll, startHourly } from '../hourly.js';
import { FORGOTTEN_AT_ONCE, KEPT_MICROS } from '../jobs/limits.js';
import type { EventStore } from '../store/event-types.js';

export interface ForgetDeps {
  readonly store: Pick<EventStore, 'forgetEvents'>;
  readonly clock: Clock;
}

/** Removes events whose time is up. @returns how many */
export function forgetEvents({ store, clock }: ForgetDeps): Promise<number> {
  const beforeMicros = clock() - KEPT_MICROS;
  return removeAll(() => store.forgetEvents(beforeMicros, FORGOTTEN_AT_ONCE), FORGOTTEN_AT_ONCE);
}

/** Forgets now and then every hour. @returns a function that stops it */
export const startForgettingEvents = (deps: ForgetDeps, onFault: (error: unknown) => void): (() => void) =>
  startHourly(() => forgetEvents(deps).then(() => undefined, onFault));
