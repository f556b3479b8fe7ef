import { statedFields } from '@assay/extraction';
import type { ViewTypes } from '@assay/media';
import { READING_PARTS, type ReadingPart } from '../../reading-parts.js';
import type { DocumentTask } from '../protocol.js';
import type { DocumentReading } from '../types.js';
import { withLessons } from './lessons.js';
import type { OpenedDocument } from './open-document.js';
import type { RunLog } from './worker-run.js';

type ReadingTask = Extract<DocumentTask, { kind: 'read' }>;

/**
 * Reads an opened document part by part. A part that throws is told, and named among the unread: what the
 * others gave still holds.
 */
export async function readDocument(
  { views, pageCount }: OpenedDocument,
  { plan: { skip }, job }: ReadingTask,
  { tell, broken }: RunLog,
): Promise<DocumentReading> {
  const unread = new Set(skip);
  const read = async <Part extends ReadingPart>(part: Part): Promise<ViewTypes[Part] | undefined> => {
    if (skip.has(part)) return undefined;
    tell({ kind: 'reading', part });
    try {
      return await views.get(part);
    } catch (error) {
      broken({ kind: 'reading', part }, error);
      unread.add(part);
      return undefined;
    }
  };
  const text = await read('text');
  await read('codes');
  const fields = await read('fields');
  const learned = await withLessons(views, job, fields?.fields ?? []).catch((error: unknown) => {
    broken({ kind: 'reading', part: 'fields' }, error);
    return { fields: fields?.fields ?? [], learnedFrom: [] };
  });
  return {
    documentClass: await views.get('documentClass').catch(() => undefined),
    fields: statedFields(learned.fields),
    pageCount,
    pagesUnread: text?.pagesUnread ?? pageCount,
    partsUnread: READING_PARTS.filter((part) => unread.has(part)),
    learnedFrom: learned.learnedFrom,
  };
}
