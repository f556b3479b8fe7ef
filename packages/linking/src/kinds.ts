import type { EvidenceType, FingerprintKind, FingerprintValue, LinkType } from './types.js';

/** How documents that share a fingerprint of a kind are found by an index: never by comparing with all. */
export type Probing =
  /** One probe: the value itself. */
  | { readonly form: 'exact' }
  /**
   * A probe for each of `tables` choices of `bitsPerProbe` bits, drawn by the organization's key. For
   * vectors: of the signs of their products with directions so drawn.
   */
  | { readonly form: 'bits'; readonly tables: number; readonly bitsPerProbe: number }
  /** A probe for each of `bands` runs of `rowsPerBand` minima. */
  | { readonly form: 'minhash'; readonly bands: number; readonly rowsPerBand: number };

/** What is made of the fingerprints of one kind. */
export interface KindOfFingerprint {
  readonly form: FingerprintValue['form'];
  readonly linkType: LinkType;
  readonly evidenceType: EvidenceType;
  readonly probing: Probing;
}

/**
 * Files are the exception: a shared one is `identical_file` between two uploads and `revision_of` otherwise.
 */
export const KINDS: Readonly<Record<FingerprintKind, KindOfFingerprint>> = {
  file: { form: 'exact', linkType: 'identical_file', evidenceType: 'sha256', probing: { form: 'exact' } },
  // 96 to 98 of 100 copies of a page share a probe, edited pages 98, unrelated ones less than 1 (2026-11-22,
  // README of the folder). A picture without margins has a second fingerprint, of its middle: of its copies
  // cut by up to 4 % a side 63 of 100 share a probe, by 4 % at each 46. At most 24 a document.
  'page-image': {
    form: 'bits',
    linkType: 'near_duplicate_image',
    evidenceType: 'phash64',
    probing: { form: 'bits', tables: 8, bitsPerProbe: 14 },
  },
  // Of copies of signatures, logos, stamps and portraits 88 to 98 of 100 share a probe, of names in type 80
  // (2026-11-22, README of the folder).
  'embedded-image': {
    form: 'bits',
    linkType: 'shared_embedded_image',
    evidenceType: 'phash64',
    probing: { form: 'bits', tables: 4, bitsPerProbe: 14 },
  },
  'row-text': {
    form: 'bits',
    linkType: 'near_duplicate_text',
    evidenceType: 'simhash64',
    // Few bits in each: a copy read from a photo differs in up to ten of the 64.
    probing: { form: 'bits', tables: 12, bitsPerProbe: 12 },
  },
  layout: {
    form: 'minhash',
    linkType: 'shared_layout',
    evidenceType: 'layout_minhash',
    probing: { form: 'minhash', bands: 12, rowsPerBand: 4 },
  },
  'pdf-id': {
    form: 'exact',
    linkType: 'shared_pdf_origin',
    evidenceType: 'pdf_id',
    probing: { form: 'exact' },
  },
  'producer-fonts': {
    form: 'exact',
    linkType: 'shared_pdf_origin',
    evidenceType: 'producer_fonts',
    probing: { form: 'exact' },
  },
  identifier: {
    form: 'exact',
    linkType: 'shared_identifier',
    evidenceType: 'hmac_identifier',
    probing: { form: 'exact' },
  },
  camera: {
    form: 'exact',
    linkType: 'shared_camera',
    evidenceType: 'exif_serial',
    probing: { form: 'exact' },
  },
  certificate: {
    form: 'exact',
    linkType: 'shared_signature_certificate',
    evidenceType: 'certificate_sha256',
    probing: { form: 'exact' },
  },
  // Fewer bits would find more, and make probes that more share than are followed
  // (fingerprints/face/README.md).
  face: {
    form: 'vector',
    linkType: 'shared_face',
    evidenceType: 'face_lsh',
    probing: { form: 'bits', tables: 16, bitsPerProbe: 12 },
  },
};
