import type { VerificationPolicy } from '@assay/biometrics';
import type { BlobStore } from '../blobs/types.js';
import { useSession } from '../capture/use-session.js';
import { type Clock, utcDay } from '../clock.js';
import { ENGINE_VERSION } from '../engine-version.js';
import type { RunningJob } from '../jobs/types.js';
import type { RecordStore } from '../store/types.js';
import type { Verification } from '../store/verification-types.js';
import { keepUpload } from '../submission/keep-upload.js';
import { orUndecodable } from '../submission/undecodable.js';
import type { Analyst } from '../workers/index.js';
import type { Submission } from './form.js';
import { VERIFICATION_MODEL } from './models.js';
import { pairVerdict } from './pair-verdict.js';

export interface SubmitDeps {
  readonly store: RecordStore;
  readonly blobs: BlobStore;
  readonly analyst: Analyst;
  readonly verificationPolicy: VerificationPolicy;
  /** Whether IDs are read, and held against themselves. */
  readonly readsIds: boolean;
  readonly clock: Clock;
}

/**
 * Compare the pair, keep both files, store the record; the files first, for the same reason as with a
 * detection. What is stored of the faces is where they are; no template leaves the worker.
 * @throws ValidationError when a file cannot be decoded; AssayError when the pool did not take the pair;
 *   IdempotencyKeyTaken when another process answered the same key first;
 *   JobLost when the job was given to another attempt
 */
export async function concludeVerification(
  deps: SubmitDeps,
  job: RunningJob,
  { id, idBack, selfie, country, tags, captureSessionId }: Submission,
): Promise<Verification> {
  const { organizationId, claim, lease, signal } = job;
  const policy = deps.verificationPolicy;
  const instructions =
    captureSessionId === undefined ? undefined : await useSession(deps.store, job, captureSessionId);
  let processorMs = 0;
  const onProcessorMs = (ms: number): void => {
    processorMs += ms;
  };
  const comparison = await orUndecodable(
    deps.analyst.compare(
      {
        id: { path: id.upload.path, format: id.format },
        ...(idBack && { idBack: { path: idBack.upload.path, format: idBack.format } }),
        selfie: { path: selfie.upload.path, format: selfie.format, ...(instructions && { instructions }) },
        policy,
        ...(deps.readsIds && { idReading: { country, receivedOn: utcDay(deps.clock()) } }),
      },
      { organizationId, signal, onProcessorMs },
    ),
  );
  const verificationId = await deps.store.reserveId('verification');
  const createdAtMicros = deps.clock();
  const keeping = { recordId: verificationId, createdAtMicros };
  const files = [
    await keepUpload(deps.blobs, id, { ...keeping, category: 'id', namePrefix: 'v_id' }),
    ...(idBack
      ? [await keepUpload(deps.blobs, idBack, { ...keeping, category: 'id', namePrefix: 'v_idback' })]
      : []),
    await keepUpload(deps.blobs, selfie, { ...keeping, category: 'face', namePrefix: 'v_face' }),
  ];
  const verification: Verification = {
    verificationId,
    organizationId,
    idFileType: id.format,
    idFileName: id.originalName,
    idFileSizeBytes: id.upload.sizeBytes,
    idSha256: id.upload.sha256,
    selfieFileType: selfie.format,
    selfieFileName: selfie.originalName,
    selfieFileSizeBytes: selfie.upload.sizeBytes,
    selfieSha256: selfie.upload.sha256,
    model: VERIFICATION_MODEL.name,
    modelVersion: VERIFICATION_MODEL.version,
    engineVersion: ENGINE_VERSION,
    country,
    ...pairVerdict(comparison, policy),
    createdAtMicros,
    tags,
    files,
  };
  const bytes = id.upload.sizeBytes + (idBack?.upload.sizeBytes ?? 0) + selfie.upload.sizeBytes;
  await deps.store.insertVerification(verification, claim, lease, { pages: 1, bytes, processorMs });
  return verification;
}
