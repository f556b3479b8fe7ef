import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock } from '../clock.js';
import { AssayError, ValidationError } from '../errors.js';
import { JobLost, StoreError } from '../store/errors.js';
import type { Job, JobLease, JobStore } from '../store/job-types.js';
import type { Performed, WorkQueue } from '../store/work-types.js';
import { admitJob } from './admit.js';
import { againAfterMs, endOf } from './job-ends.js';
import { FORGOTTEN_AT_ONCE, KEPT_MICROS, MOST_ATTEMPTS, MOST_WAITING, SWEPT_EACH_MICROS } from './limits.js';
import type { Admission, AnalysisQueue, Concluded, Conclusions, QueueMeasures } from './types.js';
import type { HeldRequest, StagedUploads } from './uploads/types.js';

/** A host gives a sign so often before its silence costs it its jobs. */
const SIGNS_A_LEASE = 6;
/** Looks at the jobs of others that are left out after one that failed: hosts without a database gave no sign, either. */
const LOOKS_LEFT_OUT = 2;
/** Between two looks for the ends of the jobs whose senders wait here: no notice is needed, and poolers pass none. */
const LOOK_MS = 40;
/** After a look that failed, as while the database restarts. */
const LOOK_AGAIN_MS = 1_000;

const isDatabaseGone = (error: unknown): boolean =>
  error instanceof StoreError && error.code === 'DATABASE_UNREACHABLE';

export interface FleetQueueDeps {
  readonly store: JobStore;
  readonly work: WorkQueue;
  readonly uploads: StagedUploads;
  /** How jobs are run here; undefined: this process accepts them alone. */
  readonly running?: { readonly conclusions: Conclusions; readonly workers: number } | undefined;
  /** Senders that may wait here at the same time. */
  readonly queueLimit: number;
  /** A host that gave no sign for this long has lost its jobs: whoever sees it lets them be taken again. */
  readonly leaseMs: number;
  readonly clock: Clock;
  readonly onFault: (error: unknown, jobId: string) => void;
}

/**
 * {@link AnalysisQueue} of many processes on one database: a job is run by whichever takes it. The attempt of its
 * row fences: whoever was taken for dead and comes back cannot end it.
 */
export class FleetQueue implements AnalysisQueue {
  readonly #deps: FleetQueueDeps;
  /** Jobs that run here. */
  readonly #running = new Map<string, JobLease>();
  /** Jobs whose senders wait here. */
  readonly #awaited = new Map<string, { readonly ended: Promise<void>; readonly end: () => void }>();
  #isLooking = false;
  #isTending = false;
  #looksLeftOut = 0;
  /** Senders that wait here, from before their jobs are there on. */
  #senders = 0;
  /** Of the organizations that sent here lately: how many of their jobs wait. */
  #waiting: ReadonlyMap<number, number> = new Map();
  readonly #sentLately = new Set<number>();
  #leasesLost = 0;
  #closed = false;
  #sweptAtMicros = -Infinity;
  #timer: NodeJS.Timeout | undefined;

  constructor(deps: FleetQueueDeps) {
    this.#deps = deps;
  }

