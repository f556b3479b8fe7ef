import type { Box, PdfPageNode } from '@assay/media';
import type { Evidence } from '../../check.js';

/** One unexplained change as it will be reported. */
export interface Observation {
  /** On the check's scale. */
  readonly measure: number;
  /** The page object it concerns; none for the document as a whole. */
  readonly page?: PdfPageNode;
  readonly evidence: Omit<Evidence, 'page'>;
}

/** A quotation short enough for one sentence. */
export const quoted = (text: string): string => `“${text.length > 80 ? `${text.slice(0, 79)}…` : text}”`;

/** Evidence at a place of a page; texts that are not known are left out. */
export const evidenceOf = (code: string, summary: string, boundingBox: Box, before: string, after: string): Observation['evidence'] => ({
  code,
  kind: before !== '' && after !== '' ? 'value_comparison' : 'history',
  summary,
  boundingBox,
  ...(before === '' ? {} : { before }),
  ...(after === '' ? {} : { after }),
});
