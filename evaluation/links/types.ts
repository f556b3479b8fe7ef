import type { Comparison } from '@assay/linking';
import type { RelatedPair } from '../../corpus/link-series/manifest.js';

/** Two submissions compared. */
export interface ComparedPair {
  readonly earlier: string;
  readonly newer: string;
  /** How many were submitted before the newer one. */
  readonly position: number;
  /** What they have in common by the manifest; undefined when nothing. */
  readonly relation: RelatedPair | undefined;
  readonly comparison: Comparison;
  /** Whether an index of probes would have handed the earlier one over. */
  readonly isFoundByProbes: boolean;
}
