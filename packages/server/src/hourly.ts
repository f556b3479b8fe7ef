const INTERVAL_MS = 60 * 60 * 1000;

/**
 * Runs `work` now and an hour after each end of it, so once at a time; `work` answers for its own faults.
 * @param work may ask whether it was stopped meanwhile
 * @returns a function that stops it
 */
export function startHourly(work: (isStopped: () => boolean) => Promise<void>): () => void {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  const run = async (): Promise<void> => {
    await work(() => isStopped);
    if (!isStopped) timer = setTimeout(() => void run(), INTERVAL_MS).unref();
  };
  void run();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
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
