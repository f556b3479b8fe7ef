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
import type { Queries } from './database.js';
import { insertEvent } from './events.js';

const RECORD = 'record_kind = $1 AND record_id = $2 AND organization_id = $3';

/** Whoever decides or deletes the record at the same time waits. */
export async function addReviewEntry(
  queries: Queries,
  entry: NewReviewEntry,
  after?: number | undefined,
  needsSecond = false,
): Promise<number | 'not-there' | 'outdated' | 'own'> {
  const record = [entry.kind, entry.recordId, entry.organizationId];
  const round = await queries.get<RoundRow>(
    `SELECT ${ROUND_COLUMNS} FROM submission WHERE ${RECORD} FOR UPDATE`,
    record,
  );
  if (!round) return 'not-there';
  if (!entry.made) return insertEntry(queries, entry, null);
  const decisions = await queries.all<DecisionRow>(
    `SELECT ${DECISION_COLUMNS} FROM review_entry WHERE ${RECORD} AND decision IS NOT NULL ORDER BY entry_id`,
    record,
  );
  const { decision } = entry.made;
  const decided = decide(round, decisions, { personId: entry.personId, decision, after, needsSecond });
  if (typeof decided === 'string') return decided;
  const { state, proposedFrom } = decided;
  const entryId = await insertEntry(queries, entry, state);
  await queries.run(
    `UPDATE submission SET review = $4, proposed_from = $5, claimed_by = NULL, claimed_until_ms = NULL WHERE ${RECORD}`,
    [...record, state, waitsForOthers(state) ? (proposedFrom ?? entryId) : null],
  );
  const event = decidedEvent(entry, state);
  if (event) await insertEvent(queries, event);
  return entryId;
}

async function insertEntry(
  queries: Queries,
  entry: NewReviewEntry,
  left: ReviewState | null,
): Promise<number> {
  const values = valuesOfEntry(entry, left);
  const places = values.map((_, index) => `$${index + 1}`).join(', ');
  const sql = `INSERT INTO ${REVIEW_INSERT} VALUES (${places}) RETURNING entry_id`;
  return (await queries.get<[number]>(sql, values))![0];
}

/** On one snapshot. */
export async function findReview(
  queries: Queries,
  organizationId: number,
  kind: SubmissionKind,
  recordId: number,
  viewerId?: number | undefined,
): Promise<Review | undefined> {
  const record = [kind, recordId, organizationId];
  const row = await queries.get<[number | null, ...SummaryRow]>(
    `SELECT s.proposed_from, ${SUMMARY_COLUMNS} FROM submission s WHERE ${RECORD}`,
    record,
  );
  if (!row) return undefined;
  const entries = await queries.all<ReviewEntryRow>(
    `SELECT ${REVIEW_COLUMNS} FROM review_entry JOIN person USING (person_id) WHERE ${RECORD} ORDER BY entry_id`,
    record,
  );
  return reviewSeenBy(viewerId, row, entries.map(reviewEntryOfRow));
}

/** A record that somebody else is being given at this moment is passed over. */
export async function claimNext(
  queries: Queries,
  organizationId: number,
  waiting: Waiting,
  { personId, nowMs, untilMs }: NewClaim,
): Promise<{ kind: SubmissionKind; id: number } | undefined> {
  for (const { state, band } of waiting) {
    const next = await queries.get<[SubmissionKind, number]>(
      `UPDATE submission s SET claimed_by = $1, claimed_until_ms = $2 FROM
         (SELECT record_kind, record_id FROM submission waiting
          WHERE organization_id = $3 AND review = $4 AND (claimed_until_ms IS NULL OR claimed_until_ms <= $5)
            ${waitsForOthers(state) ? `AND ${notOfParty('waiting', '$1')}` : ''}
            ${band === undefined ? '' : 'AND band = $6'}
          ORDER BY created_at_micros, record_kind, record_id LIMIT 1 FOR UPDATE SKIP LOCKED) next
       WHERE s.record_kind = next.record_kind AND s.record_id = next.record_id
       RETURNING s.record_kind, s.record_id`,
      [personId, untilMs, organizationId, state, nowMs, ...(band === undefined ? [] : [band])],
    );
    if (next) return { kind: next[0], id: next[1] };
  }
  return undefined;
}

export async function renewClaim(
  queries: Queries,
  organizationId: number,
  kind: SubmissionKind,
  recordId: number,
  { personId, nowMs, untilMs }: NewClaim,
): Promise<void> {
  await queries.run(
    `UPDATE submission SET claimed_until_ms = $4 WHERE claimed_by = $5 AND claimed_until_ms > $6 AND ${RECORD}`,
    [kind, recordId, organizationId, untilMs, personId, nowMs],
  );
}

export async function reviewRules(queries: Queries, organizationId: number): Promise<ReviewRules> {
  const row = await queries.get<RulesRow>(selectRules('$1'), [organizationId]);
  return rulesOfRow(row ?? [null, null, null]);
}

export async function setReviewRules(
  queries: Queries,
  organizationId: number,
  rules: ReviewRules | undefined,
): Promise<void> {
  await queries.run(updateRules(['$1', '$2', '$3', '$4']), [...rowOfRules(rules), organizationId]);
}
