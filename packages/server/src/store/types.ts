import type { VerdictPolicy } from '@assay/forensics';
import type { ApiKey, Permission } from '../access/types.js';
import type { AccountStore } from './account-types.js';
import type { AnalysisQuery, LegacyAnalysis } from './analysis-types.js';
import type { CaptureStore } from './capture-types.js';
import type { CorrectionStore } from './correction-types.js';
import type { Detection, DetectionQuery } from './detection-types.js';
import type { EventStore } from './event-types.js';
import type { InsightStore } from './insight-types.js';
import type { JobLease, JobStore } from './job-types.js';
import type { LabelStore } from './label-types.js';
import type { LessonStore } from './lesson-types.js';
import type { DetectionLinking, EarlierSubmissions, EvidenceLinkOfDetection } from './link-types.js';
import type { ListedParsing, Parsing, ParsingQuery } from './parsing-types.js';
import type { RecordKind, RecordPage, StoredFile } from './record-types.js';
import type { RetentionStore } from './retention-types.js';
import type { ReviewStore } from './review-types.js';
import type { SubmissionPage, SubmissionQuery } from './submission-types.js';
import type { SubmissionUsage, UsageStore } from './usage-types.js';
import type { Verification, VerificationQuery } from './verification-types.js';
import type { WebhookStore } from './webhook-types.js';

/**
 * Records, keys and organizations. Every method that reads records, files or keys for a caller is scoped to
 * one organization; none of them can look across.
 */
