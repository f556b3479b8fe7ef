import type { CheckType } from '@assay/forensics';
import type { EvidenceType, LinkMetadata, LinkType, Strength } from '@assay/linking';
import type { Detection } from './detection-types.js';

/**
 * What a detection is found by when another shares something with it: keyed by its organization's secret, so
 * that it can be stored.
 */
export interface KeyedDossier {
  /** Whole numbers below 2^48, ascending, without repeats. */
  readonly probes: readonly number[];
  /** The dossier, encrypted and authenticated. */
  readonly sealed: Uint8Array;
  /** Microseconds since the Unix epoch; kept as long as the detection when absent. */
  readonly expiresAtMicros?: number;
}

/** What an organization's store knows of the probes of a new submission. */
export interface EarlierSubmissions {
  /** Names the state that was looked at, for {@link DetectionLinking}. */
  readonly through: number;
  /** Submissions of the organization that are kept to be found. */
  readonly submissions: number;
  /**
   * How many of them have a probe: exact below `MAX_SHARED_BY_COUNTED`, an estimate from there on. Probes
   * that none has are left out.
   */
  readonly sharedBy: ReadonlyMap<number, number>;
  /**
   * Those that share most with the new one, a rare probe counting for more, newest first among equals; at
   * most `MAX_CANDIDATES`.
   */
  readonly candidates: readonly EarlierSubmission[];
}

export interface EarlierSubmission {
  readonly detectionId: number;
  /** As it was judged when it came: it shows nothing of how its issuer works. */
  readonly isRejected: boolean;
  readonly sealed: readonly Uint8Array[];
}

/** What a detection is stored with so that later ones find it, and its own links to earlier ones. */
export interface DetectionLinking {
  /** Those with an end of their own apart from the one that stays. */
  readonly dossiers: readonly KeyedDossier[];
  /** The state that the links were made from. */
  readonly lookedThrough: number;
  readonly links: readonly EvidenceLink[];
}

/** What two detections of one organization share; made with the source, about one that was there before. */
export interface EvidenceLink {
  readonly sourceDetectionId: number;
  readonly relatedDetectionId: number;
  readonly linkType: LinkType;
  readonly evidenceType: EvidenceType;
  /** HMAC-SHA-256 by the organization's key, in lower-case hexadecimal. */
  readonly evidenceValue: string;
  readonly strength: Strength;
  /** The type of check that looks at the same thing in each of the two. */
  readonly sourceCheckType: CheckType | null;
  readonly relatedSourceCheckType: CheckType | null;
  /** Without any personal value. */
  readonly metadata: LinkMetadata;
  /** Microseconds since the Unix epoch, UTC. */
  readonly createdAtMicros: number;
}

/** A link as seen from one of its two detections. */
export interface EvidenceLinkOfDetection extends EvidenceLink {
  /** The other one. */
  readonly other: Pick<
    Detection,
    'detectionId' | 'fileName' | 'documentType' | 'likelihoodPercent' | 'fraudSeverity'
  >;
}
