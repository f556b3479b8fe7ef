import type { NewReviewEntry, Review, Waiting } from '../review-types.js';
import { decidedEvent } from '../rows/event.js';
import {
  REVIEW_COLUMNS,
  REVIEW_INSERT,
  type ReviewEntryRow,
  reviewEntryOfRow,
  SUMMARY_COLUMNS,
  type SummaryRow,
  summaryOfRow,
  valuesOfEntry,
} from '../rows/review.js';
import type { SubmissionKind } from '../submission-types.js';
import type { Queries } from './database.js';
import { insertEvent } from './events.js';

const RECORD = 'record_kind = $1 AND record_id = $2 AND organization_id = $3';

/** Whoever decides or deletes the record at the same time waits. */
export async function addReviewEntry(
  queries: Queries,
  entry: NewReviewEntry,
  after?: number | undefined,
): Promise<number | 'not-there' | 'outdated'> {
  const record = [entry.kind, entry.recordId, entry.organizationId];
  const there = await queries.get(`SELECT 1 FROM submission WHERE ${RECORD} FOR UPDATE`, record);
  if (!there) return 'not-there';
  if (entry.made) {
    const [last] = (await queries.get<[number | null]>(
      `SELECT max(entry_id) FROM review_entry WHERE ${RECORD} AND decision IS NOT NULL`,
      record,
    ))!;
    if ((last ?? undefined) !== after) return 'outdated';
    await queries.run(
      `UPDATE submission SET review = $4, claimed_by = NULL, claimed_until_ms = NULL WHERE ${RECORD}`,
      [...record, entry.made.decision],
    );
  }
  const values = valuesOfEntry(entry);
  const places = values.map((_, index) => `$${index + 1}`).join(', ');
  const sql = `INSERT INTO ${REVIEW_INSERT} VALUES (${places}) RETURNING entry_id`;
  const [entryId] = (await queries.get<[number]>(sql, values))!;
  const event = decidedEvent(entry);
  if (event) await insertEvent(queries, event);
  return entryId;
}

/** On one snapshot. */
export async function findReview(
  queries: Queries,
  organizationId: number,
  kind: SubmissionKind,
  recordId: number,
): Promise<Review | undefined> {
  const record = [kind, recordId, organizationId];
  const row = await queries.get<SummaryRow>(
    `SELECT ${SUMMARY_COLUMNS} FROM submission s WHERE ${RECORD}`,
    record,
  );
  const entries = await queries.all<ReviewEntryRow>(
    `SELECT ${REVIEW_COLUMNS} FROM review_entry JOIN person USING (person_id) WHERE ${RECORD} ORDER BY entry_id`,
    record,
  );
  return row && { ...summaryOfRow(row), entries: entries.map(reviewEntryOfRow) };
}

/** A record that somebody else is being given at this moment is passed over. */
export async function claimNext(
  queries: Queries,
  organizationId: number,
  waiting: Waiting,
  {
    personId,
    nowMs,
    untilMs,
  }: { readonly personId: number; readonly nowMs: number; readonly untilMs: number },
): Promise<{ kind: SubmissionKind; id: number } | undefined> {
  for (const { state, band } of waiting) {
    const next = await queries.get<[SubmissionKind, number]>(
      `UPDATE submission s SET claimed_by = $1, claimed_until_ms = $2 FROM
         (SELECT record_kind, record_id FROM submission
          WHERE organization_id = $3 AND review = $4 AND (claimed_until_ms IS NULL OR claimed_until_ms <= $5)
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
