import type { Format } from '@assay/media';
import type { ValidationIssue } from '../errors.js';
import { cleanOriginalName, MAX_ORIGINAL_NAME_BYTES } from '../files/stored-names.js';
import type { ReceivedForm } from '../http/form.js';
import type { ReceivedFile } from '../http/received-file.js';
import { missing, tooLong } from '../http/validation-issues.js';
import { FILE_TYPES, sniffUpload, type UploadFormat } from './upload-formats.js';

/** A file whose content is what was asked for. */
export interface UploadedFile<Accepted extends UploadFormat = Format> {
  readonly upload: ReceivedFile;
  readonly format: Accepted;
  /** Cleaned: the last part of the path, no control characters. */
  readonly originalName: string;
}

/** A file part of a form; its content decides what it is, its file name and declared type nothing. */
export function readUploadedFile<Accepted extends UploadFormat>(
  form: ReceivedForm,
  name: string,
  accepts: readonly Accepted[],
): UploadedFile<Accepted> | ValidationIssue {
  const loc = ['body', name];
  const upload = form.files.get(name);
  if (!upload) {
    return form.fields.has(name)
      ? { loc, msg: 'Field should be a file with a file name, not text', type: 'file_expected' }
      : missing(loc);
  }
  const { sizeBytes, originalName, head } = upload;
  if (sizeBytes === 0)
    return originalName ? { loc, msg: 'The file is empty', type: 'file_empty' } : missing(loc);
  if (Buffer.byteLength(originalName ?? '') > MAX_ORIGINAL_NAME_BYTES)
    return tooLong(loc, MAX_ORIGINAL_NAME_BYTES, 'bytes');
  const found = sniffUpload(head);
  const format = accepts.find((one) => one === found);
  if (format) return { upload, format, originalName: cleanOriginalName(originalName, format) };
  const expected = accepts.map((one) => FILE_TYPES[one]).join(', ');
  return {
    loc,
    msg: `The content of the file should be one of ${expected}`,
    type: 'file_type',
    ctx: { expected },
  };
}

/**
 * The same of a file that may be left out. Senders of forms leave a file that nobody chose in it, empty and without a
 * name.
 */
export function readOptionalFile<Accepted extends UploadFormat>(
  form: ReceivedForm,
  name: string,
  accepts: readonly Accepted[],
): UploadedFile<Accepted> | ValidationIssue | undefined {
  const file = form.files.get(name);
  const isSent = form.fields.has(name) || (file && (file.sizeBytes > 0 || file.originalName));
  return isSent ? readUploadedFile(form, name, accepts) : undefined;
}
