/**
 * A blink in 2.5 seconds: 10 of 18 genuine clips of three public collections, and none of 65 films of 22
 * photographs (21 panned, 22 tilted, 22 bent), 2026-11-22 (corpus/faces/clips). ln((0.5/66) / (10.5/19)) is
 * -4.3; held nearer to 0, since the stills are made.
 */
export const BLINK_SEEN = { logLikelihoodRatio: -2 } as const;

/**
 * From the same counts, ln((65.5/66) / (8.5/19)) is .80; held nearer to 0, since people asked to look into a
 * camera blink less.
 */
export const NO_BLINK_SEEN = { logLikelihoodRatio: 0.5 } as const;
