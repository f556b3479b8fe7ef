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
import type { Connection } from './connection.js';

/** In the transaction of the correction. */
export function setLessonDue(
  connection: Connection,
  { parseId, organizationId }: NewCorrection,
  entryId: number,
): void {
  connection.run(
    `INSERT INTO parse_lesson (parse_id, organization_id, due_entry_id) VALUES (?, ?, ?)
     ON CONFLICT (parse_id) DO UPDATE SET due_entry_id = excluded.due_entry_id, taken_until_micros = 0, attempts = 0`,
    [parseId, organizationId, entryId],
  );
}

export function claimLesson(
  connection: Connection,
  nowMicros: number,
  leaseMicros: number,
): DueLesson | undefined {
  const row = connection.get<DueLessonRow>(
    `UPDATE parse_lesson SET taken_until_micros = ?, attempts = attempts + 1
     WHERE parse_id = (SELECT parse_id FROM parse_lesson
       WHERE due_entry_id IS NOT NULL AND taken_until_micros <= ? AND attempts < ${MOST_ATTEMPTS}
       ORDER BY due_entry_id LIMIT 1)
     RETURNING ${DUE_COLUMNS}`,
    [nowMicros + leaseMicros, nowMicros],
  );
  return row && dueLessonOfRow(row);
}

export function keepLesson(
  connection: Connection,
  { parseId, entryId }: DueLesson,
  lesson: string | null,
): void {
  connection.run(
    `UPDATE parse_lesson SET lesson = ?, entry_id = due_entry_id, due_entry_id = NULL
     WHERE parse_id = ? AND due_entry_id = ?`,
    [lesson, parseId, entryId],
  );
}

export const listLessons = (
  connection: Connection,
  organizationId: number,
  most: number,
): readonly KeptLesson[] =>
  connection
    .all<KeptLessonRow>(
      `SELECT parse_id, lesson FROM parse_lesson WHERE organization_id = ? AND lesson IS NOT NULL
       ORDER BY entry_id DESC LIMIT ?`,
      [organizationId, most],
    )
    .map(keptLessonOfRow);
