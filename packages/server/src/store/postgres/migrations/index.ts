import { BASELINE } from './0015-baseline.js';

export interface Migration {
  /** The same as that of the embedded store's step that says the same. */
  readonly number: number;
  readonly sql: string;
  /**
   * The oldest step whose code still works on the schema after this one. A step that only adds names the one before
   * it, so that servers of both versions run side by side while they are replaced.
   */
  readonly worksFrom: number;
}

/** In order, never edited once released: a change of the schema is a new file at the end. */
export const MIGRATIONS: readonly Migration[] = [{ number: 15, sql: BASELINE, worksFrom: 15 }];
