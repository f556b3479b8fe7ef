import type { IdempotentAnswer } from './types.js';

/** Why the store itself could not do what it was asked; none of them is the caller's fault. */
export type StoreErrorCode =
  /** A newer Assay wrote this database. */
  | 'DATABASE_TOO_NEW'
  /** Another process kept the database locked for longer than the store waits. */
  | 'DATABASE_BUSY'
  /** The database server does not answer, or takes nobody. */
  | 'DATABASE_UNREACHABLE'
  /** It was asked for more than it reads at once. */
  | 'QUERY_TOO_LONG'
  /** `assay copy` has not come to its end on this database. */
  | 'COPY_UNFINISHED'
  /** The store was closed, or the thread behind it ended. */
  | 'STORE_STOPPED'
  /** The disk took no more. */
  | 'DISK_FULL'
  /** A uniqueness or reference rule of the schema refused the row. */
  | 'CONSTRAINT'
  /** Anything else: damaged file, a fault of ours. The cause is in the message. */
  | 'DATABASE_FAILED';

/** Crosses threads as its code and message; the messages name tables and columns, never stored values. */
export class StoreError extends Error {
  override readonly name = 'StoreError';
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/**
 * A submission that the look would have found came between it and the insert: nothing was inserted, and
 * whoever looked is to look again.
 */
export class LookOutdated extends Error {
  override readonly name = 'LookOutdated';

  constructor() {
    super('a submission with one of the same probes came after the look');
  }
}

/** A legal hold is on the record: nothing was deleted. */
export class RecordHeld extends Error {
  override readonly name = 'RecordHeld';
  readonly holdIds: readonly number[];

  constructor(holdIds: readonly number[]) {
    super(`under legal hold ${holdIds.join(', ')}`);
    this.holdIds = holdIds;
  }
}

/** The job was given to somebody else meanwhile, or has ended: nothing was inserted. */
export class JobLost extends Error {
  override readonly name = 'JobLost';

  constructor() {
    super('the job is no longer of this attempt');
  }
}

/**
 * Another request committed the same Idempotency-Key first: nothing was inserted, and its answer is the one
 * to give.
 */
export class IdempotencyKeyTaken extends Error {
  override readonly name = 'IdempotencyKeyTaken';
  readonly answer: IdempotentAnswer;

  constructor(answer: IdempotentAnswer) {
    super('this Idempotency-Key already has an answer');
    this.answer = answer;
  }
}
