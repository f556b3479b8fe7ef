import { createHmac } from 'node:crypto';
import {
  applyLessons,
  type FieldInput,
  type KeyOf,
  type LearnedFields,
  readLesson,
  takeLesson,
} from '@assay/extraction';
import type { DocumentField, Views } from '@assay/media';
import type { KeyedLessons, ReadingJob, Taught, TeachingJob } from '../types.js';
import type { OpenedDocument } from './open-document.js';
import { NO_CODES, NO_TEXT } from './reading-views.js';
import type { RunLog } from './worker-run.js';

/** Of a word's hash: an integer that a number holds. */
const KEY_BYTES = 6;

const keyedBy =
  (key: Uint8Array): KeyOf =>
  (word) =>
    createHmac('sha256', key).update(word).digest().readUIntBE(0, KEY_BYTES);

/** What readers of fields look at; a part that was not read is empty. */
const inputOf = async (
  views: Views,
  { country = 'us', receivedOn }: Pick<ReadingJob, 'country' | 'receivedOn'>,
): Promise<FieldInput> => ({
  text: await views.get('text').catch(() => NO_TEXT),
  codes: await views.get('codes').catch(() => NO_CODES),
  documentClass: await views.get('documentClass').catch(() => undefined),
  country,
  receivedOn,
});

/** The fields of a document with what its organization's corrections taught. */
export async function withLessons(
  views: Views,
  job: Pick<ReadingJob, 'country' | 'receivedOn' | 'lessons'>,
  fields: readonly DocumentField[],
): Promise<LearnedFields> {
  const { lessons } = job;
  if (!lessons) return { fields, learnedFrom: [] };
  return applyLessons(await inputOf(views, job), fields, lessonsOf(lessons), keyedBy(lessons.key));
}

const lessonsOf = ({ kept }: KeyedLessons) =>
  kept.flatMap(({ parseId, lesson: text }) => {
    const lesson = readLesson(text);
    return lesson ? [{ parseId, lesson }] : [];
  });

/** What corrections of a document teach. */
export async function learnFrom(
  { views }: OpenedDocument,
  job: Omit<TeachingJob, 'path'>,
  { tell }: RunLog,
): Promise<Taught> {
  tell({ kind: 'reading', part: 'text' });
  const input = await inputOf(views, job);
  const { lesson, unlearned } = takeLesson(input, job.fields, job.corrections, keyedBy(job.key));
  return { lesson: lesson && JSON.stringify(lesson), unlearned };
}
