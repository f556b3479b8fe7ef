import { type Format, sniff } from '@assay/media';
import type { ValidationIssue } from '../errors.js';
import { cleanOriginalName, MAX_ORIGINAL_NAME_BYTES } from '../files/stored-names.js';
import type { ReceivedForm } from '../http/form.js';
import type { ReceivedFile } from '../http/received-file.js';
import { missing, multipleValues, tooLong } from '../http/validation-issues.js';

/** As the contract spells the accepted types. */
const FILE_TYPES: Readonly<Record<Format, string>> = { jpeg: 'jpg, jpeg', png: 'png', webp: 'webp', pdf: 'pdf' };

/** A file whose content is what was asked for. */
export interface UploadedFile {
  readonly upload: ReceivedFile;
  readonly format: Format;
  /** Cleaned: the last part of the path, no control characters. */
  readonly originalName: string;
}

/** The `file` part of a form; its content decides what it is, its name and declared type nothing. */
export function readUploadedFile(form: ReceivedForm, accepts: readonly Format[]): UploadedFile | ValidationIssue {
  const loc = ['body', 'file'];
  const { file } = form;
  const count = form.fileCount + (form.fields.get('file')?.length ?? 0);
  if (count > 1) return multipleValues(loc, count);
  if (!file) {
    return count === 0 ? missing(loc) : { loc, msg: 'Field should be a file with a file name, not text', type: 'file_expected' };
  }
  if (file.sizeBytes === 0) return file.originalName ? { loc, msg: 'The file is empty', type: 'file_empty' } : missing(loc);
  if (Buffer.byteLength(file.originalName ?? '') > MAX_ORIGINAL_NAME_BYTES) return tooLong(loc, MAX_ORIGINAL_NAME_BYTES, 'bytes');
  const format = sniff(file.head);
  if (format && accepts.includes(format)) return { upload: file, format, originalName: cleanOriginalName(file.originalName, format) };
  const expected = accepts.map((one) => FILE_TYPES[one]).join(', ');
  return { loc, msg: `The content of the file should be one of ${expected}`, type: 'file_type', ctx: { expected } };
}
