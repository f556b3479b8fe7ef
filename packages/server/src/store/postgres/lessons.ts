import type { NewCorrection } from '../correction-types.js';
import type { DueLesson, KeptLesson } from '../lesson-types.js';
import {
  DUE_COLUMNS,
  type DueLessonRow,
  dueLessonOfRow,
  type KeptLessonRow,
  keptLessonOfRow,
  MOST_ATTEMPTS,
} from '../rows/lesson.js';
import type { Queries } from './database.js';

/** In the transaction of the correction. */
export async function setLessonDue(
  queries: Queries,
  { parseId, organizationId }: NewCorrection,
  entryId: number,
): Promise<void> {
  await queries.run(
    `INSERT INTO parse_lesson (parse_id, organization_id, due_entry_id) VALUES ($1, $2, $3)
     ON CONFLICT (parse_id) DO UPDATE SET due_entry_id = excluded.due_entry_id, taken_until_micros = 0, attempts = 0`,
    [parseId, organizationId, entryId],
  );
}

/** Whoever else claims at the same time gets another one. */
export async function claimLesson(
  queries: Queries,
  nowMicros: number,
  leaseMicros: number,
): Promise<DueLesson | undefined> {
  const row = await queries.get<DueLessonRow>(
    `UPDATE parse_lesson SET taken_until_micros = $1, attempts = attempts + 1
     WHERE parse_id = (SELECT parse_id FROM parse_lesson
       WHERE due_entry_id IS NOT NULL AND taken_until_micros <= $2 AND attempts < ${MOST_ATTEMPTS}
       ORDER BY due_entry_id LIMIT 1 FOR UPDATE SKIP LOCKED)
     RETURNING ${DUE_COLUMNS}`,
    [nowMicros + leaseMicros, nowMicros],
  );
  return row && dueLessonOfRow(row);
}

export async function keepLesson(
  queries: Queries,
  { parseId, entryId }: DueLesson,
  lesson: string | null,
): Promise<void> {
  await queries.run(
    `UPDATE parse_lesson SET lesson = $1, entry_id = due_entry_id, due_entry_id = NULL
     WHERE parse_id = $2 AND due_entry_id = $3`,
    [lesson, parseId, entryId],
  );
}

export async function listLessons(
  queries: Queries,
  organizationId: number,
  most: number,
): Promise<readonly KeptLesson[]> {
  const rows = await queries.all<KeptLessonRow>(
    `SELECT parse_id, lesson FROM parse_lesson WHERE organization_id = $1 AND lesson IS NOT NULL
     ORDER BY entry_id DESC LIMIT $2`,
    [organizationId, most],
  );
  return rows.map(keptLessonOfRow);
}
