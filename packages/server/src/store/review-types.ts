import type { FraudSeverity } from '@assay/forensics';
import type { SubmissionKind } from './submission-types.js';

/** What a person decides of a record; a later decision takes the place of the one before, and both stay. */
export const DECISIONS = ['accept', 'reject', 'more_information', 'escalate'] as const;
export type Decision = (typeof DECISIONS)[number];

/** How far people are with a record: `none` waits for nobody, `open` for a decision; else the last decision. */
export const REVIEW_STATES = ['none', 'open', ...DECISIONS] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** What belongs to a decision and not to a comment. */
export interface DecisionMade {
  readonly decision: Decision;
  /** A word of the list for the decision (reviews/rules.ts). */
  readonly reason: string;
  /** It is not what the machine had found. */
  readonly isAgainst: boolean;
  /** Findings that were looked at before, like `pdf.covered-content.0`. */
  readonly lookedAt: readonly string[];
  /** Of what examined the record, and of what showed it: names to versions. */
  readonly versions: Readonly<Record<string, string>>;
}

export interface NewReviewEntry {
  readonly organizationId: number;
  readonly kind: SubmissionKind;
  readonly recordId: number;
  readonly personId: number;
  readonly atMicros: number;
  /** Written by the person; empty where there are none. */
  readonly words: string;
  /** Absent in a comment. */
  readonly made?: DecisionMade | undefined;
}

/** What a person wrote of a record, never changed. */
export interface ReviewEntry extends Omit<NewReviewEntry, 'personId'> {
  readonly entryId: number;
  readonly person: { readonly id: number; readonly name: string };
}

/** Who has taken a record up: until then nobody else is given it. */
export interface Claim {
  readonly person: { readonly id: number; readonly name: string };
  readonly untilMs: number;
}

/** Where a list says how far people are with a record; a claim may be over. */
export interface ReviewSummary {
  readonly state: ReviewState;
  /** The checks cleared it, and it was drawn at random to be looked at by a person all the same. */
  readonly isDrawn?: boolean;
  readonly claim?: Claim | undefined;
}

/** What may be next, in this order: the oldest of the first kind of them that nobody has claimed. */
export type Waiting = readonly { readonly state: ReviewState; readonly band?: FraudSeverity }[];

/** All that people have to do with a record. */
export interface Review extends ReviewSummary {
  /** Decisions and comments, oldest first. */
  readonly entries: readonly ReviewEntry[];
}

/** What people decide and say of records. Only ever added, and gone with the record. */
export interface ReviewStore {
  /**
   * @param after the last decision that its author saw, undefined where there was none; of no meaning to a comment
   * @returns the number of the entry, a decision ending the claim; `outdated` where another decision came since
   */
  addReviewEntry(
    entry: NewReviewEntry,
    after?: number | undefined,
  ): Promise<number | 'not-there' | 'outdated'>;
  /** Undefined when the organization has no such record. */
  findReview(organizationId: number, kind: SubmissionKind, recordId: number): Promise<Review | undefined>;
  /** Gives a person the next record that waits, in one transaction: no two get the same. @returns undefined where none waits */
  claimNext(
    organizationId: number,
    waiting: Waiting,
    claim: { readonly personId: number; readonly nowMs: number; readonly untilMs: number },
  ): Promise<{ readonly kind: SubmissionKind; readonly id: number } | undefined>;
}
