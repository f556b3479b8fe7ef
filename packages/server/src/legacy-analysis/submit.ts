import type { VerdictPolicy } from '@assay/forensics';
import type { BlobStore } from '../blobs/types.js';
import { type Clock, utcDay } from '../clock.js';
import { ENGINE_VERSION } from '../engine-version.js';
import { keepHeatmap } from '../files/keep-files.js';
import { analysisHeatmapName } from '../files/stored-names.js';
import type { RunningJob } from '../jobs/types.js';
import type { LegacyAnalysis } from '../store/analysis-types.js';
import type { RecordStore } from '../store/types.js';
import { orUndecodable } from '../submission/undecodable.js';
import { judgeExamination, policyOf } from '../verdict/judge-examination.js';
import type { Analyst } from '../workers/index.js';
import type { Submission } from './form.js';
import { detectionModelOf } from './models.js';

export interface SubmitDeps {
  readonly store: RecordStore;
  readonly blobs: BlobStore;
  readonly analyst: Analyst;
  /** For organizations without bounds of their own. */
  readonly policy: VerdictPolicy;
  readonly clock: Clock;
}

/**
 * Examine, judge, keep the first heatmap, store the record; the heatmap first, for the same reason as with a
 * detection.
 * @throws ValidationError when the document cannot be decoded; AssayError when the pool did not take it;
 *   IdempotencyKeyTaken when another process answered the same key first;
 *   JobLost when the job was given to another attempt
 */
export async function concludeAnalysis(
  deps: SubmitDeps,
  { organizationId, claim, lease, signal }: RunningJob,
  submission: Submission,
): Promise<LegacyAnalysis> {
  const { upload, format, originalName, model, country, callerReferences } = submission;
  const receivedAtMicros = deps.clock();
  const { name, version } = detectionModelOf(model);
  const receivedOn = utcDay(receivedAtMicros);
  const job = { path: upload.path, format, country, receivedOn, subject: name, isLinked: false };
  let processorMs = 0;
  const onProcessorMs = (ms: number): void => {
    processorMs += ms;
  };
  const examination = await orUndecodable(
    deps.analyst.examine(job, { organizationId, signal, onProcessorMs }),
  );
  const { verdict, checks } = judgeExamination(
    examination,
    await policyOf(deps.store, organizationId, deps.policy),
  );
  const analysisId = await deps.store.reserveId('analysis');
  // A clock may be set back meanwhile.
  const createdAtMicros = Math.max(receivedAtMicros, deps.clock());
  const [heatmap] = examination.heatmaps;
  const analysis: LegacyAnalysis = {
    analysisId,
    organizationId,
    mediaType: format === 'pdf' ? 'document' : 'image',
    fileType: format,
    fileName: originalName,
    fileSizeBytes: upload.sizeBytes,
    sha256: upload.sha256,
    model,
    modelVersion: version,
    engineVersion: ENGINE_VERSION,
    likelihoodPercent: verdict.likelihood,
    fraudSeverity: verdict.fraudSeverity,
    classification: verdict.classification,
    callerReferences,
    reasoning: verdict.reasoning,
    checks,
    receivedAtMicros,
    createdAtMicros,
    files: heatmap
      ? [await keepHeatmap(deps.blobs, analysisHeatmapName(analysisId), createdAtMicros, heatmap)]
      : [],
  };
  const usage = { pages: examination.pageCount, bytes: upload.sizeBytes, processorMs };
  await deps.store.insertAnalysis(analysis, claim, lease, usage);
  return analysis;
}
