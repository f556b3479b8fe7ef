import { RECORDS } from './0001-records.js';
import { ORGANIZATION_BANDS } from './0002-organization-bands.js';
import { KEY_SELECTOR } from './0003-key-selector.js';
import { PARSINGS } from './0004-parsings.js';
import { VERIFICATIONS } from './0005-verifications.js';
import { ANALYSES } from './0006-analyses.js';
import { LINKS } from './0007-links.js';
import { ACCOUNTS } from './0008-accounts.js';
import { JOBS } from './0009-jobs.js';
import { SUBMISSIONS } from './0010-submissions.js';
import { IDEMPOTENCY_RECORD } from './0011-idempotency-record.js';
import { ARITHMETIC } from './0012-arithmetic.js';
import { FIELDS_UNWRITTEN } from './0013-fields-unwritten.js';
import { PEOPLE } from './0014-people.js';
import { CHECK_TIMES } from './0015-check-times.js';
import { EVENTS } from './0016-events.js';
import { WEBHOOKS } from './0017-webhooks.js';
import { TEXT_FILTER } from './0018-text-filter.js';
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

/** In order, never edited once released: a change of the schema is a new file at the end. */
export const MIGRATIONS: readonly string[] = [
  RECORDS,
  ORGANIZATION_BANDS,
  KEY_SELECTOR,
  PARSINGS,
  VERIFICATIONS,
  ANALYSES,
  LINKS,
  ACCOUNTS,
  JOBS,
  SUBMISSIONS,
  IDEMPOTENCY_RECORD,
  ARITHMETIC,
  FIELDS_UNWRITTEN,
  PEOPLE,
  CHECK_TIMES,
  EVENTS,
  WEBHOOKS,
  TEXT_FILTER,
  RETENTION,
  USAGE,
  ORGANIZATIONS,
  FLEET,
  LIST_CELLS,
  COVERING_INDEXES,
  TEXT_PIECES,
  TAG_KEYS,
  REVIEWS,
  CAPTURE_SESSIONS,
  CORRECTIONS,
  LABELS,
  INSIGHT_INDEXES,
  LESSONS,
  CORRECTIONS_BY_TIME,
  SECOND_PERSON,
  PERSON_LANGUAGE,
];
