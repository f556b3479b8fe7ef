import type { CheckType } from '@assay/forensics';
import type { LinkType } from '@assay/linking';

/**
 * The type of check that looks at the same thing in one document as a link does in two; null where there is
 * none.
 */
export const SOURCE_CHECK_TYPES: Readonly<Record<LinkType, CheckType | null>> = {
  identical_file: null,
  revision_of: 'DOCUMENT_STRUCTURE',
  near_duplicate_image: 'IMAGE_MANIPULATION',
  near_duplicate_text: 'SEMANTIC_FRAUD',
  shared_embedded_image: 'IMAGE_MANIPULATION',
  shared_pdf_origin: 'DOCUMENT_STRUCTURE',
  shared_layout: 'DOCUMENT_STRUCTURE',
  shared_identifier: 'SEMANTIC_FRAUD',
  shared_face: null,
  shared_camera: 'PROVENANCE',
  shared_signature_certificate: 'DIGITAL_SIGNATURE',
};
