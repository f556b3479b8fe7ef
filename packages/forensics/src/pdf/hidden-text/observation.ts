import type { Box } from '@assay/media';
import type { Evidence } from '../../check.js';

/** Every code that this check's evidence can carry; README.md explains each. */
export type EvidenceCode = 'HIDDEN_LAYER_DIFFERS' | 'WHITE_TEXT_DIFFERS' | 'INVISIBLE_TEXT_DIFFERS';

/** A text that cannot be seen, in the place of one that can. */
export interface Observation {
  /** On the check's scale. */
  readonly measure: number;
  readonly evidence: Evidence & { readonly code: EvidenceCode; readonly page: number; readonly boundingBox: Box };
}

/** A quotation short enough for one sentence. */
export const quoted = (text: string): string => `“${text.length > 80 ? `${text.slice(0, 79)}…` : text}”`;
