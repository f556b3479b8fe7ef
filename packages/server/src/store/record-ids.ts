import { randomInt } from 'node:crypto';

/**
 * Ids of records are counted while there is one organization. From the second on they follow the clock, so that they
 * ascend and say nothing of how many records others made (docs/decisions/0030-ids-by-the-clock.md). They fit 32 bits
 * until 2033.
 */
export const ID_EPOCH_MS = Date.UTC(2026, 10, 1);
export const ID_TICK_MS = 100;
/** Ids are up to this many ticks ahead of the clock, at random: one that had to make way for another's is not told. */
export const ID_JITTER_TICKS = 8;

/** The least id for a record that is made now. */
export const leastIdAt = (nowMs: number): number =>
  Math.floor((nowMs - ID_EPOCH_MS) / ID_TICK_MS) + randomInt(ID_JITTER_TICKS);

/** SQL for whether there is, or was, more than one organization; one of test mode is nobody else's. */
export const IS_SHARED = '(SELECT count(*) FROM organization WHERE test_of IS NULL) > 1';
