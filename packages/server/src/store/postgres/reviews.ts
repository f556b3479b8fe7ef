import type { NewReviewEntry, Review, ReviewState } from '../review-types.js';
import {
  REVIEW_COLUMNS,
  REVIEW_INSERT,
  type ReviewEntryRow,
  reviewEntryOfRow,
  valuesOfEntry,
} from '../rows/review.js';
import type { SubmissionKind } from '../submission-types.js';
import type { Queries } from './database.js';

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
    await queries.run(`UPDATE submission SET review = $4 WHERE ${RECORD}`, [...record, entry.made.decision]);
  }
  const values = valuesOfEntry(entry);
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
): Promise<Review | undefined> {
  const record = [kind, recordId, organizationId];
  const row = await queries.get<[ReviewState]>(`SELECT review FROM submission WHERE ${RECORD}`, record);
  const entries = await queries.all<ReviewEntryRow>(
    `SELECT ${REVIEW_COLUMNS} FROM review_entry JOIN person USING (person_id) WHERE ${RECORD} ORDER BY entry_id`,
    record,
  );
  return row && { state: row[0], entries: entries.map(reviewEntryOfRow) };
}