export interface RecordStore
  extends AccountStore,
    JobStore,
    EventStore,
    WebhookStore,
    RetentionStore,
    ReviewStore,
    CorrectionStore,
    LabelStore,
    InsightStore,
    LessonStore,
    UsageStore,
    CaptureStore {
  /**
   * Unique among records of its kind over all organizations, ascending. Counted while there is one organization, by
   * the clock from the second on. A reserved id that is never inserted leaves a gap.
   */
  reserveId(kind: RecordKind): Promise<number>;
  /**
   * Record, tags and file rows in one durable transaction: when this resolves, a power cut loses nothing. So
   * are dossiers, probes and links, where it comes with them; links to detections that are gone are left out.
   * With a lease, its job ends in the same transaction; usage is counted in it, too.
   * @throws IdempotencyKeyTaken when the key has an answer
   * @throws JobLost when the lease no longer holds
   * @throws LookOutdated when a submission that {@link findEarlier} would have found came after the look
   */
  insertDetection(
    detection: Detection,
    idempotency?: IdempotencyClaim,
    linking?: DetectionLinking,
    lease?: JobLease,
    usage?: SubmissionUsage,
  ): Promise<void>;
  findDetection(organizationId: number, detectionId: number): Promise<Detection | undefined>;
  listDetections(organizationId: number, query: DetectionQuery): Promise<RecordPage<Detection>>;
  /**
   * Record, tags and file rows in one durable transaction. @throws IdempotencyKeyTaken when the key has an
   * answer
   */
  insertParsing(
    parsing: Parsing,
    idempotency?: IdempotencyClaim,
    lease?: JobLease,
    usage?: SubmissionUsage,
  ): Promise<void>;
  findParsing(organizationId: number, parseId: number): Promise<Parsing | undefined>;
  listParsings(organizationId: number, query: ParsingQuery): Promise<RecordPage<ListedParsing>>;
  /** As {@link insertParsing}. */
  insertVerification(
    verification: Verification,
    idempotency?: IdempotencyClaim,
    lease?: JobLease,
    usage?: SubmissionUsage,
  ): Promise<void>;
  findVerification(organizationId: number, verificationId: number): Promise<Verification | undefined>;
  listVerifications(organizationId: number, query: VerificationQuery): Promise<RecordPage<Verification>>;
  /** As {@link insertDetection}. */
  insertAnalysis(
    analysis: LegacyAnalysis,
    idempotency?: IdempotencyClaim,
    lease?: JobLease,
    usage?: SubmissionUsage,
  ): Promise<void>;
  findAnalysis(organizationId: number, analysisId: number): Promise<LegacyAnalysis | undefined>;
  listAnalyses(organizationId: number, query: AnalysisQuery): Promise<RecordPage<LegacyAnalysis>>;
  /**
   * Removes a record and every trace of it in one durable transaction: its rows, its place in lists, the
   * `Idempotency-Key`s it answered, and what other detections are linked with it by. Files stay in the blob
   * store until the caller removes them.
   * @returns the stored names of its files; undefined when the organization has no such record
   * @throws RecordHeld while a legal hold is on it
   */
  deleteRecord(organizationId: number, kind: RecordKind, id: number): Promise<readonly string[] | undefined>;
  /** Records of all kinds, newest first, by their summaries. */
  listSubmissions(organizationId: number, query: SubmissionQuery): Promise<SubmissionPage>;
  /** Keeps the text of a list's filter under a name that may stand in an address. */
  insertView(
    organizationId: number,
    view: { readonly viewId: string; readonly text: string; readonly endsAtMs: number },
  ): Promise<void>;
  /** @returns the text; undefined for another organization's and one whose time is up */
  findView(organizationId: number, viewId: string, nowMs: number): Promise<string | undefined>;
  /** The row of a stored file, in this organization only. */
  findFile(organizationId: number, storedName: string): Promise<StoredFile | undefined>;
  /** Which of these names have a row, over all organizations: for the sweeper. */
  existingFileNames(storedNames: readonly string[]): Promise<ReadonlySet<string>>;

  /** The first answer given under this key within 24 hours. */
  findIdempotent(
    organizationId: number,
    key: string,
    nowMicros: number,
  ): Promise<IdempotentAnswer | undefined>;

  /**
   * Who of the organization shares probes with a new submission, on one snapshot. A probe that more than a
   * few hundred share is followed to the newest of them only. Parts of dossiers that ended before `nowMicros`
   * are left out.
   * @param exact those of the probes that are of a whole value and never shared by chance: they count for
   * more
   */
  findEarlier(
    organizationId: number,
    probes: readonly number[],
    nowMicros: number,
    exact?: ReadonlySet<number>,
  ): Promise<EarlierSubmissions>;
  /**
   * Links in both directions, strongest first, then newest; ties by the order they were stored in,
   * descending.
   */
  listEvidenceLinks(
    organizationId: number,
    detectionId: number,
    limit: number,
  ): Promise<readonly EvidenceLinkOfDetection[]>;
  /**
   * Removes at most `limit` dossiers, of all organizations, whose end has come, with their probes. @returns
   * how many
   */
  forgetExpired(nowMicros: number, limit: number): Promise<number>;
  /**
   * 32 random bytes that an organization's keys are derived from; they never change. Undefined when there is
   * no such organization.
   */
  linkSalt(organizationId: number): Promise<Uint8Array | undefined>;
  /**
   * What tells whether the secret is the one that everything stored was keyed by; undefined until it is set.
   */
  linkSecretCheck(): Promise<Uint8Array | undefined>;
  /** The first writer wins. @returns the value that stands */
  setLinkSecretCheck(value: Uint8Array): Promise<Uint8Array>;
  /**
   * Forgets what all submissions are found by, of every organization, and the value that tells the secret;
   * links that were made stay.
   */
  resetLinkSecret(): Promise<void>;

  /** Undefined where none of this external name is open. */
  findOrganization(name: string): Promise<number | undefined>;
  /** Makes the organization on first use of its external name; `default` is the first one. */
  organizationByName(name: string): Promise<number>;
  /**
   * The organization that holds what is sent with an organization's test keys; made on first use. Bounds,
   * retention and quota are those of the other.
   */
  testOrganizationOf(organizationId: number): Promise<number>;
  /** By ascending id, those of test mode and closed ones among them; for the operator. */
  listOrganizations(): Promise<readonly Organization[]>;
  /** Of both names, the external one and the shown one. @returns false where another has this name */
  renameOrganization(organizationId: number, name: string): Promise<boolean>;
  /**
   * Ends keys, webhooks, invitations, sessions, memberships and jobs of an organization, so that nothing more
   * comes in; who is in no other organization loses name and address.
   */
  closeOrganization(organizationId: number, nowMs: number): Promise<void>;
  /** Removes what is left of a closed organization without records, its name too; its id is never used again. */
  finishErasure(organizationId: number, nowMs: number): Promise<void>;
  /** Undefined when the organization has no bounds of its own. */
  organizationPolicy(organizationId: number): Promise<VerdictPolicy | undefined>;
  /** Undefined takes them back. Bounds are whole tenths of a percent. */
  setOrganizationPolicy(organizationId: number, policy: VerdictPolicy | undefined): Promise<void>;
  /** Percent of what the checks clear that is drawn at random, so that a person looks at it. */
  drawnShare(organizationId: number): Promise<number>;
  /** Of what comes from then on; undefined takes the organization's own back. Whole tenths of a percent. */
  setDrawnShare(organizationId: number, percent: number | undefined): Promise<void>;

  countApiKeys(): Promise<number>;
  insertApiKey(key: NewApiKey): Promise<ApiKey>;
  /** By the SHA-256 of the whole key, compared in constant time. */
  findApiKey(keySha256: Uint8Array): Promise<ApiKey | undefined>;
  listApiKeys(organizationId: number): Promise<readonly ApiKey[]>;
  /** @returns false when there is no such key. */
  renameApiKey(organizationId: number, id: number, name: string): Promise<boolean>;
  deleteApiKey(organizationId: number, id: number): Promise<boolean>;
  noteApiKeyUsed(id: number, atMs: number): Promise<void>;

  /** Answers when the database does: for /readyz. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface Organization {
  readonly id: number;
  /** External name. */
  readonly name: string;
  /** Bounds of its own. */
  readonly policy?: VerdictPolicy;
  /** Id of the organization whose test mode this is. */
  readonly testOf?: number;
  /** It is being erased. */
  readonly isClosed?: boolean;
}

export interface NewApiKey {
  readonly organizationId: number;
  readonly name: string;
  readonly permissions: readonly Permission[];
  readonly keySha256: Uint8Array;
  readonly prefix: string;
  readonly expiresAt?: Date | undefined;
  /** A person's name, for the list. */
  readonly createdBy?: string | undefined;
  /** In CIDR notation; any network where left out. */
  readonly allowedNetworks?: readonly string[] | undefined;
}

/** Stored in the same transaction as the record that it answers with. */
export interface IdempotencyClaim {
  readonly key: string;
  /** Hash of the whole request: method, path and every part. */
  readonly requestSha256: string;
}

export interface IdempotentAnswer {
  readonly requestSha256: string;
  readonly kind: RecordKind;
  readonly recordId: number;
}
