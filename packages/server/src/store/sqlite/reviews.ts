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
import type { Connection } from './connection.js';
import { insertEvent } from './events.js';

const RECORD = 'record_kind = ? AND record_id = ? AND organization_id = ?';

/** In a write transaction. */
export function addReviewEntry(
  connection: Connection,
  entry: NewReviewEntry,
  after?: number | undefined,
): number | 'not-there' | 'outdated' {
  const record = [entry.kind, entry.recordId, entry.organizationId];
  if (!connection.get(`SELECT 1 FROM submission WHERE ${RECORD}`, record)) return 'not-there';
  if (entry.made) {
    const [last] = connection.get<[number | null]>(
      `SELECT max(entry_id) FROM review_entry WHERE ${RECORD} AND decision IS NOT NULL`,
      record,
    )!;
    if ((last ?? undefined) !== after) return 'outdated';
    connection.run(
      `UPDATE submission SET review = ?, claimed_by = NULL, claimed_until_ms = NULL WHERE ${RECORD}`,
      [entry.made.decision, ...record],
    );
  }
  const values = valuesOfEntry(entry);
  const [entryId] = connection.get<[number]>(
    `INSERT INTO ${REVIEW_INSERT} VALUES (${values.map(() => '?').join(', ')}) RETURNING entry_id`,
    values,
  )!;
  const event = decidedEvent(entry);
  if (event) insertEvent(connection, event);
  return entryId;
}

export function findReview(
  connection: Connection,
  organizationId: number,
  kind: SubmissionKind,
  recordId: number,
): Review | undefined {
  return connection.readTransaction(() => {
    const record = [kind, recordId, organizationId];
    const row = connection.get<SummaryRow>(
      `SELECT ${SUMMARY_COLUMNS} FROM submission s WHERE ${RECORD}`,
      record,
    );
    const entries = connection.all<ReviewEntryRow>(
      `SELECT ${REVIEW_COLUMNS} FROM review_entry JOIN person USING (person_id) WHERE ${RECORD} ORDER BY entry_id`,
      record,
    );
    return row && { ...summaryOfRow(row), entries: entries.map(reviewEntryOfRow) };
  });
}

/** In a write transaction. */
export function claimNext(
  connection: Connection,
  organizationId: number,
  waiting: Waiting,
  {
    personId,
    nowMs,
    untilMs,
  }: { readonly personId: number; readonly nowMs: number; readonly untilMs: number },
): { kind: SubmissionKind; id: number } | undefined {
  for (const { state, band } of waiting) {
    const next = connection.get<[SubmissionKind, number]>(
      `UPDATE submission SET claimed_by = ?, claimed_until_ms = ? WHERE (record_kind, record_id) =
         (SELECT record_kind, record_id FROM submission
          WHERE organization_id = ? AND review = ?${band === undefined ? '' : ' AND band = ?'}
            AND (claimed_until_ms IS NULL OR claimed_until_ms <= ?)
          ORDER BY created_at_micros, record_kind, record_id LIMIT 1)
       RETURNING record_kind, record_id`,
      [personId, untilMs, organizationId, state, ...(band === undefined ? [] : [band]), nowMs],
    );
    if (next) return { kind: next[0], id: next[1] };
  }
  return undefined;
}
