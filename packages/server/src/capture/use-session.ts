import type { Instruction } from '@assay/biometrics';
import { ValidationError } from '../errors.js';
import type { RunningJob } from '../jobs/types.js';
import type { CaptureRefusal } from '../store/capture-types.js';
import type { RecordStore } from '../store/types.js';

const BECAUSE: Readonly<Record<CaptureRefusal, string>> = {
  unknown: 'There is no such capture session',
  expired: 'The capture session had expired when the verification arrived',
  used: 'Another verification used the capture session; it serves one',
};

/**
 * What the clip of a verification had to show. @throws ValidationError where its session serves it not
 */
export async function useSession(
  store: RecordStore,
  { organizationId, lease }: RunningJob,
  captureSessionId: string,
): Promise<readonly Instruction[]> {
  const job = await store.findJob(organizationId, lease.jobId);
  const receivedAtMicros = job?.createdAtMicros ?? 0;
  const found = await store.useCaptureSession(
    organizationId,
    captureSessionId,
    lease.jobId,
    receivedAtMicros,
  );
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
