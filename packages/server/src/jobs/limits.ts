/** Between two looks of a process at the jobs that it and others hold. */
export const TICK_MS = 5_000;
/** A document that two processes ended with is answered, not tried again, unless others may be to blame. */
export const MOST_ATTEMPTS = 2;
/** Most jobs of one organization that wait; a row and its uploads each. */
export const MOST_WAITING = 10_000;
/** How long a job that ended can be asked for, and an event that tells of it can be read. */
export const KEPT_MICROS = 30 * 24 * 3600 * 1_000_000;
/** Rows that one transaction removes, so that no submission waits long for it. */
export const FORGOTTEN_AT_ONCE = 500;
export const SWEPT_EACH_MICROS = 3600 * 1_000_000;
