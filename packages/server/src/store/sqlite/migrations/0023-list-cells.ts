/** A step of PostgreSQL alone: blocks tell the totals here. It is here for the numbers to mean the same. */
export const LIST_CELLS = '';