  async start(): Promise<void> {
    const { running, work } = this.#deps;
    await this.tend();
    this.#timer = setInterval(() => void this.#tendAgain(), this.#deps.leaseMs / SIGNS_A_LEASE);
    this.#timer.unref();
    if (running) await work.start((jobId) => this.#perform(jobId), running.workers);
  }

  /** Renews the leases of what runs here, and lets be taken again what is nobody's; done every few seconds. */
  async tend(): Promise<void> {
    const { store, uploads, work, running, leaseMs, clock } = this.#deps;
    const leases = [...this.#running.values()];
    if (leases.length > 0) await store.renewJobs(leases, this.#leaseEnd());
    if (this.#looksLeftOut > 0) this.#looksLeftOut -= 1;
    else {
      await store.recoverJobs(clock(), MOST_ATTEMPTS);
      await work.rescue(clock(), leaseMs * 1000);
    }
    const sent = [...this.#sentLately];
    this.#sentLately.clear();
    this.#waiting = sent.length > 0 ? await work.waitingOf(sent, MOST_WAITING) : new Map();
    await store.forgetJobs(clock() - KEPT_MICROS, FORGOTTEN_AT_ONCE);
    if (!running || clock() - this.#sweptAtMicros < SWEPT_EACH_MICROS) return;
    this.#sweptAtMicros = clock();
    if (!(await this.takeDuty('sweep uploads', SWEPT_EACH_MICROS))) return;
    await uploads.sweep(() => store.unendedRequests(), new Date());
  }

  async #tendAgain(): Promise<void> {
    if (this.#isTending) return;
    this.#isTending = true;
    try {
      await this.tend();
    } catch (error) {
      this.#looksLeftOut = LOOKS_LEFT_OUT;
      this.#fault(error, '');
    } finally {
      this.#isTending = false;
    }
  }

  takeDuty(name: string, eachMicros: number): Promise<boolean> {
    return this.#deps.work.takeDuty(name, this.#deps.clock(), eachMicros);
  }

  /** As it was counted last, every few seconds, of an organization that sends all the time. */
  isFullFor(organizationId: number): boolean {
    this.#sentLately.add(organizationId);
    return (this.#waiting.get(organizationId) ?? 0) >= MOST_WAITING;
  }

  /** Beside those whose documents may be examined here at once. */
  get isFull(): boolean {
    const { queueLimit, running } = this.#deps;
    return this.#senders >= queueLimit + (running?.workers ?? 0);
  }

  async measure(): Promise<QueueMeasures> {
    return { ...(await this.#deps.work.depth()), leasesLost: this.#leasesLost };
  }

  async submit(admission: Admission): Promise<Job> {
    const { organizationId } = admission;
    // The first to come in a while: what waits of it was not counted.
    if (!this.#waiting.has(organizationId)) {
      const counted = await this.#deps.work.waitingOf([organizationId], MOST_WAITING);
      // Others may have been counted meanwhile.
      this.#waiting = new Map([...this.#waiting, ...counted]);
    }
    if (this.isFullFor(organizationId)) throw new AssayError('QUEUE_FULL');
    return (await admitJob(this.#deps, admission, {})).job;
  }

  async run(admission: Admission, signal?: AbortSignal): Promise<Concluded> {
    if (signal?.aborted) throw new AssayError('CLIENT_GONE');
    if (this.isFull) throw new AssayError('QUEUE_FULL');
    this.#senders += 1;
    try {
      return await this.#runAwaited(admission, signal);
    } finally {
      this.#senders -= 1;
    }
  }

  async #runAwaited(admission: Admission, signal: AbortSignal | undefined): Promise<Concluded> {
    const { job, isNew } = await admitJob(this.#deps, admission, { waits: true });
    const { jobId, organizationId } = job;
    const gone = new Promise<'gone'>((resolve) =>
      signal?.addEventListener('abort', () => resolve('gone'), { once: true }),
    );
    if ((await Promise.race([this.#whenEnded(jobId), gone])) === 'gone') {
      // Under its key the sender will come back for it.
      if (isNew && !job.claim) await this.cancel(organizationId, jobId);
      throw new AssayError('CLIENT_GONE');
    }
    return { recordId: await this.#recordOf(organizationId, jobId), isReplay: !isNew };
  }

  async cancel(organizationId: number, jobId: string): Promise<boolean> {
    const { store, clock } = this.#deps;
    const job = await store.findJob(organizationId, jobId);
    if (!job || !(await store.cancelJob(organizationId, jobId, clock()))) return false;
    await this.#discard(job);
    return true;
  }

  drain(): Promise<void> {
    return this.#deps.work.stop();
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    for (const lease of this.#running.values()) await this.#deps.store.giveBackJob(lease, false);
    await this.#deps.work.close();
  }

  /** @throws what the conclusion threw, as far as its row tells */
  async #recordOf(organizationId: number, jobId: string): Promise<number> {
    const job = await this.#deps.store.findJob(organizationId, jobId);
    if (job?.recordId !== undefined) return job.recordId;
    if (job?.issues) throw new ValidationError(job.issues);
    if (job?.failure === 'internal' || job?.failure === 'worker_lost')
      throw new AssayError('INTERNAL', { reason: `a job failed: ${job.failure}`, jobId });
    throw new AssayError('SUBMISSION_LOST');
  }

  #whenEnded(jobId: string): Promise<void> {
    const known = this.#awaited.get(jobId);
    if (known) return known.ended;
    let end = (): void => {};
    const ended = new Promise<void>((resolve) => {
      end = resolve;
    });
    this.#awaited.set(jobId, { ended, end });
    if (!this.#isLooking) void this.#look();
    return ended;
  }

  /** One look for all of them, as long as somebody waits. */
  async #look(): Promise<void> {
    this.#isLooking = true;
    while (this.#awaited.size > 0 && !this.#closed) {
      try {
        await sleep(LOOK_MS);
        for (const jobId of await this.#deps.work.endedAmong([...this.#awaited.keys()])) {
          this.#awaited.get(jobId)?.end();
          this.#awaited.delete(jobId);
        }
      } catch (error) {
        this.#fault(error, '');
        await sleep(LOOK_AGAIN_MS);
      }
    }
    this.#isLooking = false;
  }

  /** Runs a job that was taken, unless its row says otherwise. */
  async #perform(jobId: string): Promise<Performed> {
    const { store, uploads, running, clock } = this.#deps;
    const begun = running && (await this.#insist(() => store.beginJob(jobId, this.#leaseEnd())));
    if (!begun) return undefined;
    const { job, lease } = begun;
    const { organizationId, kind, claim, request } = job;
    this.#running.set(jobId, lease);
    let held: HeldRequest | undefined;
    let isOver = true;
    try {
      held = await uploads.fetch(request);
      await running.conclusions[kind]({ organizationId, claim, lease }, held.values as never);
      return undefined;
    } catch (error) {
      isOver = false;
      if (error instanceof JobLost) {
        this.#leasesLost += 1;
        return undefined;
      }
      const againMs = againAfterMs(error);
      if (againMs !== undefined) {
        await this.#insist(() => store.giveBackJob(lease, false));
        return { againMs };
      }
      isOver = await this.#insist(() => store.endJob(lease, endOf(error), clock()));
      // Whoever asks for the job is told; the log is for what is our fault.
      if (!(error instanceof ValidationError) && !(error instanceof AssayError)) this.#fault(error, jobId);
      return undefined;
    } finally {
      this.#running.delete(jobId);
      await held?.release();
      if (isOver) await this.#discard(job);
    }
  }

  /** Of a job that is over: what cannot be removed now is swept. */
  async #discard({ request, jobId }: Job): Promise<void> {
    await this.#deps.uploads.discard(request).catch((error) => this.#fault(error, jobId));
  }

  /** Asks the database until it answers: what a document came to is not lost with a restart of it. */
  async #insist<T>(ask: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await ask();
      } catch (error) {
        if (!isDatabaseGone(error) || this.#closed) throw error;
      }
      await sleep(LOOK_AGAIN_MS);
    }
  }

  #leaseEnd(): number {
    return this.#deps.clock() + this.#deps.leaseMs * 1000;
  }

  #fault(error: unknown, jobId: string): void {
    this.#deps.onFault(error, jobId);
  }
}
