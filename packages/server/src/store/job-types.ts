import type { ValidationIssue } from '../errors.js';
import type { RecordKind } from './record-types.js';
import type { IdempotencyClaim } from './types.js';

export const JOB_STATES = ['queued', 'running', 'done', 'refused', 'failed', 'cancelled'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** Why a job ended without a record through no fault of its document, or so it seems. */
export const JOB_FAILURES = ['internal', 'unavailable', 'worker_lost'] as const;
export type JobFailure = (typeof JOB_FAILURES)[number];

/** A submission that was accepted and is not examined yet. */
export interface NewJob {
  /** A UUID. */
  readonly jobId: string;
  readonly organizationId: number;
  readonly kind: RecordKind;
  /** What was asked, as JSON; names files and holds tags. Emptied when the job ends. */
  readonly request: string;
  readonly claim?: IdempotencyClaim | undefined;
  readonly createdAtMicros: number;
  /** Where the process that accepts it runs it at once: when its lease ends. */
  readonly runningUntilMicros?: number | undefined;
  /** Whether its sender waits for the record: where a queue of the database hands out jobs, it comes first. */
  readonly waits?: boolean;
}

/** A job as the store has it. */
export interface Job extends Omit<NewJob, 'runningUntilMicros' | 'waits'> {
  readonly state: JobState;
  /** Times that a process began it; 0 while it waits for the first time. */
  readonly attempt: number;
  /** Of the record that it made. */
  readonly recordId?: number;
  /** Why the submission was refused, as a 422 would say it. */
  readonly issues?: readonly ValidationIssue[];
  readonly failure?: JobFailure;
  readonly endedAtMicros?: number;
}

/** What has to be known of a job that waits. */
export type WaitingJob = Pick<Job, 'jobId' | 'organizationId' | 'attempt'>;

/** The right to end a job: lost as soon as the job is given to somebody else, whose attempt is a later one. */
export interface JobLease {
  readonly jobId: string;
  readonly attempt: number;
}

/** How a job ended, other than by a record of its own. */
export type JobEnd =
  | { readonly state: 'refused'; readonly issues: readonly ValidationIssue[] }
  | { readonly state: 'failed'; readonly failure: JobFailure }
  /** Another submission answered its key first. */
  | { readonly state: 'done'; readonly recordId: number };

export interface JobPage {
  readonly totalCount: number;
  readonly jobs: readonly Job[];
}

/** Jobs in the database, durable when each method resolves. */
export interface JobStore {
  /**
   * Unless an unended job, or one that made a record within 24 hours, stands for the same key.
   * @returns the job that is there now: the new one, or the one that was there
   */
  insertJob(job: NewJob): Promise<Job>;
  /** @returns undefined when the job does not wait any more */
  beginJob(jobId: string, leaseUntilMicros: number): Promise<{ job: Job; lease: JobLease } | undefined>;
  /** Extends the leases that still hold. */
  renewJobs(leases: readonly JobLease[], leaseUntilMicros: number): Promise<void>;
  /** @returns false when the lease was lost */
  endJob(lease: JobLease, end: JobEnd, nowMicros: number): Promise<boolean>;
  /** As though it had never been. @returns false when the lease was lost */
  dropJob(lease: JobLease): Promise<boolean>;
  /** Lets the job wait again. @param counts whether the attempt counts against the job */
  giveBackJob(lease: JobLease, counts: boolean): Promise<void>;
  /**
   * Jobs whose lease ran out wait again, or fail with `worker_lost` when they had `mostAttempts` and no other
   * was lost at the same time, or three times as many.
   * @returns how many of both
   */
  recoverJobs(nowMicros: number, mostAttempts: number): Promise<number>;
  /** Every job that waits, oldest first. */
  waitingJobs(): Promise<readonly WaitingJob[]>;
  /** Of every job that has not ended. */
  unendedRequests(): Promise<readonly string[]>;
  findJob(organizationId: number, jobId: string): Promise<Job | undefined>;
  /** Newest first. */
  listJobs(
    organizationId: number,
    query: {
      readonly kinds: readonly RecordKind[];
      readonly states: readonly JobState[];
      readonly limit: number;
      readonly offset: number;
    },
  ): Promise<JobPage>;
  /** @returns false when it is not waiting */
  cancelJob(organizationId: number, jobId: string, nowMicros: number): Promise<boolean>;
  /** Forgets at most `limit` jobs that ended before. @returns how many */
  forgetJobs(endedBeforeMicros: number, limit: number): Promise<number>;
}
