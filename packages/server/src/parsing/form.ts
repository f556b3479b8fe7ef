import type { ReceivedForm } from '../http/form.js';
import type { Parsing } from '../store/parsing-types.js';
import { readSubmissionValues, type SubmissionValues } from '../submission/submission-values.js';
import { MODEL_NAMES, PARSING_MODELS } from './models.js';

/** The text fields of POST /v1/parse; anything else in the form is ignored. */
export const PARSING_FIELDS = ['model', 'tags', 'country'] as const;

/** A well-formed request to parse a document. */
export type Submission = SubmissionValues<Parsing['model']>;

/**
 * Reads the form of POST /v1/parse.
 * @throws ValidationError with everything that is wrong
 */
export function readSubmission(form: ReceivedForm): Submission {
  const accepts = { light: PARSING_MODELS.light.accepts, performance: PARSING_MODELS.performance.accepts };
  return readSubmissionValues(form, { accepts, names: MODEL_NAMES, fallback: 'performance' }, () => ({}));
}
