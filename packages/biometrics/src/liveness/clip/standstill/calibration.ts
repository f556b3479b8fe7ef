/** The longest standstill of 41 genuine clips is 240 ms, from a codec that skipped frames; see README. */
export const LEAST_STANDSTILL_MS = 700;
/**
 * Not fitted to a rate: frozen clips stand still by their making. Below what alone would fail a clip, since a
 * broken recording stands still, too.
 */
export const STANDSTILL = { logLikelihoodRatio: 2.4 } as const;
