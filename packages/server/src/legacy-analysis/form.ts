import type { ReceivedForm } from '../http/form.js';
import type { FormValues } from '../http/form-values.js';
import { CALLER_REFERENCES, type CallerReferences, type LegacyAnalysis } from '../store/analysis-types.js';
import { sentTextProblem } from '../submission/sent-text.js';
import { readSubmissionValues, type SubmissionValues } from '../submission/submission-values.js';
import { detectionModelOf, MODEL_NAMES } from './models.js';

/** The text fields of POST /v1/analysis; anything else in the form is ignored, `tags` and `country` too. */
export const ANALYSIS_FIELDS = ['model', ...CALLER_REFERENCES] as const;

/** As long as a tag's value may be, which does the same for the newer interface. */
export const MAX_REFERENCE_CHARACTERS = 1024;

/** A well-formed request for an analysis. */
export interface Submission extends SubmissionValues<LegacyAnalysis['model']> {
  readonly callerReferences: CallerReferences;
}

/** A form has no null: clients send nothing, an empty text, or the word that their language makes of it. */
function readReference(values: FormValues, name: string): string | null {
  const value = values.single(name);
  if (value === undefined || value === '' || value === 'null') return null;
  const problem = sentTextProblem(['body', name], value, MAX_REFERENCE_CHARACTERS);
  if (problem) values.issues.push(problem);
  return value;
}

/**
 * Reads the form of POST /v1/analysis.
 * @throws ValidationError with everything that is wrong
 */
export function readSubmission(form: ReceivedForm): Submission {
  const accepts = {
    'us-id-model': detectionModelOf('us-id-model').accepts,
    'document-model': detectionModelOf('document-model').accepts,
    'object-model': detectionModelOf('object-model').accepts,
  };
  return readSubmissionValues(form, { accepts, names: MODEL_NAMES, fallback: 'document-model' }, (values) => {
    const read = CALLER_REFERENCES.map((name) => [name, readReference(values, name)]);
    return { callerReferences: Object.fromEntries(read) as unknown as CallerReferences };
  });
}
