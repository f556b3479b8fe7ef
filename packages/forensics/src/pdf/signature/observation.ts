import type { PdfPageNode } from '@assay/media';
import type { Evidence } from '../../check.js';

/** Every code that this check's evidence can carry; README.md explains each. */
export const EVIDENCE_CODES = [
  'SIGNATURE_INTACT',
  'SIGNER_TRUSTED',
  'SIGNER_UNTRUSTED',
  'CERTIFICATE_NOT_VALID_THEN',
  'SIGNED_BYTES_CHANGED',
  'SIGNATURE_VALUE_WRONG',
  'SIGNATURE_NOT_VERIFIABLE',
  'SIGNATURE_DISPLACED',
  'SIGNATURE_MALFORMED',
  'SIGNATURE_GAP',
  'UNCOVERED_BYTES_APPENDED',
  'CONTENT_REPLACED_AFTER_SIGNING',
  'CONTENT_ADDED_AFTER_SIGNING',
  'CHANGE_NOT_PERMITTED',
  'SIGNATURE_REMOVED',
] as const;

export type EvidenceCode = (typeof EVIDENCE_CODES)[number];

/** One statement about a signature as it will be reported. */
export interface Observation {
  /** On the check's scale. */
  readonly measure: number;
  /** As of the newest revision; none for the document as a whole. */
  readonly page?: PdfPageNode;
  readonly evidence: Omit<Evidence, 'page' | 'code'> & { readonly code: EvidenceCode };
}

interface Statement {
  readonly code: EvidenceCode;
  readonly measure: number;
  readonly summary: string;
}

/** What is said of a signature as a whole. */
export const statement = ({ code, measure, summary }: Statement): Observation => ({
  measure,
  evidence: { code, kind: 'validation', summary },
});
