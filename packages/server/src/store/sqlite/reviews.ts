import {
  type NewClaim,
  type NewReviewEntry,
  type Review,
  type ReviewRules,
  type ReviewState,
  type Waiting,
  waitsForOthers,
} from '../review-types.js';
import { decidedEvent } from '../rows/event.js';
import {
  REVIEW_COLUMNS,
  REVIEW_INSERT,
  type ReviewEntryRow,
  reviewEntryOfRow,
  SUMMARY_COLUMNS,
  type SummaryRow,
  valuesOfEntry,
} from '../rows/review.js';
import { type RulesRow, rowOfRules, rulesOfRow, selectRules, updateRules } from '../rows/review-rules.js';
import {
  DECISION_COLUMNS,
  type DecisionRow,
  decide,
  notOfParty,
  ROUND_COLUMNS,
  type RoundRow,
  reviewSeenBy,
} from '../rows/round.js';
import type { SubmissionKind } from '../submission-types.js';
import type { Connection } from './connection.js';
import { insertEvent } from './events.js';

const RECORD = 'record_kind = ? AND record_id = ? AND organization_id = ?';

/** In a write transaction. */
export function addReviewEntry(
  connection: Connection,
  entry: NewReviewEntry,
  after?: number | undefined,
  needsSecond = false,
): number | 'not-there' | 'outdated' | 'own' {
  const record = [entry.kind, entry.recordId, entry.organizationId];
  const round = connection.get<RoundRow>(`SELECT ${ROUND_COLUMNS} FROM submission WHERE ${RECORD}`, record);
  if (!round) return 'not-there';
  if (!entry.made) return insertEntry(connection, entry, null);
  const decisions = connection.all<DecisionRow>(
    `SELECT ${DECISION_COLUMNS} FROM review_entry WHERE ${RECORD} AND decision IS NOT NULL ORDER BY entry_id`,
    record,
  );
  const { decision } = entry.made;
  const decided = decide(round, decisions, { personId: entry.personId, decision, after, needsSecond });
  if (typeof decided === 'string') return decided;
  const { state, proposedFrom } = decided;
  const entryId = insertEntry(connection, entry, state);
  connection.run(
    `UPDATE submission SET review = ?, proposed_from = ?, claimed_by = NULL, claimed_until_ms = NULL WHERE ${RECORD}`,
    [state, waitsForOthers(state) ? (proposedFrom ?? entryId) : null, ...record],
  );
  const event = decidedEvent(entry, state);
  if (event) insertEvent(connection, event);
  return entryId;
}

function insertEntry(connection: Connection, entry: NewReviewEntry, left: ReviewState | null): number {
  const values = valuesOfEntry(entry, left);
  return connection.get<[number]>(
    `INSERT INTO ${REVIEW_INSERT} VALUES (${values.map(() => '?').join(', ')}) RETURNING entry_id`,
    values,
  )![0];
}

export function findReview(
  connection: Connection,
  organizationId: number,
  kind: SubmissionKind,
  recordId: number,
  viewerId?: number | undefined,
): Review | undefined {
  return connection.readTransaction(() => {
    const record = [kind, recordId, organizationId];
    const row = connection.get<[number | null, ...SummaryRow]>(
      `SELECT s.proposed_from, ${SUMMARY_COLUMNS} FROM submission s WHERE ${RECORD}`,
      record,
    );
    if (!row) return undefined;
    const entries = connection.all<ReviewEntryRow>(
      `SELECT ${REVIEW_COLUMNS} FROM review_entry JOIN person USING (person_id) WHERE ${RECORD} ORDER BY entry_id`,
      record,
    );
    return reviewSeenBy(viewerId, row, entries.map(reviewEntryOfRow));
  });
}

/** In a write transaction. */
export function claimNext(
  connection: Connection,
  organizationId: number,
  waiting: Waiting,
  { personId, nowMs, untilMs }: NewClaim,
): { kind: SubmissionKind; id: number } | undefined {
  for (const { state, band } of waiting) {
    const next = connection.get<[SubmissionKind, number]>(
      `UPDATE submission SET claimed_by = ?, claimed_until_ms = ? WHERE (record_kind, record_id) =
         (SELECT record_kind, record_id FROM submission waiting
          WHERE organization_id = ? AND review = ?${band === undefined ? '' : ' AND band = ?'}
            AND (claimed_until_ms IS NULL OR claimed_until_ms <= ?)
            ${waitsForOthers(state) ? `AND ${notOfParty('waiting', '?')}` : ''}
          ORDER BY created_at_micros, record_kind, record_id LIMIT 1)
       RETURNING record_kind, record_id`,
      [
        personId,
        untilMs,
        organizationId,
        state,
        ...(band === undefined ? [] : [band]),
        nowMs,
        ...(waitsForOthers(state) ? [personId] : []),
      ],
    );
    if (next) return { kind: next[0], id: next[1] };
  }
  return undefined;
}

export function renewClaim(
  connection: Connection,
  organizationId: number,
  kind: SubmissionKind,
  recordId: number,
  { personId, nowMs, untilMs }: NewClaim,
): void {
  connection.run(
    `UPDATE submission SET claimed_until_ms = ? WHERE claimed_by = ? AND claimed_until_ms > ? AND ${RECORD}`,
    [untilMs, personId, nowMs, kind, recordId, organizationId],
  );
}

export const reviewRules = (connection: Connection, organizationId: number): ReviewRules =>
  rulesOfRow(connection.get<RulesRow>(selectRules('?1'), [organizationId]) ?? [null, null, null]);

export function setReviewRules(
  connection: Connection,
  organizationId: number,
  rules: ReviewRules | undefined,
): void {
  connection.run(updateRules(['?', '?', '?', '?']), [...rowOfRules(rules), organizationId]);
}
