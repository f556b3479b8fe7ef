import type { Clock } from '../clock.js';
import { removeAll, startHourly } from '../hourly.js';
import type { RecordStore } from '../store/types.js';

/** Dossiers that one transaction of the writer removes, so that no submission waits long for it. */
export const FORGOTTEN_AT_ONCE = 200;

export interface ForgetDeps {
  readonly store: Pick<RecordStore, 'forgetExpired'>;
  readonly clock: Clock;
}

/**
 * Removes what submissions were to be found by only for a time: faces, of all organizations. @returns how
 * many were removed
 */
export function forgetExpired({ store, clock }: ForgetDeps): Promise<number> {
  const nowMicros = clock();
  return removeAll(() => store.forgetExpired(nowMicros, FORGOTTEN_AT_ONCE), FORGOTTEN_AT_ONCE);
}

/** Forgets now and then every hour, whatever the settings say by now. @returns a function that stops it */
export const startForgetting = (
  deps: ForgetDeps,
  onEnd: (result: { removed: number } | { error: unknown }) => void,
): (() => void) =>
  startHourly(() =>
    forgetExpired(deps).then(
      (removed) => onEnd({ removed }),
      (error: unknown) => onEnd({ error }),
    ),
  );
