import type { Fraction, Percent } from '@assay/media';
import type { Reason } from '../sentences/reason.js';

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
  /** Plain sentences in English, the weightiest first, what to do next last; at least one. */
  readonly reasoning: readonly string[];
}

/** A verdict with how its likelihood came about: the last step of the arithmetic is the likelihood. */
export interface ReckonedVerdict extends Verdict {
  /** The reasoning, to be worded in other languages. */
  readonly reasons: readonly Reason[];
  readonly arithmetic: Arithmetic;
}

/** What a record keeps of how its likelihood came about, so that "why 87?" has an answer years later. */
export interface Arithmetic {
  readonly judgeVersion: string;
  /** How likely a submission is manipulated before anything was looked at. */
  readonly prior: Fraction;
  readonly policy: VerdictPolicy;
  /** Every check that examined something, in the order of the checks. */
  readonly terms: readonly ArithmeticTerm[];
  /** From the prior to the likelihood; groups by weight, then the bounds. */
  readonly steps: readonly ArithmeticStep[];
  /** Why the document could not be judged; null where it was. Absent in records from before it was told. */
  readonly undecided?: UndecidedBecause | null;
}

/**
 * Why a document could not be judged. Nothing was found against it then, but too little was looked at, or a
 * check that could convict broke.
 */
export type UndecidedBecause =
  /** No check could look at enough of it. */
  | 'NOTHING_TO_EXAMINE'
  /** A check ran out of processor time or memory. */
  | 'BUDGET'
  | 'CHECK_BROKE'
  /** It is shown too poorly to be judged. */
  | 'TOO_POOR';

/** What one check's finding weighs, and whether it moved the likelihood. */
export interface ArithmeticTerm {
  readonly checkId: string;
  readonly version: string;
  /** Checks of a group see one and the same cause: only the strongest of them counts. */
  readonly group: string;
  readonly weight: 'fact' | 'context';
  /** `declared` where the file only says so of itself. */
  readonly basis: 'declared' | null;
  /** On the check's own scale, which its README states. */
  readonly measure: number;
  /** 0..1 */
  readonly shareOfDocument: number;
  /** Natural. Positive speaks for manipulation. */
  readonly logLikelihoodRatio: number;
  readonly counted: boolean;
  readonly because:
    | 'STRONGEST_OF_GROUP'
    | 'WEAKER_IN_GROUP'
    | 'FACT_INCRIMINATES'
    | 'CONTEXT_CLEARS_NOTHING'
    | 'NO_WEIGHT';
}

/** One step of the sum, with what stands after it. */
export interface ArithmeticStep {
  readonly kind:
    | 'prior'
    | 'group'
    /**
     * Context alone does not reject; nor does it add up with a style that has no second fact at its place.
     */
    | 'context-bound'
    | 'nobody-looked'
    | 'check-broke'
    /** No sum of statistics is a certainty. */
    | 'ceiling';
  /** Of a group: its name, and what it adds. */
  readonly group?: string;
  readonly adds?: number;
  readonly logOdds: number;
  readonly likelihood: Percent;
}

/** One check's own standing, as listed in `technicalChecks`. */
export interface CheckVerdict {
  readonly status: 'PASS' | 'FAIL' | 'NOT_APPLICABLE' | 'ERROR';
  /** Absent where the check did not look. */
  readonly likelihood?: Fraction;
}
