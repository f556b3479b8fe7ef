import type { Classification, FraudSeverity } from '@assay/forensics';
import type { Basis, Truth } from './label-types.js';
import type { ReviewState } from './review-types.js';
import type { SubmissionKind } from './submission-types.js';

/** Of which records, by when they were submitted. */
export interface InsightScope {
  /** Inclusive. */
  readonly fromMicros: number;
  /** Exclusive. */
  readonly toMicros: number;
  readonly documentType?: string | undefined;
  readonly country?: string | undefined;
}

/** A label that says what a document is. */
type KnownTruth = Exclude<Truth, 'unknown'>;
export interface Counted {
  readonly count: number;
}

/**
 * Counts of what lies in the columns of records, decisions and labels, for an organization's own figures. Each reads
 * the span of time that it is asked for, and no report. Of several labels of a detection the last one counts, and none
 * where that says `unknown`.
 */
export interface InsightStore {
  /** Detections by band, others with a band of null; by days since the Unix epoch, UTC, ascending. */
  countByDay(
    organizationId: number,
    kind: SubmissionKind,
    scope: InsightScope,
  ): Promise<readonly (Counted & { readonly day: number; readonly band: FraudSeverity | null })[]>;
  /** The commonest first, at most 50, whatever type the scope asks for; verifications have none. */
  countTypes(
    organizationId: number,
    kind: SubmissionKind,
    scope: InsightScope,
  ): Promise<readonly (Counted & { readonly documentType: string })[]>;
  /** Detections by likelihood, 0..100, and by the band that they were given. */
  countLikelihoods(
    organizationId: number,
    scope: InsightScope,
  ): Promise<readonly (Counted & { readonly likelihood: number; readonly band: FraudSeverity })[]>;
  /** Labeled detections by likelihood, 0..100. */
  countLabeled(
    organizationId: number,
    scope: InsightScope,
  ): Promise<
    readonly (Counted & {
      readonly likelihood: number;
      readonly truth: KnownTruth;
      readonly basis: Basis;
      readonly isDrawn: boolean;
    })[]
  >;
  /** Detections that each check found something in. */
  countFound(
    organizationId: number,
    scope: InsightScope,
  ): Promise<readonly (Counted & { readonly checkId: string })[]>;
  /** Labeled ones among them. */
  countLabeledByCheck(
    organizationId: number,
    scope: InsightScope,
  ): Promise<
    readonly (Counted & { readonly checkId: string; readonly truth: KnownTruth; readonly basis: Basis })[]
  >;
  /** Cleared detections that were drawn at random, by how far people are with them. */
  countDrawn(
    organizationId: number,
    scope: InsightScope,
  ): Promise<readonly (Counted & { readonly state: ReviewState })[]>;
  /** From a submission to the first decision on it that settles something, whole seconds, ascending. */
  countDecisionSeconds(
    organizationId: number,
    kind: SubmissionKind,
    scope: InsightScope,
    /** Of this person's decisions alone. */
    personId?: number | undefined,
  ): Promise<readonly (Counted & { readonly seconds: number })[]>;
  /** Detections by what the checks made of them, and what a person decided last. */
  countDecided(
    organizationId: number,
    scope: InsightScope,
    personId?: number | undefined,
  ): Promise<
    readonly (Counted & { readonly found: Classification; readonly decision: 'accept' | 'reject' })[]
  >;
  /** Detections that two people decided, by what the first decided first and the next other one did. */
  countDecidedByTwo(
    organizationId: number,
    scope: InsightScope,
  ): Promise<
    readonly (Counted & { readonly first: 'accept' | 'reject'; readonly second: 'accept' | 'reject' })[]
  >;
  /**
   * Fields that were read in documents of which somebody said that every field was looked at, by their path in the
   * record. These alone are read from records, since no column holds them: such documents are few.
   */
  countFieldsLookedAt(
    organizationId: number,
    scope: InsightScope,
  ): Promise<readonly (Counted & { readonly documentType: string; readonly path: string })[]>;
  /** Those among them that are not what was read, and those that were not read at all. */
  countFieldsCorrected(
    organizationId: number,
    scope: InsightScope,
  ): Promise<
    readonly (Counted & {
      readonly documentType: string;
      readonly path: string;
      /** The record has no such field. */
      readonly isUnread: boolean;
    })[]
  >;
}
