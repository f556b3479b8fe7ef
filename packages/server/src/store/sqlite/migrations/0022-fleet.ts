/** A step of PostgreSQL alone: one process has nobody to agree with. It is here for the numbers to mean the same. */
export const FLEET = '';
