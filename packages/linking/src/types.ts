import type { Box, DocumentClassName, FieldSource } from '@assay/media';
import type { FileHabits } from './habits/habits.js';

/** What two submissions share; on the wire as `linkType`. */
export const LINK_TYPES = [
  'identical_file',
  'revision_of',
  'near_duplicate_image',
  'near_duplicate_text',
  'shared_embedded_image',
  'shared_pdf_origin',
  'shared_layout',
  'shared_identifier',
  'shared_face',
  'shared_camera',
  'shared_signature_certificate',
] as const;
export type LinkType = (typeof LINK_TYPES)[number];

/** The kind of fingerprint that a link rests on; on the wire as `evidenceType`. */
export const EVIDENCE_TYPES = [
  'sha256',
  'revision_sha256',
  'phash64',
  'simhash64',
  'pdf_id',
  'producer_fonts',
  'layout_minhash',
  'hmac_identifier',
  'face_lsh',
  'exif_serial',
  'certificate_sha256',
] as const;
export type EvidenceType = (typeof EVIDENCE_TYPES)[number];

/** Ascending. */
export const STRENGTHS = ['low', 'medium', 'high', 'critical'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** What a fingerprint is taken of. Only fingerprints of one kind are compared. */
export type FingerprintKind =
  | 'file'
  | 'page-image'
  | 'embedded-image'
  | 'row-text'
  | 'layout'
  | 'pdf-id'
  | 'producer-fonts'
  | 'identifier'
  | 'camera'
  | 'certificate'
  | 'face';

/**
 * How a fingerprint is compared: whether it is equal, by the bits that differ, by the share of equal places,
 * by the angle.
 */
export type FingerprintValue =
  | { readonly form: 'exact'; readonly text: string }
  | { readonly form: 'bits'; readonly bits: Uint8Array }
  | { readonly form: 'minhash'; readonly minima: Uint32Array }
  | { readonly form: 'vector'; readonly numbers: Float32Array };

/** Something of a document that another submission may share. Not keyed: never stored or shown as it is. */
export interface Fingerprint {
  readonly kind: FingerprintKind;
  readonly value: FingerprintValue;
  /**
   * What of the document it is of, in a word that quotes nothing: `upload` or `revision` of a file,
   * `accountNumber` of an identifier.
   */
  readonly part: string;
  /** From 1. */
  readonly page?: number;
  /**
   * Finer than the value, to tell a copy from a document that only looks alike; never searched for. Its kind
   * says what it holds.
   */
  readonly detail?: Uint8Array;
  /**
   * How much it stands on: shingles of a text, the share of its page that a picture covers. Its kind says
   * what.
   */
  readonly extent?: number;
}

/** A value that a document states once: a holder's name, a balance, a date. */
export interface StatedValue {
  /** As parsed data names it: `accountHolderName`, `accounts[0].endingBalance`. */
  readonly name: string;
  readonly value: string | number;
  /** As printed. */
  readonly raw: string;
  /** 0..1 */
  readonly confidence: number;
  /** Where it was read; absent: not known, and taken as recognized in pixels. */
  readonly source?: FieldSource;
  /** From 1. */
  readonly page: number;
  readonly boundingBox?: Box;
}

/** What is kept of a submission to recognize others by. */
export interface Dossier {
  readonly documentClass: DocumentClassName | undefined;
  readonly fingerprints: readonly Fingerprint[];
  readonly stated: readonly StatedValue[];
  /** How the file was made; of PDFs alone, and absent where it cannot be told. */
  readonly habits?: FileHabits;
}

/** How common a fingerprint is among the submissions of one organization. */
export interface Rarity {
  /** Earlier submissions that have it; 0 when this is the first. */
  readonly sharedBy: number;
  /** All earlier submissions. */
  readonly of: number;
}

/** What the strength of a link rests on. */
export type LinkMetadata = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** What a new submission has to do with one earlier one. */
export interface LinkDraft {
  readonly linkType: LinkType;
  readonly evidenceType: EvidenceType;
  /** Of the new submission. */
  readonly fingerprint: Fingerprint;
  readonly strength: Strength;
  /**
   * For the analyst, without any personal value: a similarity, the name of the identifier, what contradicts.
   */
  readonly metadata: LinkMetadata;
}

/**
 * Two submissions that cannot both be true: the same statement with another balance, an account under another
 * name.
 */
export interface Contradiction {
  /** Stable, like `VALUE_CHANGED`. */
  readonly code: string;
  /** On the scale of the check that reports it. */
  readonly measure: number;
  /** One sentence. Quotes the documents: never to be logged. */
  readonly summary: string;
  /** In the new document. */
  readonly page?: number;
  readonly boundingBox?: Box;
  /** What the earlier and the new document state. */
  readonly before: string;
  readonly after: string;
}

/** All that a new submission has to do with one earlier one. */
export interface Comparison {
  /** At most one of a type, the strongest. */
  readonly links: readonly LinkDraft[];
  /**
   * Those that speak against the new submission: none where it is the file that the earlier one was made of.
   */
  readonly contradictions: readonly Contradiction[];
}
