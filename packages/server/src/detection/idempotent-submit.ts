import type { Caller } from '../access/types.js';
import { AssayError } from '../errors.js';
import { requestFingerprint, type Turns } from '../http/idempotency.js';
import { IdempotencyKeyTaken } from '../store/errors.js';
import type { Detection, IdempotentAnswer } from '../store/types.js';
import type { Submission } from './form.js';
import { type SubmitDeps, submitDetection } from './submit.js';

export interface IdempotentDeps extends SubmitDeps {
  readonly turns: Turns;
}

/**
 * Submits under an `Idempotency-Key`: within 24 hours the same form gets the first record again, another form is refused.
 * Requests under one key wait for each other, so that two at once still make one record. A submission that failed
 * leaves no trace: the next one under its key is a first one.
 * @throws AssayError IDEMPOTENCY_CONFLICT, and whatever submitDetection throws
 */
export function submitOnce(
  deps: IdempotentDeps,
  caller: Caller,
  submission: Submission,
  key: string,
  formFingerprint: string,
): Promise<Detection> {
  const { organizationId } = caller;
  const requestSha256 = requestFingerprint('POST', '/v1/detection', formFingerprint);

  const firstRecord = async (answer: IdempotentAnswer): Promise<Detection> => {
    if (answer.requestSha256 !== requestSha256) throw new AssayError('IDEMPOTENCY_CONFLICT');
    const detection = await deps.store.findDetection(organizationId, answer.detectionId);
    if (!detection) throw new AssayError('INTERNAL', { reason: 'an answered key names no record', detectionId: answer.detectionId });
    return detection;
  };

  return deps.turns.take(`${organizationId} ${key}`, async () => {
    const answer = await deps.store.findIdempotent(organizationId, key, deps.clock());
    if (answer) return firstRecord(answer);
    try {
      return await submitDetection(deps, caller, submission, { key, requestSha256 });
    } catch (error) {
      if (error instanceof IdempotencyKeyTaken) return firstRecord(error.answer);
      throw error;
    }
  });
}
