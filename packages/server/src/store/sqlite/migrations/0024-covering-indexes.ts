/** A step of PostgreSQL alone: blocks hold what is filtered by here. It is here for the numbers to mean the same. */
export const COVERING_INDEXES = '';
