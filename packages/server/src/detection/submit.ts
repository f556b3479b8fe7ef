import { judge, judgeCheck, type VerdictPolicy } from '@assay/forensics';
import type { Caller } from '../access/types.js';
import { type Analyst, detailsOf, toReports } from '../analysis/index.js';
import type { BlobStore } from '../blobs/types.js';
import type { Clock } from '../clock.js';
import { ENGINE_VERSION } from '../engine-version.js';
import { keepHeatmaps } from '../files/keep-files.js';
import type { Detection, IdempotencyClaim, RecordedCheck, RecordStore } from '../store/types.js';
import { keepUpload } from '../submission/keep-upload.js';
import { orUndecodable } from '../submission/undecodable.js';
import type { Submission } from './form.js';
import { DETECTION_MODELS } from './models.js';

export interface SubmitDeps {
  readonly store: RecordStore;
  readonly blobs: BlobStore;
  readonly analyst: Analyst;
  /** For organizations without bounds of their own. */
  readonly policy: VerdictPolicy;
  readonly clock: Clock;
}

/**
 * Examine, judge, keep the files, store the record. Files come first: one without a row is swept later, a row without
 * its file would be a lie.
 * @throws ValidationError when the document cannot be decoded; AssayError when the pool did not take it;
 *   IdempotencyKeyTaken when another process answered the same key first
 */
export async function submitDetection(
  deps: SubmitDeps,
  caller: Caller,
  submission: Submission,
  claim?: IdempotencyClaim,
): Promise<Detection> {
  const { upload, format, originalName, country, documentClass } = submission;
  const isDocument = submission.model === 'document';
  const examination = await orUndecodable(deps.analyst.examine({ path: upload.path, format, country, documentClass, isDocument }));
  const reports = toReports(examination);
  const policy = (await deps.store.organizationPolicy(caller.organizationId)) ?? deps.policy;
  const verdict = judge(reports, policy);
  const detectionId = await deps.store.reserveId('detection');
  const createdAtMicros = deps.clock();
  const keeping = { category: 'original_file', namePrefix: 'fd', recordId: detectionId, createdAtMicros } as const;
  const files = [
    await keepUpload(deps.blobs, submission, keeping),
    ...(await keepHeatmaps(deps.blobs, { detectionId, originalName, createdAtMicros }, examination.heatmaps)),
  ];
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
    country,
    documentType: examination.documentClass ?? null,
    pageCount: examination.pageCount,
    reasoning: verdict.reasoning,
    checks: reports.map(
      (report, index): RecordedCheck => ({
        checkId: report.check.id,
        version: examination.checks[index]?.version ?? report.check.version,
        type: report.check.reports,
        details: detailsOf(report.outcome),
        ...judgeCheck(report, policy),
        evidence: report.outcome.kind === 'examined' ? report.outcome.finding.evidence : [],
      }),
    ),
    createdAtMicros,
    tags: submission.tags,
    files,
  };
  await deps.store.insertDetection(detection, claim);
  return detection;
}
