/**
 * What a copy of the embedded store into PostgreSQL does with each table. Columns are not named here: both databases
 * say themselves which they have, so that a new one comes along, and one that only one of them has is an error.
 */
export interface CopiedTable {
  readonly name: string;
  /** What its rows are told apart and ordered by, where that is not their number. */
  readonly key?: readonly string[];
  /** Columns that only the embedded store has, and makes from others. */
  readonly onlyThere?: readonly string[];
  /** Columns that only PostgreSQL has, and makes by itself. */
  readonly onlyHere?: readonly string[];
}

/** Copied row by row, those that others refer to first. Records are copied between the two lists. */
export const TABLES_BEFORE_RECORDS: readonly CopiedTable[] = [
  { name: 'organization' },
  { name: 'link_secret' },
  { name: 'person' },
  { name: 'membership', key: ['person_id', 'organization_id'] },
  { name: 'session' },
  { name: 'setup_link' },
  { name: 'invitation' },
  { name: 'identity', key: ['issuer', 'subject'] },
  { name: 'api_key' },
  { name: 'audit_event' },
  { name: 'retention', key: ['organization_id', 'record_kind'] },
  { name: 'legal_hold' },
  { name: 'usage_day', key: ['organization_id', 'day', 'record_kind'] },
  { name: 'quota' },
  { name: 'list_view', key: ['view_id'] },
  { name: 'capture_session', key: ['capture_session_id'] },
];

export const TABLES_AFTER_RECORDS: readonly CopiedTable[] = [
  { name: 'stored_file', key: ['stored_name'] },
  { name: 'idempotency_key', key: ['organization_id', 'key'] },
  { name: 'dossier' },
  { name: 'dossier_probe', key: ['organization_id', 'probe', 'sequence'] },
  { name: 'evidence_link' },
  // The order of its rows is that in which submissions came.
  { name: 'analysis_job', onlyHere: ['position'] },
  { name: 'submission', onlyThere: ['sequence', 'marks'] },
  { name: 'submission_check', key: ['organization_id', 'check_id', 'record_kind', 'record_id'] },
  { name: 'review_entry' },
  { name: 'parse_correction' },
  { name: 'parse_lesson', key: ['parse_id'] },
  { name: 'label' },
  { name: 'event' },
  { name: 'webhook' },
  { name: 'webhook_delivery', key: ['webhook_id', 'sequence'] },
];

/** Of the rows that records consist of; what lists need of a record is made again. */
export const MADE_FOR_RECORDS = ['packed_words', 'stored_length', 'tag_keys'];

/** How the embedded store finds what it has; PostgreSQL has indexes and counts of its own. */
export const isOfEmbeddedLists = (table: string): boolean =>
  /^(list_scope|list_block|list_entry|id_lease|submission_text(_\w+)?|sqlite_\w+)$/.test(table);
