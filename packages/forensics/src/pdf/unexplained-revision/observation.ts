import type { Box, PdfPageNode } from '@assay/media';
import type { Evidence } from '../../check.js';

/** Every code that this check's evidence can carry; README.md explains each. */
export const EVIDENCE_CODES = [
  'TEXT_REPLACED',
  'TEXT_REMOVED',
  'TEXT_ADDED',
  'TEXT_LAYER_CHANGED',
  'CONTENT_COVERED',
  'CONTENT_CHANGED',
  'ANNOTATION_COVERS_TEXT',
  'ANNOTATION_ADDS_TEXT',
  'ANNOTATION_TEXT_CHANGED',
  'FIELD_VALUE_CHANGED',
  'PAGE_REPLACED',
  'PAGE_ADDED',
  'PAGE_REMOVED',
  'STRUCTURE_CHANGED',
] as const;

export type EvidenceCode = (typeof EVIDENCE_CODES)[number];

/** One unexplained change as it will be reported. */
export interface Observation {
  /** On the check's scale. */
  readonly measure: number;
  /** The page object it concerns; none for the document as a whole. */
  readonly page?: PdfPageNode;
  readonly evidence: Omit<Evidence, 'page' | 'code'> & { readonly code: EvidenceCode };
}

/** A quotation short enough for one sentence. */
export const quoted = (text: string): string => `“${text.length > 80 ? `${text.slice(0, 79)}…` : text}”`;

/** A page's worth of text is no evidence to read. */
const MAX_TEXT_LENGTH = 1_000;

/** Evidence at a place of a page; texts that are not known are left out. */
export const evidenceOf = (
  code: EvidenceCode,
  summary: string,
  boundingBox: Box | undefined,
  before: string,
  after: string,
): Observation['evidence'] => ({
  code,
  kind: before !== '' && after !== '' ? 'value_comparison' : 'history',
  summary,
  ...(boundingBox ? { boundingBox } : {}),
  ...(before === '' ? {} : { before: before.slice(0, MAX_TEXT_LENGTH) }),
  ...(after === '' ? {} : { after: after.slice(0, MAX_TEXT_LENGTH) }),
});
