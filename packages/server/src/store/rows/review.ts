import type { Decision, NewReviewEntry, ReviewEntry, ReviewState, ReviewSummary } from '../review-types.js';
import type { SubmissionKind } from '../submission-types.js';
import type { SqlRow } from './columns.js';

/** Of the submission `s`. */
export const SUMMARY_COLUMNS = `s.review, s.claimed_until_ms, s.claimed_by,
  (SELECT name FROM person WHERE person_id = s.claimed_by), s.drawn`;
export type SummaryRow = readonly [
  state: ReviewState,
  untilMs: number | null,
  personId: number | null,
  name: string | null,
  drawn: number,
];

export const summaryOfRow = ([state, untilMs, id, name, drawn]: SummaryRow): ReviewSummary => ({
  state,
  ...(drawn === 1 && { isDrawn: true }),
  ...(untilMs !== null && id !== null && { claim: { person: { id, name: name ?? '' }, untilMs } }),
});

const INSERTED = `organization_id, record_kind, record_id, person_id, at_micros, words,
  decision, reason, is_against, looked_at, versions, left_state`;
export const REVIEW_INSERT = `review_entry (${INSERTED})`;

export function valuesOfEntry({ made, ...entry }: NewReviewEntry, left: ReviewState | null): SqlRow {
  return [
    entry.organizationId,
    entry.kind,
    entry.recordId,
    entry.personId,
    entry.atMicros,
    entry.words,
    made?.decision ?? null,
    made?.reason ?? null,
    made ? Number(made.isAgainst) : null,
    made ? JSON.stringify(made.lookedAt) : null,
    made ? JSON.stringify(made.versions) : null,
    left,
  ];
}

export const REVIEW_COLUMNS = `entry_id, organization_id, record_kind, record_id, person_id, person.name, at_micros, words,
  decision, reason, is_against, looked_at, versions, left_state`;
export type ReviewEntryRow = readonly [
  entryId: number,
  organizationId: number,
  kind: SubmissionKind,
  recordId: number,
  personId: number,
  name: string,
  atMicros: number,
  words: string,
  decision: Decision | null,
  reason: string | null,
  isAgainst: number | null,
  lookedAt: string | null,
  versions: string | null,
  /** NULL of a decision from before anybody proposed: it stood. */
  left: ReviewState | null,
];

export function reviewEntryOfRow(row: ReviewEntryRow): ReviewEntry {
  const [entryId, organizationId, kind, recordId, id, name, atMicros, words, decision, ...rest] = row;
  const [reason, isAgainst, lookedAt, versions, left] = rest;
  return {
    entryId,
    organizationId,
    kind,
    recordId,
    person: { id, name },
    atMicros,
    words,
    ...(decision !== null && {
      left: left ?? decision,
      made: {
        decision,
        reason: reason ?? '',
        isAgainst: isAgainst === 1,
        lookedAt: JSON.parse(lookedAt ?? '[]'),
        versions: JSON.parse(versions ?? '{}'),
      },
    }),
  };
}
