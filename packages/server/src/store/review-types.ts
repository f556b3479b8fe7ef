import type { FraudSeverity } from '@assay/forensics';
import type { BANDS, SubmissionKind } from './submission-types.js';

/** What a person decides of a record; a later decision takes the place of the one before, and both stay. */
export const DECISIONS = ['accept', 'reject', 'more_information', 'escalate'] as const;
export type Decision = (typeof DECISIONS)[number];

/**
 * How far people are with a record: `none` waits for nobody, `open` for a decision, `proposed` for a second person,
 * `disputed` for a third, since two decided differently; else the last decision.
 */
export const REVIEW_STATES = ['none', 'open', 'proposed', 'disputed', ...DECISIONS] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** States in which what was decided does not stand yet. */
export const WAITS_FOR_OTHERS = ['proposed', 'disputed'] as const satisfies readonly ReviewState[];
export const waitsForOthers = (state: ReviewState): state is (typeof WAITS_FOR_OTHERS)[number] =>
  WAITS_FOR_OTHERS.some((one) => one === state);

/** Which decisions need a second person: none, those against what the checks found, or all that accept or reject. */
export const SECOND_PERSON = ['never', 'against', 'always'] as const;

/** What an organization sets for the work of its people. */
export interface ReviewRules {
  readonly secondPerson: (typeof SECOND_PERSON)[number];
  /**
   * What waits for a person when it comes, beside the share that is drawn: detections of these bands, verifications
   * that failed, whatever was parsed.
   */
  readonly waitingKinds: readonly SubmissionKind[];
  readonly waitingBands: readonly (typeof BANDS)[number][];
}

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
  /** How far a decision left the record; absent in a comment. */
  readonly left?: ReviewState | undefined;
}

/** Who has taken a record up: until then nobody else is given it. */
export interface Claim {
  readonly person: { readonly id: number; readonly name: string };
  readonly untilMs: number;
}

/** A claim from now on. */
export interface NewClaim {
  readonly personId: number;
  readonly nowMs: number;
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
  /**
   * Decisions and comments, oldest first; while a decision is proposed, without it and what its author said since, unless
   * the author asks.
   */
  readonly entries: readonly ReviewEntry[];
  /** The last decision, shown or not: what the next one has to name. */
  readonly last?: number;
  /** Who asks proposed the decision that stands, or is one of two who decided differently. */
  readonly isParty?: boolean | undefined;
}

/** What people decide and say of records. Only ever added, and gone with the record. */
export interface ReviewStore {
  /**
   * @param after the last decision that its author saw, undefined where there was none; of no meaning to a comment
   * @param needsSecond a decision, where none stands proposed, that is only a proposal
   * @returns the number of the entry, a decision ending the claim; `outdated` where another decision came since, `own`
   * where two decided differently and its author is one of them
   */
  addReviewEntry(
    entry: NewReviewEntry,
    after?: number | undefined,
    needsSecond?: boolean,
  ): Promise<number | 'not-there' | 'outdated' | 'own'>;
  /**
   * Undefined when the organization has no such record.
   * @param viewerId a person, who sees a decision that they proposed; nobody else does
   */
  findReview(
    organizationId: number,
    kind: SubmissionKind,
    recordId: number,
    viewerId?: number | undefined,
  ): Promise<Review | undefined>;
  /**
   * Gives a person the next record that waits, in one transaction: no two get the same, and nobody one that waits for
   * somebody else's decision beside theirs. @returns undefined where none waits
   */
  claimNext(
    organizationId: number,
    waiting: Waiting,
    claim: NewClaim,
  ): Promise<{ readonly kind: SubmissionKind; readonly id: number } | undefined>;
  /** Prolongs the claim of a person who still has it; else does nothing. */
  renewClaim(organizationId: number, kind: SubmissionKind, recordId: number, claim: NewClaim): Promise<void>;
  /** Those of the program where an organization set none. */
  reviewRules(organizationId: number): Promise<ReviewRules>;
  /** Undefined takes the organization's own back. What waits counts for what comes from then on. */
  setReviewRules(organizationId: number, rules: ReviewRules | undefined): Promise<void>;
}
