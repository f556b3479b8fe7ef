import type { DocumentClassName } from '@assay/media';
import { findDocumentClass, nearestDocumentClasses, sniff } from '@assay/media';
import type { ReceivedForm } from '../http/form.js';
import type { FormValues } from '../http/form-values.js';
import type { Detection } from '../store/detection-types.js';
import { readSubmissionValues, type SubmissionValues } from '../submission/submission-values.js';
import { INVOICE_FIELD } from '../submission/undecodable.js';
import { readOptionalFile, type UploadedFile } from '../submission/uploaded-file.js';
import { DETECTION_MODELS, MODEL_NAMES } from './models.js';

/** The text fields of POST /v1/detection; anything else in the form is ignored. */
export const DETECTION_FIELDS = ['model', 'tags', 'country', 'photocopy', 'document'] as const;

const NAMES_SUGGESTED = 3;

/** Files of the same form. */
export const DETECTION_FILES = ['file', INVOICE_FIELD] as const;

/** A well-formed request for a detection. */
export interface Submission extends SubmissionValues<Detection['model']> {
  /** Where the caller overrides the classification. */
  readonly documentClass: DocumentClassName | undefined;
  /** False where no photocopy is to be looked for; what a photocopy means is the country's rule. */
  readonly looksForPhotocopy: boolean;
  /** What the PDF is to print, as its issuer or a tax authority has it. */
  readonly invoice?: UploadedFile<'xml'>;
}

function documentClassOf(values: FormValues): DocumentClassName | undefined {
  const name = values.single('document');
  if (!name?.trim()) return undefined;
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
  return undefined;
}

/**
 * Reads the form of POST /v1/detection.
 * @throws ValidationError with everything that is wrong
 */
export function readSubmission(form: ReceivedForm): Submission {
  const accepts = { document: DETECTION_MODELS.document.accepts, object: DETECTION_MODELS.object.accepts };
  return readSubmissionValues(form, { accepts, names: MODEL_NAMES, fallback: 'document' }, (values) => {
    const looksForPhotocopy = values.boolean('photocopy') ?? true;
    const invoice = invoiceOf(form, values);
    return { looksForPhotocopy, documentClass: documentClassOf(values), ...(invoice && { invoice }) };
  });
}

/** Only a PDF has values that its invoice could be held against. */
function invoiceOf(form: ReceivedForm, values: FormValues): UploadedFile<'xml'> | undefined {
  const invoice = readOptionalFile(form, INVOICE_FIELD, ['xml']);
  if (!invoice) return undefined;
  if (!('upload' in invoice)) values.issues.push(invoice);
  else if (values.single('model') === 'object' || !isPdf(form))
    values.issues.push({
      loc: ['body', INVOICE_FIELD],
      msg: 'An electronic invoice is held against a PDF of the model document alone',
      type: 'invoice_without_pdf',
    });
  else return invoice;
  return undefined;
}

const isPdf = (form: ReceivedForm): boolean =>
  sniff(form.files.get('file')?.head ?? new Uint8Array()) === 'pdf';
