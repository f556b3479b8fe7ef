import { type Format, isVideo } from '@assay/media';
import { ValidationError, type ValidationIssue } from '../errors.js';
import type { ReceivedForm } from '../http/form.js';
import { FormValues } from '../http/form-values.js';
import type { Verification } from '../store/verification-types.js';
import { readTerms, type SubmissionTerms } from '../submission/submission-values.js';
import { PAIR_FIELDS } from '../submission/undecodable.js';
import { readOptionalFile, readUploadedFile, type UploadedFile } from '../submission/uploaded-file.js';
import { VERIFICATION_MODEL } from './models.js';

/** The text fields of POST /v1/verification, and its files; anything else in the form is ignored. */
export const VERIFICATION_FIELDS = ['tags', 'country', 'captureSessionId'] as const;
export const VERIFICATION_FILES = [PAIR_FIELDS.id, PAIR_FIELDS.idBack, PAIR_FIELDS.selfie] as const;

/** A well-formed request to compare an ID with a selfie. */
export interface Submission extends SubmissionTerms {
  readonly id: UploadedFile<Format>;
  /** The other side of the card, where that is a file of its own. */
  readonly idBack?: UploadedFile<Format>;
  readonly selfie: UploadedFile<Verification['selfieFileType']>;
  /** Of the session that the selfie, a clip, was made for. */
  readonly captureSessionId?: string;
}

/**
 * Reads the form of POST /v1/verification.
 * @throws ValidationError with everything that is wrong
 */
export function readSubmission(form: ReceivedForm): Submission {
  const values = new FormValues(form);
  const captureSessionId = values.single('captureSessionId')?.trim() || undefined;
  const id = readUploadedFile(form, PAIR_FIELDS.id, VERIFICATION_MODEL.acceptsAsId);
  const selfie = readUploadedFile(
    form,
    PAIR_FIELDS.selfie,
    captureSessionId === undefined
      ? VERIFICATION_MODEL.acceptsAsSelfie
      : VERIFICATION_MODEL.acceptsAsSelfie.filter(isVideo),
  );
  const idBack = readOptionalFile(form, PAIR_FIELDS.idBack, VERIFICATION_MODEL.acceptsAsId);
  for (const file of [id, ...(idBack ? [idBack] : []), selfie])
    if (!('upload' in file)) values.issues.push(file);
  const terms = readTerms(values);
  if (values.issues.length > 0 || !('upload' in id) || !('upload' in selfie) || !isFileOrNone(idBack))
    throw new ValidationError(values.issues);
  return {
    id,
    ...(idBack && { idBack }),
    selfie,
    ...terms,
    ...(captureSessionId !== undefined && { captureSessionId }),
  };
}

const isFileOrNone = (
  file: UploadedFile<Format> | ValidationIssue | undefined,
): file is UploadedFile<Format> | undefined => file === undefined || 'upload' in file;
