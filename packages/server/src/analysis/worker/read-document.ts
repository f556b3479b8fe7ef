import type { ViewTypes } from '@assay/media';
import type { ReadingPlan } from '../protocol.js';
import type { DocumentReading, ReadingPart } from '../types.js';
import type { OpenedDocument } from './open-document.js';
import type { RunLog } from './worker-run.js';

/**
 * Reads an opened document part by part. A part that throws is told and left out, as a broken check is: what the others
 * gave still holds.
 */
export async function readDocument(
  { views, pageCount }: OpenedDocument,
  { skip }: ReadingPlan,
  { tell, broken }: RunLog,
): Promise<DocumentReading> {
  const read = async <Part extends ReadingPart>(part: Part): Promise<ViewTypes[Part] | undefined> => {
    if (skip.has(part)) return undefined;
    tell({ kind: 'reading', part });
    try {
      return await views.get(part);
    } catch (error) {
      broken({ kind: 'reading', part }, error);
      return undefined;
    }
  };
  const text = await read('text');
  await read('codes');
  const fields = await read('fields');
  return {
    documentClass: await views.get('documentClass').catch(() => undefined),
    fields: fields?.fields ?? [],
    pageCount,
    pagesUnread: text?.pagesUnread ?? pageCount,
  };
}
