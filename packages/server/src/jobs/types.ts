import type { Job, JobLease } from '../store/job-types.js';
import type { RecordKind } from '../store/record-types.js';
import type { IdempotencyClaim } from '../store/types.js';

/** A job in the hands of the process that brings it to its end. */
export interface RunningJob {
  readonly organizationId: number;
  readonly claim?: IdempotencyClaim | undefined;
  readonly lease: JobLease;
  /** Aborted when nobody waits for the record any more. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Brings a submission of one kind to its record: examine, judge, keep the files, insert the record, which
 * ends the job in the same transaction. `values` are what the form of that kind was read to.
 * @throws ValidationError to refuse the submission; JobLost when another attempt has the job
 */
export type Conclude = (job: RunningJob, values: never) => Promise<object>;

/** What differs between the kinds of submissions, once they were admitted. */
export type Conclusions = Readonly<Record<RecordKind, Conclude>>;

/** A well-formed submission whose files are still where they were received. */
export interface Admission {
  readonly organizationId: number;
  readonly kind: RecordKind;
  /** What the form was read to: plain data, but for the received files in it. */
  readonly values: object;
  readonly claim?: IdempotencyClaim | undefined;
}

/** Accepted submissions and their way to a record: durable from {@link submit} and {@link run} on. */
export interface AnalysisQueue {
  /**
   * Accepts a submission whose sender does not wait. A job that stands for the same key already is joined.
   * @throws AssayError QUEUE_FULL, or IDEMPOTENCY_CONFLICT when the key stands for another request
   */
  submit(admission: Admission): Promise<Job>;
  /**
   * Accepts a submission whose sender waits, before all that {@link submit} took, and brings it to its end.
   * A job that stands for the same key already is joined.
   * @param signal aborted when the sender is gone: a job that no worker has begun is canceled then, unless it
   * has a key, under which the sender will come back for it
   * @returns the record; only its id where another process made it
   * @throws what the conclusion throws; AssayError QUEUE_FULL, and SUBMISSION_LOST when the job that was joined
   * ended without an answer
   */
  run(admission: Admission, signal?: AbortSignal): Promise<Concluded>;
  /** Whether {@link run} would take no more. */
  readonly isFull: boolean;
  /** Whether {@link submit} would take no more of this organization. */
  isFullFor(organizationId: number): boolean;
  /** Takes back a job that has not begun. @returns false when it has */
  cancel(organizationId: number, jobId: string): Promise<boolean>;
  /** For /metrics. */
  measure(): Promise<QueueMeasures>;
  /** Whether what one of all processes on the database does once an interval is to be done now, by this one. */
  takeDuty(name: string, eachMicros: number): Promise<boolean>;
  /** Begins no more jobs; resolves when those that run have ended. */
  drain(): Promise<void>;
  /** Lets the jobs that still run be begun again by the next process. */
  close(): Promise<void>;
}

/** What {@link AnalysisQueue.run} came to; `isReplay`: an earlier submission made it, under the same key. */
export type Concluded =
  | { readonly record: object }
  | { readonly recordId: number; readonly isReplay: boolean };

export interface QueueMeasures {
  /** Jobs that wait to be begun, but for those whose senders wait in the process that runs them. */
  readonly waiting: number;
  /** When the one came that waits longest, as far as is known. */
  readonly oldestAtMicros: number | undefined;
  /** Jobs that this process ran when somebody else had them already. */
  readonly leasesLost: number;
}
