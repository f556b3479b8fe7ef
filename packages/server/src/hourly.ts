const INTERVAL_MS = 60 * 60 * 1000;

/** Runs `work` now and every hour, whatever came of it. @returns a function that stops it */
export function startHourly(work: () => Promise<void>): () => void {
  const run = (): void => void work();
  run();
  const timer = setInterval(run, INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/**
 * Removes all of something, `atOnce` in a transaction, so that no submission waits long for it.
 * @param removeSome removes at most `atOnce` and says how many
 * @returns how many went
 */
export async function removeAll(removeSome: () => Promise<number>, atOnce: number): Promise<number> {
  let removed = 0;
  for (let last = atOnce; last === atOnce; removed += last) last = await removeSome();
  return removed;
}
