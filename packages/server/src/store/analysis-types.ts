import type { Classification, FraudSeverity } from '@assay/forensics';
import type { RecordedCheck } from './detection-types.js';
import type { ListQuery, StoredFile, UploadRecord } from './record-types.js';

/**
 * What the older interface lets a caller say of a file: who and what it belongs to in the caller's own books.
 */
export const CALLER_REFERENCES = [
  'companyId',
  'companyName',
  'customerId',
  'customerName',
  'documentId',
] as const;
type CallerReference = (typeof CALLER_REFERENCES)[number];
/** Null where nothing was said. */
export type CallerReferences = Readonly<Record<CallerReference, string | null>>;

/** An examined file of the older interface. Immutable once inserted. */
export interface LegacyAnalysis extends UploadRecord {
  readonly analysisId: number;
  readonly model: 'us-id-model' | 'document-model' | 'object-model';
  /** 0..100, one decimal. */
  readonly likelihoodPercent: number;
  readonly fraudSeverity: FraudSeverity;
  readonly classification: Classification;
  readonly callerReferences: CallerReferences;
  readonly reasoning: readonly string[];
  readonly checks: readonly RecordedCheck[];
  /** When the whole upload lay here, before it was examined. Microseconds since the Unix epoch, UTC. */
  readonly receivedAtMicros: number;
  /** Microseconds since the Unix epoch, UTC; not before `receivedAtMicros`. */
  readonly createdAtMicros: number;
  /** The first heatmap, where there is one. The original is not kept: nothing hands it out. */
  readonly files: readonly StoredFile[];
}

export const ANALYSIS_SORT_KEYS = ['analysisId', 'timestamp', 'likelihood'] as const;
export type AnalysisSortKey = (typeof ANALYSIS_SORT_KEYS)[number];

export interface AnalysisQuery extends Omit<ListQuery<AnalysisSortKey>, 'tags'> {
  /** All that are named must match exactly. */
  readonly callerReferences: Readonly<Partial<Record<CallerReference, string>>>;
}
