import type { Box, PdfiumDocument, PdfRevision } from '@assay/media';
import type { EvidenceCode, Observation } from './observation.js';
import { isInside } from './page-comparison.js';

/** A revision with its pages opened. */
export interface OpenRevision {
  readonly revision: PdfRevision;
  readonly pages: PdfiumDocument;
}

/**
 * True when the place shows the same text today as after the first save: an edit between them was taken back.
 */
export function isUndone({ page, evidence }: Observation, first: OpenRevision, today: OpenRevision): boolean {
  if (!page || !evidence.boundingBox || !COMPARABLE.has(evidence.code)) return false;
  const textThen = textAt(first, page.num, evidence.boundingBox);
  return textThen !== '' && textThen === textAt(today, page.num, evidence.boundingBox);
}

/**
 * What the page's own text can answer. What lies over it - boxes, annotations - leaves the text as it was.
 */
const COMPARABLE: ReadonlySet<EvidenceCode> = new Set(['TEXT_REPLACED', 'TEXT_REMOVED']);

function textAt({ revision, pages }: OpenRevision, pageNumber: number, area: Box): string {
  const page = revision.pages().find((candidate) => candidate.num === pageNumber);
  if (!page || page.index >= pages.pageCount) return '';
  return pages
    .text(page.index)
    .words.filter((word) => isInside(word.box, area, 0.5))
    .map((word) => word.text)
    .join('');
}
