import { ENGINE_VERSION } from '../engine-version.js';
import type { Detection } from '../store/detection-types.js';
import type { Judgment } from '../verdict/judge-examination.js';
import type { Examination } from '../workers/index.js';
import { DETECTION_MODELS } from './models.js';

/** What of a record the bytes, the options, earlier submissions and the version alone decide. */
export type JudgedFile = Pick<
  Detection,
  | 'model'
  | 'modelVersion'
  | 'engineVersion'
  | 'likelihoodPercent'
  | 'fraudSeverity'
  | 'classification'
  | 'documentType'
  | 'pageCount'
  | 'reasoning'
  | 'reasons'
  | 'checks'
  | 'arithmetic'
>;

/** What a record says of an examined and judged file. */
export const judgedFile = (
  { subject, documentClass, pageCount }: Examination,
  { verdict, checks }: Judgment,
): JudgedFile => ({
  model: subject,
  modelVersion: DETECTION_MODELS[subject].version,
  engineVersion: ENGINE_VERSION,
  likelihoodPercent: verdict.likelihood,
  fraudSeverity: verdict.fraudSeverity,
  classification: verdict.classification,
  documentType: documentClass ?? null,
  pageCount,
  reasoning: verdict.reasoning,
  reasons: verdict.reasons,
  checks,
  arithmetic: verdict.arithmetic,
});
