import type { VerdictPolicy } from '@assay/forensics';
import { type Basis, FIRM_BASES } from '../store/label-types.js';
import type { SubmissionKind } from '../store/submission-types.js';
import type { RecordStore } from '../store/types.js';

/** What figures are asked of. */
export interface Asked {
  readonly organizationId: number;
  readonly days: number;
  readonly nowMicros: number;
  readonly kind?: SubmissionKind | undefined;
  readonly documentType?: string | undefined;
  readonly country?: string | undefined;
}

/** Which labels count. */
export interface LabelsAsked {
  /** The organization's own judgment, too. */
  readonly own: boolean;
}

export interface InsightDeps {
  readonly store: RecordStore;
  /** Bounds of those that have none of their own. */
  readonly policy: VerdictPolicy;
}

export const counts = (basis: Basis, { own }: LabelsAsked): boolean => own || FIRM_BASES.includes(basis);

export const sumOf = (counted: readonly { readonly count: number }[]): number =>
  counted.reduce((sum, { count }) => sum + count, 0);
