import type { Percent } from '@assay/media';

/** `low < medium < high`. */
export type FraudSeverity = 'low' | 'medium' | 'high';
export type Classification = 'verified' | 'unverified' | 'rejected';

/** Where the bands lie, in percent of likelihood; operators may move both. */
export interface VerdictPolicy {
  /** Below: low / verified. */
  readonly mediumFrom: number;
  /** From here on: high / rejected. */
  readonly highFrom: number;
}

export interface Verdict {
  readonly likelihood: Percent;
  readonly fraudSeverity: FraudSeverity;
  readonly classification: Classification;
  /** Plain sentences, strongest first; at least one. */
  readonly reasoning: readonly string[];
}
