import type { Clock } from '../clock.js';
import type { RecordStore } from '../store/types.js';

const FORGET_INTERVAL_MS = 60 * 60 * 1000;

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
export async function forgetExpired({ store, clock }: ForgetDeps): Promise<number> {
  const nowMicros = clock();
  let removed = 0;
  for (let last = FORGOTTEN_AT_ONCE; last === FORGOTTEN_AT_ONCE; removed += last)
    last = await store.forgetExpired(nowMicros, FORGOTTEN_AT_ONCE);
  return removed;
}

/** Forgets now and then every hour, whatever the settings say by now. @returns a function that stops it */
export function startForgetting(
  deps: ForgetDeps,
  onEnd: (result: { removed: number } | { error: unknown }) => void,
): () => void {
  const run = (): void =>
    void forgetExpired(deps).then(
      (removed) => onEnd({ removed }),
      (error: unknown) => onEnd({ error }),
    );
  run();
  const timer = setInterval(run, FORGET_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}
