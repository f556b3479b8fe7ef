import type { CheckType, Classification, EvidenceKind, FraudSeverity, VerdictPolicy } from '@assay/forensics';
import type { Box, DocumentClassName, FieldSource, Format, ImageFormat, Point, VideoFormat } from '@assay/media';
import type { ApiKey, Permission } from '../access/types.js';
import type { ReadingPart } from '../reading-parts.js';
import type { AnalysisQuery, LegacyAnalysis } from './analysis-types.js';
import type { DetectionLinking, EarlierSubmissions, EvidenceLinkOfDetection } from './link-types.js';

export interface Tag {
  readonly name: string;
  readonly value: string;
}

/** A file that a record names. Bytes live in the blob store under `storedName`. */
export interface StoredFile {
  readonly category: 'original_file' | 'heatmap' | 'id' | 'face';
  /** Follows the contract's patterns, unique over all organizations. */
  readonly storedName: string;
  readonly sizeBytes: number;
  readonly contentType: string;
  readonly sha256: string;
  readonly createdAtMicros: number;
  /** From 1; heatmaps only. */
  readonly page?: number;
}

/** A technical check as stored with a detection and shown on the wire. */
export interface RecordedCheck {
  readonly checkId: string;
  readonly version: string;
  readonly type: CheckType;
  readonly status: 'PASS' | 'FAIL' | 'NOT_APPLICABLE' | 'ERROR';
  readonly details: string;
  /** 0..1 */
  readonly likelihood: number;
  readonly evidence: readonly {
    readonly code: string;
    readonly kind: EvidenceKind;
    readonly summary: string;
    readonly page?: number;
    readonly boundingBox?: Box;
    readonly before?: string;
    readonly after?: string;
  }[];
}

/** What a stored record is one of. */
export const RECORD_KINDS = ['detection', 'parse', 'verification', 'analysis'] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

export type MediaType = 'image' | 'document';
export type Country = 'us' | 'mx' | 'br';

/** A detection record. Immutable once inserted. */
export interface Detection {
  readonly detectionId: number;
  readonly organizationId: number;
  readonly mediaType: MediaType;
  readonly fileType: Format;
  /** The original upload name, as sent. */
  readonly fileName: string;
  readonly fileSizeBytes: number;
  readonly sha256: string;
  readonly model: 'document' | 'object';
  readonly modelVersion: string;
  readonly engineVersion: string;
  /** 0..100, one decimal. */
  readonly likelihoodPercent: number;
  readonly fraudSeverity: FraudSeverity;
  readonly classification: Classification;
  readonly country: Country;
  readonly documentType: string | null;
  readonly pageCount: number;
  readonly reasoning: readonly string[];
  readonly checks: readonly RecordedCheck[];
  /** Microseconds since the Unix epoch, UTC. */
  readonly createdAtMicros: number;
  readonly tags: readonly Tag[];
  readonly files: readonly StoredFile[];
}

export const DETECTION_SORT_KEYS = [
  'detectionId',
  'mediaType',
  'fileType',
  'fileName',
  'fileSize',
  'model',
  'likelihood',
  'fraudSeverity',
  'country',
  'classification',
  'timestamp',
] as const;
export type DetectionSortKey = (typeof DETECTION_SORT_KEYS)[number];

/** A field of a parsed document as stored and shown on the wire. */
export interface RecordedField {
  /** Path in the parsed data: `lastName`, `accounts[0].transactions[3].date`. */
  readonly name: string;
  readonly value: string | number;
  /** 0..1: probability that the value is exactly what the document says. */
  readonly confidence: number;
  readonly source: FieldSource;
  /** From 1. */
  readonly page: number;
  readonly boundingBox?: Box;
  readonly repaired?: true;
}

/** The record of a parsed document. Immutable once inserted. */
export interface Parsing {
  readonly parseId: number;
  readonly organizationId: number;
  readonly mediaType: MediaType;
  readonly fileType: Format;
  /** The original upload name, as sent. */
  readonly fileName: string;
  readonly fileSizeBytes: number;
  readonly sha256: string;
  readonly model: 'light' | 'performance';
  readonly modelVersion: string;
  readonly engineVersion: string;
  readonly country: Country;
  /** As the contract names it: `idDocument`, `bankStatement.us`, `unknown`. */
  readonly documentType: string;
  readonly documentClass: DocumentClassName | null;
  /** 0..1: mean over the fields, 0 when there is none. */
  readonly confidence: number;
  readonly fields: readonly RecordedField[];
  readonly pageCount: number;
  readonly pagesUnread: number;
  /** Parts of the reading that threw or came to no end: what they would have said is missing. */
  readonly partsUnread: readonly ReadingPart[];
  /** Microseconds since the Unix epoch, UTC. */
  readonly createdAtMicros: number;
  readonly tags: readonly Tag[];
  readonly files: readonly StoredFile[];
}

export const PARSE_SORT_KEYS = [
  'parseId',
  'mediaType',
  'fileType',
  'fileName',
  'fileSize',
  'confidence',
  'documentType',
  'timestamp',
] as const;
export type ParseSortKey = (typeof PARSE_SORT_KEYS)[number];

