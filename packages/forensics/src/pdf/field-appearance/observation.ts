import type { Box } from '@assay/media';
import type { Evidence } from '../../check.js';

/** Every code that this check's evidence can carry; README.md explains each. */
export type EvidenceCode =
  | 'FIELD_SHOWS_OTHER_VALUE'
  | 'FIELD_STATE_DIFFERS'
  | 'TEXT_BOX_SHOWS_OTHER_TEXT'
  | 'FIELD_VALUE_NOT_SHOWN'
  | 'FIELD_SHOWS_WITHOUT_VALUE';

/** One annotation that stores something else than it shows. */
export interface Observation {
  /** On the check's scale. */
  readonly measure: number;
  readonly evidence: Evidence & { readonly code: EvidenceCode; readonly page: number; readonly boundingBox: Box };
}

/** A quotation short enough for one sentence. */
export function quoted(text: string): string {
  const line = text.replace(/\s+/gu, ' ');
  return `“${line.length > 80 ? `${line.slice(0, 79)}…` : line}”`;
}
