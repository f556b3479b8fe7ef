import { RECORDS } from './0001-records.js';

/** In order, never edited once released: a change of the schema is a new file at the end. */
export const MIGRATIONS: readonly string[] = [RECORDS];
