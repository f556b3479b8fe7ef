import type {
  Arithmetic,
  CheckType,
  Classification,
  EvidenceKind,
  FraudSeverity,
  Reason,
} from '@assay/forensics';
import type { Box } from '@assay/media';
import type { Country, ListQuery, Tag, UploadRecord } from './record-types.js';

/** A technical check as stored with a detection and shown on the wire. */
export interface RecordedCheck {
  readonly checkId: string;
  readonly version: string;
  readonly type: CheckType;
  readonly status: 'PASS' | 'FAIL' | 'NOT_APPLICABLE' | 'ERROR';
  readonly details: string;
  /** 0..1; absent where the check did not look (0.1 then, in records from before it was left out). */
  readonly likelihood?: number;
  readonly evidence: readonly {
    readonly code: string;
    readonly kind: EvidenceKind;
    readonly summary: string;
    readonly page?: number;
    readonly boundingBox?: Box;
    readonly before?: string;
    readonly after?: string;
    /** What was read at the place. */
    readonly text?: string;
    /** The field that stands there. */
    readonly field?: string;
  }[];
  /** Evidence beyond what a record holds; absent when there was none. */
  readonly evidenceUnwritten?: number;
}

/** A detection record. Immutable once inserted. */
export interface Detection extends UploadRecord {
  readonly detectionId: number;
  readonly model: 'document' | 'object';
  /** 0..100, one decimal. */
  readonly likelihoodPercent: number;
  readonly fraudSeverity: FraudSeverity;
  readonly classification: Classification;
  readonly country: Country;
  readonly documentType: string | null;
  readonly pageCount: number;
  readonly reasoning: readonly string[];
  /** The same, to be worded in other languages; absent in records from before that was possible. */
  readonly reasons?: readonly Reason[];
  readonly checks: readonly RecordedCheck[];
  /** How the likelihood came about; absent in records from before it was kept. */
  readonly arithmetic?: Arithmetic;
  readonly tags: readonly Tag[];
}

export const DETECTION_SORT_KEYS = [
  'detectionId',
  'mediaType',
  'fileType',
  'fileName',
  'fileSize',
  'model',
  'likelihood',
  'fraudSeverity',
  'country',
  'classification',
  'timestamp',
] as const;
export type DetectionSortKey = (typeof DETECTION_SORT_KEYS)[number];

export interface DetectionQuery extends ListQuery<DetectionSortKey> {
  /** 0..100, inclusive. */
  readonly minLikelihood?: number;
  readonly maxLikelihood?: number;
}
