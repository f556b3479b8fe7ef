import type { Caller } from '../access/types.js';
import type { Clock } from '../clock.js';
import { AssayError } from '../errors.js';
import { requestFingerprint, type Turns } from '../http/idempotency.js';
import { IdempotencyKeyTaken } from '../store/errors.js';
import type { IdempotencyClaim, IdempotentAnswer, RecordStore } from '../store/types.js';

export interface IdempotentDeps {
  readonly store: RecordStore;
  readonly clock: Clock;
  readonly turns: Turns;
}

/** A request that may have been made before. */
export interface KeyedRequest {
  /** The `Idempotency-Key` as sent. */
  readonly key: string;
  readonly path: string;
  readonly formFingerprint: string;
}

/** One kind of submission: how it is made, and how the record that it made is found again. */
export interface Submit<Made> {
  /**
   * Makes the record and stores the claim with it. @throws IdempotencyKeyTaken when another process answered
   * the key first
   */
  readonly submit: (claim: IdempotencyClaim) => Promise<Made>;
  readonly find: (recordId: number) => Promise<Made | undefined>;
}

/**
 * Submits under an `Idempotency-Key`: within 24 hours the same request gets the first record again, another
 * request is refused. Requests under one key wait for each other, so that two at once still make one record.
 * A submission that failed leaves no trace: the next one under its key is a first one.
 * @throws AssayError IDEMPOTENCY_CONFLICT, and whatever `submit` throws
 */
export function submitOnce<Made>(
  deps: IdempotentDeps,
  { organizationId }: Caller,
  { key, path, formFingerprint }: KeyedRequest,
  { submit, find }: Submit<Made>,
): Promise<Made> {
  const requestSha256 = requestFingerprint('POST', path, formFingerprint);

  const firstRecord = async (answer: IdempotentAnswer): Promise<Made> => {
    // The path is part of the fingerprint: an equal one was answered with a record of the same kind.
    if (answer.requestSha256 !== requestSha256) throw new AssayError('IDEMPOTENCY_CONFLICT');
    const { kind, recordId } = answer;
    const record = await find(recordId);
    if (!record)
      throw new AssayError('INTERNAL', { reason: 'an answered key names no record', kind, recordId });
    return record;
  };

  return deps.turns.take(`${organizationId} ${key}`, async () => {
    const answer = await deps.store.findIdempotent(organizationId, key, deps.clock());
    if (answer) return firstRecord(answer);
    try {
      return await submit({ key, requestSha256 });
    } catch (error) {
      if (error instanceof IdempotencyKeyTaken) return firstRecord(error.answer);
      throw error;
    }
  });
}
