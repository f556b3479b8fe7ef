import type { DocumentClassName } from '@assay/media';
import type { FieldReader } from '../fields/types.js';

/** Classes whose fields are those of an ID document. */
export const ID_DOCUMENT_CLASSES: readonly DocumentClassName[] = [
  'identity/driver_license',
  'identity/national_id',
  'identity/municipal_id',
  'identity/passport',
  'identity/passport_card',
  'identity/residence_card',
  'identity/work_authorization',
  'identity/military_id',
  'identity/professional_id',
  'identity/voter_registration_card',
  'identity/social_security_card',
];

/** Reads the fields of an ID document. */
export const readIdDocument: FieldReader = () => [];
