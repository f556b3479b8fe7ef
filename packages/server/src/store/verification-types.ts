import type { InstructedMovement } from '@assay/biometrics';
import type { Box, Format, ImageFormat, Point, VideoFormat } from '@assay/media';
import type { RecordedCheck } from './detection-types.js';
import type { Country, ListQuery, StoredFile, Tag } from './record-types.js';

/**
 * `INCONCLUSIVE`: looked at, and nothing can be said; `NOT_APPLICABLE`: nothing to look at; `ERROR`: came to
 * no end. Only `PASS` is one.
 */
export type VerificationCheckStatus = 'PASS' | 'FAIL' | 'INCONCLUSIVE' | 'NOT_APPLICABLE' | 'ERROR';

/** A question about the pair of ID and selfie, as stored and shown on the wire. */
export interface ScoredCheck {
  readonly type: 'FACE_MATCH' | 'LIVENESS' | 'ID_QUALITY' | 'ID_CONSISTENCY';
  readonly status: VerificationCheckStatus;
  /** 0..1; 0 when nothing was looked at. */
  readonly confidence: number;
  readonly details: string;
  /** `FACE_MATCH` only: 0..1, of two people of the worst measured group, at the threshold used. */
  readonly sameGroupFalseMatchRate?: number;
  /** `LIVENESS` of a clip that was made for a capture session only: which movements were seen. */
  readonly instructedMovements?: readonly InstructedMovement[];
  /** `ID_CONSISTENCY` only: where print and codes of the ID differ. */
  readonly evidence?: RecordedCheck['evidence'];
}

/** A face as stored and shown on the wire; places are pixels of the image, page or frame as displayed. */
export interface RecordedFace {
  /** `face_1`, `face_2`, the surest first. */
  readonly faceId: string;
  /** 0..1 */
  readonly detectionConfidence: number;
  readonly landmarks: Readonly<
    Record<'nose' | 'left_eye' | 'right_eye' | 'mouth_left' | 'mouth_right', Point>
  >;
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

export interface VerificationQuery extends ListQuery<VerificationSortKey> {
  /** Bytes, inclusive. */
  readonly minIdFileSize?: number;
  readonly maxIdFileSize?: number;
  readonly minSelfieFileSize?: number;
  readonly maxSelfieFileSize?: number;
}
