import { BASELINE } from './0015-baseline.js';
import { EVENTS } from './0016-events.js';
import { WEBHOOKS } from './0017-webhooks.js';
import { RETENTION } from './0019-retention.js';
import { USAGE } from './0020-usage.js';
import { ORGANIZATIONS } from './0021-organizations.js';
import { FLEET } from './0022-fleet.js';
import { LIST_CELLS } from './0023-list-cells.js';
import { COVERING_INDEXES } from './0024-covering-indexes.js';
import { TEXT_PIECES } from './0025-text-pieces.js';
import { TAG_KEYS } from './0026-tag-keys.js';
import { REVIEWS } from './0027-reviews.js';
import { CAPTURE_SESSIONS } from './0028-capture-sessions.js';
import { CORRECTIONS } from './0029-corrections.js';
import { LABELS } from './0030-labels.js';
import { INSIGHT_INDEXES } from './0031-insight-indexes.js';
import { LESSONS } from './0032-lessons.js';
import { CORRECTIONS_BY_TIME } from './0033-corrections-by-time.js';
import { SECOND_PERSON } from './0034-second-person.js';
import { PERSON_LANGUAGE } from './0035-person-language.js';

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
export const MIGRATIONS: readonly Migration[] = [
  { number: 15, sql: BASELINE, worksFrom: 15 },
  { number: 16, sql: EVENTS, worksFrom: 15 },
  { number: 17, sql: WEBHOOKS, worksFrom: 16 },
  // 18 is of the embedded store alone: its index of texts.
  { number: 19, sql: RETENTION, worksFrom: 17 },
  { number: 20, sql: USAGE, worksFrom: 19 },
  { number: 21, sql: ORGANIZATIONS, worksFrom: 20 },
  { number: 22, sql: FLEET, worksFrom: 21 },
  { number: 23, sql: LIST_CELLS, worksFrom: 23 },
  { number: 24, sql: COVERING_INDEXES, worksFrom: 24 },
  { number: 25, sql: TEXT_PIECES, worksFrom: 24 },
  { number: 26, sql: TAG_KEYS, worksFrom: 26 },
  { number: 27, sql: REVIEWS, worksFrom: 26 },
  { number: 28, sql: CAPTURE_SESSIONS, worksFrom: 27 },
  { number: 29, sql: CORRECTIONS, worksFrom: 28 },
  { number: 30, sql: LABELS, worksFrom: 29 },
  { number: 31, sql: INSIGHT_INDEXES, worksFrom: 30 },
  { number: 32, sql: LESSONS, worksFrom: 31 },
  { number: 33, sql: CORRECTIONS_BY_TIME, worksFrom: 32 },
  { number: 34, sql: SECOND_PERSON, worksFrom: 33 },
  { number: 35, sql: PERSON_LANGUAGE, worksFrom: 34 },
];
