import type { DueLesson, KeptLesson } from '../lesson-types.js';

/** Times that one correction's lesson is tried. */
export const MOST_ATTEMPTS = 3;

/** In the order of {@link DueLessonRow}. */
export const DUE_COLUMNS = 'parse_id, organization_id, due_entry_id';
export type DueLessonRow = readonly [parseId: number, organizationId: number, entryId: number];
export const dueLessonOfRow = ([parseId, organizationId, entryId]: DueLessonRow): DueLesson => ({
  parseId,
  organizationId,
  entryId,
});

export type KeptLessonRow = readonly [parseId: number, lesson: string];
export const keptLessonOfRow = ([parseId, lesson]: KeptLessonRow): KeptLesson => ({ parseId, lesson });

/** Another secret makes other keys: what was learned is learned again. */
export const FORGET_KEYS = `UPDATE parse_lesson
  SET lesson = NULL, due_entry_id = coalesce(due_entry_id, entry_id), taken_until_micros = 0, attempts = 0`;
