import type { NewReviewEntry, Review, ReviewState } from '../review-types.js';
import {
  REVIEW_COLUMNS,
  REVIEW_INSERT,
  type ReviewEntryRow,
  reviewEntryOfRow,
  valuesOfEntry,
} from '../rows/review.js';
import type { SubmissionKind } from '../submission-types.js';
import type { Connection } from './connection.js';

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
    connection.run(`UPDATE submission SET review = ? WHERE ${RECORD}`, [entry.made.decision, ...record]);
  }
  const values = valuesOfEntry(entry);
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
): Review | undefined {
  return connection.readTransaction(() => {
    const record = [kind, recordId, organizationId];
    const row = connection.get<[ReviewState]>(`SELECT review FROM submission WHERE ${RECORD}`, record);
    const entries = connection.all<ReviewEntryRow>(
      `SELECT ${REVIEW_COLUMNS} FROM review_entry JOIN person USING (person_id) WHERE ${RECORD} ORDER BY entry_id`,
      record,
    );
    return row && { state: row[0], entries: entries.map(reviewEntryOfRow) };
  });
}
