import type { PdfiumDocument, PdfStructure } from '@assay/media';
import type { Observation } from './observation.js';
import { isInside } from './page-comparison.js';
import type { RevisionStep } from './revision-steps.js';

/** True when the text that a save took away stands in its place again in the document as it is today. */
export function isUndone({ page, evidence }: Observation, step: RevisionStep, pdf: PdfStructure, pages: PdfiumDocument): boolean {
  const last = pdf.revisions[pdf.revisions.length - 1];
  const { boundingBox, before } = evidence;
  if (!last || step.after === last || !page || !boundingBox || before === undefined) return false;
  const today = last.pages().find((candidate) => candidate.num === page.num);
  if (!today) return false;
  const standing = pages.text(today.index).words.filter((word) => isInside(word.box, boundingBox, 0.5));
  return characters(standing.map((word) => word.text).join('')) === characters(before);
}

const characters = (text: string): string => text.replace(/\s/gu, '');
