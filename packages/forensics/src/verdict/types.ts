import type { Fraction, Percent } from '@assay/media';

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

/** One check's own standing, as listed in `technicalChecks`. */
export interface CheckVerdict {
  readonly status: 'PASS' | 'FAIL' | 'NOT_APPLICABLE' | 'ERROR';
  readonly likelihood: Fraction;
}
