import { setTimeout as sleep } from 'node:timers/promises';

/** How often something is asked for; a service that restarts answers again within seconds. */
export const TRIES = 4;
const FIRST_PAUSE_MS = 400;
const PAUSE_GROWTH = 3;

/**
 * Waits before the next try: up to 0.4, 1.2 and 3.6 seconds, each cut by chance, so that those who failed at once
 * do not come again at once (full jitter: M. Brooker, "Exponential Backoff And Jitter", AWS Architecture Blog,
 * 2015).
 */
export const pauseAfter = (tries: number): Promise<void> =>
  sleep(Math.random() * FIRST_PAUSE_MS * PAUSE_GROWTH ** (tries - 1));
