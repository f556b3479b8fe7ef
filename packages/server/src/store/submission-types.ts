import type { Tag } from './record-types.js';
import type { ReviewState, ReviewSummary } from './review-types.js';

/** Kinds of records that people look through in one list. */
export const SUBMISSION_KINDS = ['detection', 'parse', 'verification'] as const;
export type SubmissionKind = (typeof SUBMISSION_KINDS)[number];
export const BANDS = ['low', 'medium', 'high'] as const;

/** What a list shows of a record, without reading the record. */
export interface SubmissionRow {
  readonly kind: SubmissionKind;
  readonly id: number;
  readonly name: string;
  readonly fileType: string;
  readonly documentType: string | null;
  readonly pageCount: number;
  /** 0..100; detections only. */
  readonly likelihood?: number;
  readonly band?: (typeof BANDS)[number];
  /** 0..1; parsed documents only. */
  readonly confidence?: number;
  readonly verified?: boolean;
  /**
   * The failed check of the highest likelihood that shows something, else the strongest fact that was too weak to
   * fail; `more` counts what else it shows.
   */
  readonly strongest?: {
    readonly checkId: string;
    readonly code: string;
    readonly page?: number;
    readonly before?: string;
    readonly after?: string;
    readonly more: number;
  };
  /** How many checks ended how; detections only. */
  readonly looked?: {
    readonly found: number;
    readonly nothing: number;
    readonly notApplicable: number;
    readonly broken: number;
    /** Pages beyond those that are examined, where there are any. */
    readonly pagesLeftOut?: number;
  };
  readonly tags: readonly Tag[];
  readonly country: string;
  /** ISO 8601. */
  readonly at: string;
}

/** What is written once with a record, and how far people are with it now. */
export interface ListedSubmission extends SubmissionRow {
  readonly review: ReviewSummary;
}

export interface SubmissionQuery {
  readonly kind?: SubmissionKind | undefined;
  readonly band?: (typeof BANDS)[number] | undefined;
  /** How far people are with it. */
  readonly review?: ReviewState | undefined;
  /** Without those that this person proposed for, or decided about differently, and that wait for others. */
  readonly notOfParty?: number | undefined;
  /** Id of a check that failed. */
  readonly checkId?: string | undefined;
  /** Inclusive. */
  readonly fromMicros?: number | undefined;
  /** Exclusive. */
  readonly toMicros?: number | undefined;
  /**
   * Anywhere in the number, the name, a SHA-256 or a `tag=value`; capital letters do not count. Of fewer than three
   * characters it is a record's number.
   */
  readonly text?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

export interface SubmissionPage {
  /** Counting ends at 10,000, by text at 1,000. */
  readonly totalCount: number;
  readonly isAtLeast: boolean;
  /** Newest first; by text in the order in which records came to be. */
  readonly rows: readonly ListedSubmission[];
}
