/** A step of PostgreSQL alone: blocks are read by tag here. It is here for the numbers to mean the same. */
export const TAG_KEYS = '';