/** `INCONCLUSIVE`: looked at, and nothing can be said; `NOT_APPLICABLE`: nothing to look at; `ERROR`: came to no end. Only `PASS` is one. */
export type VerificationCheckStatus = 'PASS' | 'FAIL' | 'INCONCLUSIVE' | 'NOT_APPLICABLE' | 'ERROR';

/** A question about the pair of ID and selfie, as stored and shown on the wire. */
export interface ScoredCheck {
  readonly type: 'FACE_MATCH' | 'LIVENESS' | 'ID_QUALITY';
  readonly status: VerificationCheckStatus;
  /** 0..1; 0 when nothing was looked at. */
  readonly confidence: number;
  readonly details: string;
}

/** A face as stored and shown on the wire; places are pixels of the image, page or frame as displayed. */
export interface RecordedFace {
  /** `face_1`, `face_2`, the surest first. */
  readonly faceId: string;
  /** 0..1 */
  readonly detectionConfidence: number;
  readonly landmarks: Readonly<Record<'nose' | 'left_eye' | 'right_eye' | 'mouth_left' | 'mouth_right', Point>>;
  readonly boundingBox: Box;
  /** From 1; ID files only. */
  readonly page?: number;
  /** Video selfies only. */
  readonly timeMs?: number;
}

/** The faces of both files, as stored and shown on the wire. */
export interface FaceDetectionCheck {
  readonly checkType: 'face_detection';
  readonly status: VerificationCheckStatus;
  readonly faceCount: { readonly id: number; readonly selfie: number };
  readonly idFaces: readonly RecordedFace[];
  readonly selfieFaces: readonly RecordedFace[];
}

export type VerificationCheck = ScoredCheck | FaceDetectionCheck;

/** The record of a comparison of an ID and a selfie. Immutable once inserted. Holds no template of a face. */
export interface Verification {
  readonly verificationId: number;
  readonly organizationId: number;
  readonly idFileType: Format;
  /** The original upload name, as sent. */
  readonly idFileName: string;
  readonly idFileSizeBytes: number;
  readonly idSha256: string;
  readonly selfieFileType: ImageFormat | VideoFormat;
  /** The original upload name, as sent. */
  readonly selfieFileName: string;
  readonly selfieFileSizeBytes: number;
  readonly selfieSha256: string;
  readonly model: 'verification';
  readonly modelVersion: string;
  readonly engineVersion: string;
  readonly country: Country;
  readonly verified: boolean;
  readonly reasoning: readonly string[];
  readonly checks: readonly VerificationCheck[];
  /** Microseconds since the Unix epoch, UTC. */
  readonly createdAtMicros: number;
  readonly tags: readonly Tag[];
  readonly files: readonly StoredFile[];
}

export const VERIFICATION_SORT_KEYS = [
  'verificationId',
  'idFileName',
  'idFileSize',
  'idFileType',
  'selfieFileName',
  'selfieFileSize',
  'selfieFileType',
  'verified',
  'timestamp',
] as const;
export type VerificationSortKey = (typeof VERIFICATION_SORT_KEYS)[number];

/** What every list may ask for. */
export interface ListQuery<SortKey extends string = string> {
  /** 1..100 */
  readonly limit: number;
  readonly offset: number;
  readonly sortBy: SortKey;
  /** Ties are always broken by id, descending. */
  readonly direction: 'asc' | 'desc';
  /** All must match exactly. */
  readonly tags: readonly Tag[];
  /** Unix seconds, inclusive: a record of 10.9 s is inside max 10. */
  readonly minTimestamp?: number;
  readonly maxTimestamp?: number;
}

export interface DetectionQuery extends ListQuery<DetectionSortKey> {
  /** 0..100, inclusive. */
  readonly minLikelihood?: number;
  readonly maxLikelihood?: number;
}

export interface ParsingQuery extends ListQuery<ParseSortKey> {
  /** Bytes, inclusive. */
  readonly minFileSize?: number;
  readonly maxFileSize?: number;
}

export interface VerificationQuery extends ListQuery<VerificationSortKey> {
  /** Bytes, inclusive. */
  readonly minIdFileSize?: number;
  readonly maxIdFileSize?: number;
  readonly minSelfieFileSize?: number;
  readonly maxSelfieFileSize?: number;
}

export interface RecordPage<Record> {
  /** All records that match, whatever limit and offset. */
  readonly totalCount: number;
  readonly records: readonly Record[];
}

/**
 * Records, keys and organizations. Every method that reads records, files or keys for a caller is scoped to one
 * organization; none of them can look across.
 */
