import { type CheckOutcome, judge, judgeCheck, type VerdictPolicy } from '@assay/forensics';
import { MIME_TYPES } from '@assay/media';
import type { Caller } from '../access/types.js';
import { toReports } from '../analysis/reports.js';
import { type Analyst, type Examination, UndecodableError } from '../analysis/types.js';
import { ENGINE_VERSION } from '../engine-version.js';
import { ValidationError } from '../errors.js';
import { type KeepFilesDeps, keepFiles } from '../files/keep-files.js';
import type { Detection, IdempotencyClaim, RecordedCheck, RecordStore } from '../store/types.js';
import type { Submission } from './form.js';
import { DETECTION_MODELS } from './models.js';

export interface SubmitDeps extends KeepFilesDeps {
  readonly store: RecordStore;
  readonly analyst: Analyst;
  readonly policy: VerdictPolicy;
}

/**
 * Examine, judge, keep the files, store the record. Files come first: one without a row is swept later, a row without
 * its file would be a lie.
 * @throws ValidationError when the document cannot be decoded; AssayError when the pool did not take it;
 *   IdempotencyKeyTaken when another process answered the same key first
 */
export async function submitDetection(deps: SubmitDeps, caller: Caller, submission: Submission, claim?: IdempotencyClaim): Promise<Detection> {
  const { upload, format, originalName } = submission;
  const examination = await examine(deps.analyst, submission);
  const reports = toReports(examination);
  const verdict = judge(reports, deps.policy);
  const detectionId = await deps.store.reserveDetectionId();
  const files = await keepFiles(deps, detectionId, { upload, originalName, contentType: MIME_TYPES[format] }, examination.heatmaps);
  const detection: Detection = {
    detectionId,
    organizationId: caller.organizationId,
    mediaType: format === 'pdf' ? 'document' : 'image',
    fileType: format,
    fileName: originalName,
    fileSizeBytes: upload.sizeBytes,
    sha256: upload.sha256,
    model: submission.model,
    modelVersion: DETECTION_MODELS[submission.model].version,
    engineVersion: ENGINE_VERSION,
    likelihoodPercent: verdict.likelihood,
    fraudSeverity: verdict.fraudSeverity,
    classification: verdict.classification,
    country: submission.country,
    documentType: submission.documentType,
    pageCount: examination.pageCount,
    reasoning: verdict.reasoning,
    checks: reports.map((report, index): RecordedCheck => ({
      checkId: report.check.id,
      version: examination.checks[index]?.version ?? report.check.version,
      type: report.check.reports,
      details: detailsOf(report.outcome),
      ...judgeCheck(report, deps.policy),
      evidence: report.outcome.kind === 'examined' ? report.outcome.finding.evidence : [],
    })),
    createdAtMicros: deps.clock(),
    tags: submission.tags,
    files,
  };
  await deps.store.insertDetection(detection, claim);
  return detection;
}

const UNDECODABLE: Readonly<Record<UndecodableError['code'], string>> = {
  EMPTY: 'The file is empty',
  TRUNCATED: 'The file ends too early',
  NOT_DECODABLE: 'The file cannot be decoded',
  PASSWORD_REQUIRED: 'The file cannot be opened without its password',
  NO_PAGES: 'The document has no pages',
  TOO_MANY_PIXELS: 'The image has more pixels than are examined',
  TOO_LARGE_INFLATED: 'The file grows too large when it is unpacked',
  TOO_DEEPLY_NESTED: 'The structure of the file is nested too deeply',
  TIME_LIMIT: 'The file takes too long to decode',
  MEMORY_LIMIT: 'The file takes too much memory to decode',
  DECODER_CRASHED: 'The file cannot be decoded',
};

async function examine(analyst: Analyst, { upload, format }: Submission): Promise<Examination> {
  try {
    return await analyst.examine({ path: upload.path, format });
  } catch (error) {
    if (!(error instanceof UndecodableError)) throw error;
    const ctx = { reason: error.code };
    throw new ValidationError([{ loc: ['body', 'file'], msg: UNDECODABLE[error.code], type: 'file_undecodable', ctx }]);
  }
}

function detailsOf(outcome: CheckOutcome): string {
  switch (outcome.kind) {
    case 'examined':
      return outcome.finding.summary;
    case 'not-applicable':
      return outcome.because;
    case 'broken':
      return `The check could not be completed (${outcome.errorCode}).`;
  }
}
