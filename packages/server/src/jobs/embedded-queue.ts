import type { Clock } from '../clock.js';
import { AssayError, ValidationError } from '../errors.js';
import { FairQueue } from '../fair-queue.js';
import { JobLost } from '../store/errors.js';
import type { Job, JobLease, JobStore, WaitingJob } from '../store/job-types.js';
import { admitJob } from './admit.js';
import { againAfterMs, endOf, RETRY_MS } from './job-ends.js';
import {
  FORGOTTEN_AT_ONCE,
  KEPT_MICROS,
  MOST_ATTEMPTS,
  MOST_WAITING,
  SWEPT_EACH_MICROS,
  TICK_MS,
} from './limits.js';
import type { Admission, AnalysisQueue, Concluded, Conclusions, QueueMeasures } from './types.js';
import type { HeldRequest, StagedUploads } from './uploads/types.js';

/** A job whose process gave no sign for this long is begun again, by whoever sees it. */
export const LEASE_MS = 15_000;
/** Between two looks for waiting jobs that another process let go; those of this one are known. */
const LISTED_EACH_MICROS = 60 * 1_000_000;

export interface EmbeddedQueueDeps {
  readonly store: JobStore;
  readonly uploads: StagedUploads;
  readonly conclusions: Conclusions;
  /** Documents that are examined at the same time. */
  readonly workers: number;
  /** Whether one more sender would wait in vain. */
  readonly isFull: () => boolean;
  readonly clock: Clock;
  readonly onFault: (error: unknown, jobId: string) => void;
}

