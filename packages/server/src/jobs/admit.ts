import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.js';
import { AssayError } from '../errors.js';
import type { Job, JobStore, NewJob } from '../store/job-types.js';
import type { Admission } from './types.js';
import type { StagedUploads } from './uploads/types.js';

export interface AdmitDeps {
  readonly store: JobStore;
  readonly uploads: StagedUploads;
  readonly clock: Clock;
}

/**
 * Makes a submission durable: its uploads, then its job. Under a key that was sent before, the job of then.
 * @param begin whether its sender waits, and who runs it
 * @throws AssayError IDEMPOTENCY_CONFLICT when the key was sent with another request
 */
export async function admitJob(
  { store, uploads, clock }: AdmitDeps,
  { organizationId, kind, values, claim }: Admission,
  begin: Pick<NewJob, 'runningUntilMicros' | 'waits'>,
): Promise<{ readonly job: Job; readonly isNew: boolean }> {
  const request = await uploads.stage(values);
  const jobId = randomUUID();
  const made = { jobId, organizationId, kind, request, claim, createdAtMicros: clock(), ...begin };
  // Where this fails, the row may be there nevertheless, in need of its uploads: they are left, and swept if it is not.
  const job = await store.insertJob(made);
  const isNew = job.jobId === jobId;
  if (!isNew) await uploads.discard(request);
  if (!isNew && job.claim?.requestSha256 !== claim?.requestSha256)
    throw new AssayError('IDEMPOTENCY_CONFLICT');
  return { job, isNew };
}
