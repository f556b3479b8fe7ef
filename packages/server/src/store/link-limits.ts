/**
 * A probe is counted up to this many submissions, which takes 50 us; beyond, how many have it is estimated.
 */
export const MAX_SHARED_BY_COUNTED = 1000;

/**
 * Submissions looked at for the estimate, spread over all there were: of what half have, between 37 and 63 %
 * are found to have it (two deviations).
 */
export const ESTIMATED_BY = 64;

/**
 * Every submission that shares a probe is looked at where this many or fewer do: a series of one template,
 * the documents of one account.
 */
export const MAX_FOLLOWED = 250;

/**
 * The newest submissions that are looked at where more share a probe: a bank's logo tells nothing, an account
 * under which hundreds came still does.
 */
export const NEWEST_FOLLOWED = 25;

/**
 * Dossiers handed back to be opened and compared, each of about 3 KB: 0.1 ms to open and at most 3 ms to
 * compare (`npm run bench -- links/look`, 2026-11-22).
 */
export const MAX_CANDIDATES = 100;