/** {@link AnalysisQueue} on the embedded database: the jobs are run by the process that accepted them. */
export class EmbeddedQueue implements AnalysisQueue {
  readonly #deps: EmbeddedQueueDeps;
  readonly #fair = new FairQueue<string>();
  /** Jobs that a process ended with before, oldest first. */
  readonly #suspects: WaitingJob[] = [];
  #isSuspectRunning = false;
  /** Jobs that this process runs. */
  readonly #running = new Map<string, { readonly lease: JobLease; readonly end: Promise<object> }>();
  /** Jobs that this process knows of as waiting, and since when; the one known longest first. */
  readonly #known = new Map<string, number>();
  #leasesLost = 0;
  #interactive = 0;
  #batch = 0;
  #stopping = false;
  #whenIdle: (() => void)[] = [];
  #sweptAtMicros = -Infinity;
  #listedAtMicros = -Infinity;
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: EmbeddedQueueDeps) {
    this.#deps = deps;
  }

  /** Takes up what earlier processes left, now and whenever another one is lost. */
  async start(): Promise<void> {
    await this.#tick();
    this.#timer = setInterval(() => void this.#tick().catch((error) => this.#fault(error, '')), TICK_MS);
    this.#timer.unref();
  }

  get isFull(): boolean {
    return this.#deps.isFull();
  }

  async measure(): Promise<QueueMeasures> {
    const [oldestAtMicros] = this.#known.values();
    return { waiting: this.#fair.size + this.#suspects.length, oldestAtMicros, leasesLost: this.#leasesLost };
  }

  /** There is nobody else. */
  async takeDuty(): Promise<boolean> {
    return true;
  }

  isFullFor(organizationId: number): boolean {
    return this.#fair.waitingOf(organizationId) >= MOST_WAITING;
  }

  async submit(admission: Admission): Promise<Job> {
    if (this.isFullFor(admission.organizationId)) throw new AssayError('QUEUE_FULL');
    const { job } = await admitJob(this.#deps, admission, {});
    if (job.state === 'queued') this.#enqueue(job);
    return job;
  }

  async run(admission: Admission, signal?: AbortSignal): Promise<Concluded> {
    if (signal?.aborted) throw new AssayError('CLIENT_GONE');
    // Before there is a row.
    if (this.#deps.isFull()) throw new AssayError('QUEUE_FULL');
    const { job, isNew } = await admitJob(this.#deps, admission, { runningUntilMicros: this.#leaseEnd() });
    if (!isNew) return this.#join(job);
    const lease = { jobId: job.jobId, attempt: job.attempt };
    this.#interactive += 1;
    try {
      const whileWaiting = job.claim ? undefined : signal;
      const record = await this.#track(
        job,
        lease,
        (error) => this.#endInteractive(job, lease, error),
        whileWaiting,
      );
      return { record };
    } catch (error) {
      // Somebody else has it now.
      if (error instanceof JobLost) return this.#join(job);
      throw error;
    } finally {
      this.#interactive -= 1;
      this.#pump();
    }
  }

  async cancel(organizationId: number, jobId: string): Promise<boolean> {
    const { store, uploads, clock } = this.#deps;
    const job = await store.findJob(organizationId, jobId);
    if (!job || !(await store.cancelJob(organizationId, jobId, clock()))) return false;
    this.#fair.remove(organizationId, jobId);
    const suspect = this.#suspects.findIndex((one) => one.jobId === jobId);
    if (suspect >= 0) this.#suspects.splice(suspect, 1);
    this.#known.delete(jobId);
    await uploads.discard(job.request);
    return true;
  }

  drain(): Promise<void> {
    this.#stopping = true;
    if (this.#running.size === 0) return Promise.resolve();
    return new Promise((resolve) => this.#whenIdle.push(resolve));
  }

  async close(): Promise<void> {
    this.#stopping = true;
    clearInterval(this.#timer);
    for (const { lease } of this.#running.values()) await this.#deps.store.giveBackJob(lease, false);
  }

  /** Waits for the end of a job that stands for the same key. */
  async #join({ jobId, organizationId }: Job): Promise<Concluded> {
    for (;;) {
      const record = await this.#running.get(jobId)?.end.catch((error) => {
        if (!(error instanceof JobLost)) throw error;
        return undefined;
      });
      if (record) return { record };
      const job = await this.#deps.store.findJob(organizationId, jobId);
      if (job?.recordId !== undefined) return { recordId: job.recordId, isReplay: true };
      if (job?.issues) throw new ValidationError(job.issues);
      if (job?.state !== 'queued' && job?.state !== 'running') throw new AssayError('SUBMISSION_LOST');
      if (this.#stopping) throw new AssayError('SHUTTING_DOWN');
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  #enqueue({ organizationId, jobId, attempt }: WaitingJob): void {
    if (this.#known.has(jobId) || this.#running.has(jobId)) return;
    this.#known.set(jobId, this.#deps.clock());
    if (attempt > 0) this.#suspects.push({ organizationId, jobId, attempt });
    else this.#fair.add(organizationId, jobId);
    this.#pump();
  }

  /** Fills the places that nobody waits for; one at least, so that what waits gets on at any time. */
  #pump(): void {
    const places = Math.max(1, this.#deps.workers - this.#interactive);
    while (!this.#stopping && this.#batch < places) {
      const next = this.#takeNext();
      if (!next) return;
      this.#known.delete(next.jobId);
      this.#batch += 1;
      void this.#runBatch(next.jobId)
        .catch((error) => this.#fault(error, next.jobId))
        .finally(() => {
          this.#batch -= 1;
          next.ended();
          this.#pump();
        });
    }
  }

  /**
   * What a process ended with comes first and alone, other waiting senders excepted: should this one end, too,
   * nobody else is blamed.
   */
  #takeNext(): { jobId: string; ended: () => void } | undefined {
    if (this.#isSuspectRunning || (this.#suspects.length > 0 && this.#batch > 0)) return undefined;
    const suspect = this.#suspects.shift();
    if (suspect) {
      this.#isSuspectRunning = true;
      return {
        jobId: suspect.jobId,
        ended: () => {
          this.#isSuspectRunning = false;
        },
      };
    }
    const next = this.#fair.take();
    return next && { jobId: next.item, ended: () => this.#fair.ended(next.organizationId) };
  }

  async #runBatch(jobId: string): Promise<void> {
    const begun = await this.#deps.store.beginJob(jobId, this.#leaseEnd());
    if (!begun) return;
    const { job, lease } = begun;
    const record = this.#track(job, lease, async (error) => {
      const againMs = againAfterMs(error);
      if (againMs === undefined) return this.#end(lease, error);
      await this.#deps.store.giveBackJob(lease, false);
      setTimeout(() => this.#enqueue({ ...job, attempt: job.attempt - 1 }), againMs).unref();
      return false;
    });
    // Whoever asks for the job is told; the log is for what is our fault.
    await record.catch((error) => {
      if (!(error instanceof ValidationError) && !(error instanceof AssayError)) this.#fault(error, jobId);
    });
  }

  /**
   * Runs a job that is ours until it ended. @param failed settles the job; whether it is over, and its uploads
   * may go
   */
  async #track(
    job: Job,
    lease: JobLease,
    failed: (error: unknown) => Promise<boolean>,
    signal?: AbortSignal,
  ): Promise<object> {
    const { jobId, organizationId, kind, claim, request } = job;
    const { conclusions, uploads } = this.#deps;
    const concluding = async (): Promise<object> => {
      let isOver = true;
      let held: HeldRequest | undefined;
      try {
        held = await uploads.fetch(request);
        return await conclusions[kind]({ organizationId, claim, lease, signal }, held.values as never);
      } catch (error) {
        isOver = await failed(error);
        throw error;
      } finally {
        await held?.release();
        this.#running.delete(jobId);
        if (this.#running.size === 0) for (const resolve of this.#whenIdle.splice(0)) resolve();
        if (isOver) await uploads.discard(request);
      }
    };
    const end = concluding();
    this.#running.set(jobId, { lease, end });
    end.catch(() => {});
    return end;
  }

  /** What nobody took and nobody can ask for leaves no row. */
  async #endInteractive({ claim }: Job, lease: JobLease, error: unknown): Promise<boolean> {
    if (claim || againAfterMs(error) === undefined) return this.#end(lease, error);
    return this.#deps.store.dropJob(lease);
  }

  /** @returns whether the job is over; it is not where another attempt has it */
  async #end(lease: JobLease, error: unknown): Promise<boolean> {
    if (error instanceof JobLost) {
      this.#leasesLost += 1;
      return false;
    }
    return this.#deps.store.endJob(lease, endOf(error), this.#deps.clock());
  }

  async #tick(): Promise<void> {
    const { store, uploads, clock } = this.#deps;
    const leases = [...this.#running.values()].map(({ lease }) => lease);
    if (leases.length > 0) await store.renewJobs(leases, this.#leaseEnd());
    const recovered = await store.recoverJobs(clock(), MOST_ATTEMPTS);
    await store.forgetJobs(clock() - KEPT_MICROS, FORGOTTEN_AT_ONCE);
    if (clock() - this.#sweptAtMicros >= SWEPT_EACH_MICROS) {
      this.#sweptAtMicros = clock();
      await uploads.sweep(() => store.unendedRequests(), new Date());
    }
    const isListingDue = recovered > 0 || clock() - this.#listedAtMicros >= LISTED_EACH_MICROS;
    if (this.#stopping || !isListingDue) return;
    this.#listedAtMicros = clock();
    for (const job of await store.waitingJobs()) this.#enqueue(job);
  }

  #leaseEnd(): number {
    return this.#deps.clock() + LEASE_MS * 1000;
  }

  #fault(error: unknown, jobId: string): void {
    this.#deps.onFault(error, jobId);
  }
}
