import type { Instruction } from '@assay/biometrics';
import { ValidationError } from '../errors.js';
import type { RunningJob } from '../jobs/types.js';
import type { CaptureRefusal } from '../store/capture-types.js';
import { JobLost } from '../store/errors.js';
import type { RecordStore } from '../store/types.js';

const BECAUSE: Readonly<Record<CaptureRefusal, string>> = {
  unknown: 'There is no such capture session',
  expired: 'The capture session had expired when the verification arrived',
  used: 'Another verification used the capture session; it serves one',
};

/**
 * What the clip of a verification had to show.
 * @throws ValidationError where its session does not serve it, JobLost where the job is no longer there
 */
export async function useSession(
  store: RecordStore,
  { organizationId, lease }: RunningJob,
  captureSessionId: string,
): Promise<readonly Instruction[]> {
  const { jobId } = lease;
  const job = await store.findJob(organizationId, jobId);
  if (!job) throw new JobLost();
  const found = await store.useCaptureSession(organizationId, captureSessionId, jobId, job.createdAtMicros);
  if (typeof found === 'object') return found.instructions;
  throw new ValidationError([
    {
      loc: ['body', 'captureSessionId'],
      msg: BECAUSE[found],
      type: 'capture_session',
      input: captureSessionId,
      ctx: { reason: found },
    },
  ]);
}
