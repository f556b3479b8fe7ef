import { type Format, findDocumentClass, nearestDocumentClasses, sniff } from '@assay/media';
import { ValidationError, type ValidationIssue } from '../errors.js';
import { cleanOriginalName, MAX_ORIGINAL_NAME_BYTES } from '../files/stored-names.js';
import type { ReceivedForm } from '../http/form.js';
import { FormValues } from '../http/form-values.js';
import type { ReceivedFile } from '../http/received-file.js';
import { missing, multipleValues, tooLong } from '../http/validation-issues.js';
import type { Country, Detection, Tag } from '../store/types.js';
import { DETECTION_MODELS, MODEL_NAMES } from './models.js';
import { parseTags } from './tags.js';

/** The text fields of POST /v1/detection; anything else in the form is ignored. */
export const DETECTION_FIELDS = ['model', 'tags', 'country', 'photocopy', 'document'] as const;

const COUNTRIES: readonly Country[] = ['us', 'mx', 'br'];
const NAMES_SUGGESTED = 3;
/** As the contract spells the accepted types. */
const FILE_TYPES: Readonly<Record<Format, string>> = { jpeg: 'jpg, jpeg', png: 'png', webp: 'webp', pdf: 'pdf' };

/** A well-formed request for a detection. */
export interface Submission {
  readonly model: Detection['model'];
  readonly upload: ReceivedFile;
  readonly format: Format;
  /** Cleaned: the last part of the path, no control characters. */
  readonly originalName: string;
  readonly country: Country;
  readonly tags: readonly Tag[];
  /** `<group>/<type>`, where the caller overrides the classification. */
  readonly documentType: string | null;
}

/** An omitted, empty or unknown country is `us`: it is a hint, never a reason to refuse. */
function countryOf(value: string | undefined): Country {
  const wanted = value?.trim().toLowerCase();
  return COUNTRIES.find((country) => country === wanted) ?? 'us';
}

function documentTypeOf(values: FormValues): string | null {
  const name = values.single('document');
  if (!name?.trim()) return null;
  const found = findDocumentClass(name);
  if (found !== undefined) return found;
  const nearest = nearestDocumentClasses(name, NAMES_SUGGESTED);
  values.issues.push({
    loc: ['body', 'document'],
    msg: `Input should be a known document type; the nearest names are ${nearest.join(', ')}`,
    type: 'document_type_unknown',
    ...(name.length <= 100 && { input: name }),
    ctx: { nearest },
  });
  return null;
}

/** What is wrong with the file part; its content decides what it is, its name and declared type nothing. */
function fileIssue(form: ReceivedForm, model: Detection['model'] | undefined, format: Format | undefined): ValidationIssue | undefined {
  const loc = ['body', 'file'];
  const { file } = form;
  const count = form.fileCount + (form.fields.get('file')?.length ?? 0);
  if (count > 1) return multipleValues(loc, count);
  if (!file) {
    return count === 0 ? missing(loc) : { loc, msg: 'Field should be a file with a file name, not text', type: 'file_expected' };
  }
  if (file.sizeBytes === 0) return file.originalName ? { loc, msg: 'The file is empty', type: 'file_empty' } : missing(loc);
  if (Buffer.byteLength(file.originalName ?? '') > MAX_ORIGINAL_NAME_BYTES) return tooLong(loc, MAX_ORIGINAL_NAME_BYTES, 'bytes');
  const { accepts } = DETECTION_MODELS[model ?? 'document'];
  if (format && accepts.includes(format)) return undefined;
  const expected = accepts.map((one) => FILE_TYPES[one]).join(', ');
  return { loc, msg: `The content of the file should be one of ${expected}`, type: 'file_type', ctx: { expected } };
}

/**
 * Reads the form of POST /v1/detection.
 * @throws ValidationError with everything that is wrong, `furtherIssues` first
 */
export function readSubmission(form: ReceivedForm, furtherIssues: readonly ValidationIssue[]): Submission {
  const values = new FormValues(form);
  values.issues.push(...furtherIssues);
  const model = values.requiredChoice('model', MODEL_NAMES);
  const format = form.file && sniff(form.file.head);
  const issue = fileIssue(form, model, format);
  if (issue) values.issues.push(issue);
  const tagsText = values.single('tags');
  const { tags, issues } = tagsText?.trim() ? parseTags(tagsText) : { tags: [], issues: [] };
  values.issues.push(...issues);
  const country = countryOf(values.single('country'));
  values.boolean('photocopy');
  const documentType = documentTypeOf(values);
  if (values.issues.length > 0 || !model || !format || !form.file) throw new ValidationError(values.issues);
  const originalName = cleanOriginalName(form.file.originalName, format);
  return { model, upload: form.file, format, originalName, country, tags, documentType };
}