export interface RecordStore {
  /** Unique among records of its kind over all organizations, ascending. A reserved id that is never inserted leaves a gap. */
  reserveId(kind: RecordKind): Promise<number>;
  /**
   * Record, tags and file rows in one durable transaction: when this resolves, a power cut loses nothing. So are dossiers,
   * probes and links, where it comes with them; links to detections that are gone are left out.
   * @throws IdempotencyKeyTaken when the key has an answer
   * @throws LookOutdated when a submission that {@link findEarlier} would have found came after the look
   */
  insertDetection(detection: Detection, idempotency?: IdempotencyClaim, linking?: DetectionLinking): Promise<void>;
  findDetection(organizationId: number, detectionId: number): Promise<Detection | undefined>;
  listDetections(organizationId: number, query: DetectionQuery): Promise<RecordPage<Detection>>;
  /** Record, tags and file rows in one durable transaction. @throws IdempotencyKeyTaken when the key has an answer */
  insertParsing(parsing: Parsing, idempotency?: IdempotencyClaim): Promise<void>;
  findParsing(organizationId: number, parseId: number): Promise<Parsing | undefined>;
  listParsings(organizationId: number, query: ParsingQuery): Promise<RecordPage<Parsing>>;
  /** As {@link insertParsing}. */
  insertVerification(verification: Verification, idempotency?: IdempotencyClaim): Promise<void>;
  findVerification(organizationId: number, verificationId: number): Promise<Verification | undefined>;
  listVerifications(organizationId: number, query: VerificationQuery): Promise<RecordPage<Verification>>;
  /** As {@link insertDetection}. */
  insertAnalysis(analysis: LegacyAnalysis, idempotency?: IdempotencyClaim): Promise<void>;
  findAnalysis(organizationId: number, analysisId: number): Promise<LegacyAnalysis | undefined>;
  listAnalyses(organizationId: number, query: AnalysisQuery): Promise<RecordPage<LegacyAnalysis>>;
  /**
   * Removes a record and every trace of it in one durable transaction: its rows, its place in lists, the `Idempotency-Key`s it answered, and what other
   * detections are linked with it by. Files stay in the blob store until the caller removes them.
   * @returns the stored names of its files; undefined when the organization has no such record
   */
  deleteRecord(organizationId: number, kind: RecordKind, id: number): Promise<readonly string[] | undefined>;
  /** The row of a stored file, in this organization only. */
  findFile(organizationId: number, storedName: string): Promise<StoredFile | undefined>;
  /** Which of these names have a row, over all organizations: for the sweeper. */
  existingFileNames(storedNames: readonly string[]): Promise<ReadonlySet<string>>;

  /** The first answer given under this key within 24 hours. */
  findIdempotent(organizationId: number, key: string, nowMicros: number): Promise<IdempotentAnswer | undefined>;

  /**
   * Who of the organization shares probes with a new submission, on one snapshot. A probe that more than a few hundred
   * share is followed to the newest of them only. Parts of dossiers that ended before `nowMicros` are left out.
   * @param exact those of the probes that are of a whole value and never shared by chance: they count for more
   */
  findEarlier(
    organizationId: number,
    probes: readonly number[],
    nowMicros: number,
    exact?: ReadonlySet<number>,
  ): Promise<EarlierSubmissions>;
  /** Links in both directions, strongest first, then newest; ties by the order they were stored in, descending. */
  listEvidenceLinks(organizationId: number, detectionId: number, limit: number): Promise<readonly EvidenceLinkOfDetection[]>;
  /** Removes at most `limit` dossiers, of all organizations, whose end has come, with their probes. @returns how many */
  forgetExpired(nowMicros: number, limit: number): Promise<number>;
  /** 32 random bytes that an organization's keys are derived from; they never change. Undefined when there is no such organization. */
  linkSalt(organizationId: number): Promise<Uint8Array | undefined>;
  /** What tells whether the secret is the one that everything stored was keyed by; undefined until it is set. */
  linkSecretCheck(): Promise<Uint8Array | undefined>;
  /** The first writer wins. @returns the value that stands */
  setLinkSecretCheck(value: Uint8Array): Promise<Uint8Array>;
  /** Forgets what all submissions are found by, of every organization, and the value that tells the secret; links that were made stay. */
  resetLinkSecret(): Promise<void>;

  /** Makes the organization on first use of its external name; `default` is the first one. */
  organizationByName(name: string): Promise<number>;
  /** By ascending id; for the operator. */
  listOrganizations(): Promise<readonly Organization[]>;
  /** Undefined when the organization has no bounds of its own. */
  organizationPolicy(organizationId: number): Promise<VerdictPolicy | undefined>;
  /** Undefined takes them back. Bounds are whole tenths of a percent. */
  setOrganizationPolicy(organizationId: number, policy: VerdictPolicy | undefined): Promise<void>;

  countApiKeys(): Promise<number>;
  insertApiKey(key: NewApiKey): Promise<ApiKey>;
  /** By the SHA-256 of the whole key, compared in constant time. */
  findApiKey(keySha256: Uint8Array): Promise<ApiKey | undefined>;
  listApiKeys(organizationId: number): Promise<readonly ApiKey[]>;
  /** @returns false when there is no such key. */
  renameApiKey(organizationId: number, id: number, name: string): Promise<boolean>;
  deleteApiKey(organizationId: number, id: number): Promise<boolean>;

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
}

export interface NewApiKey {
  readonly organizationId: number;
  readonly name: string;
  readonly permissions: readonly Permission[];
  readonly keySha256: Uint8Array;
  readonly prefix: string;
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
