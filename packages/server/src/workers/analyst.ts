import { setTimeout as delay } from 'node:timers/promises';
import { isVideo } from '@assay/media';
import { AssayError } from '../errors.js';
import { FairQueue } from '../fair-queue.js';
import { compareToTheEnd } from './comparison-runs.js';
import { examineToTheEnd } from './examination-runs.js';
import { mayKeepBytes } from './kept-memory.js';
import { learnedoTheEnd } from './learning-runs.js';
import { lookToTheEnd } from './look-runs.js';
import type { RunTask } from './protocol.js';
import { readToTheEnd } from './reading-runs.js';
import type { RunEnd } from './run-end.js';
import type { Sandbox } from './sandbox/launch.js';
import { selfieLookToTheEnd } from './selfie-look-runs.js';
import {
  type AnalysisIncident,
  type AnalysisJob,
  type Analyst,
  type AnalystSettings,
  DEATH_CAUSES,
  type DeathCause,
  type DocumentReading,
  type Examination,
  type PairComparison,
  type ReadingJob,
  type Taught,
  type TeachingJob,
  type Turn,
  type VerificationJob,
  type Viewed,
  type ViewJob,
} from './types.js';
import { viewToTheEnd } from './view-runs.js';
import { sandboxOfWorkers } from './worker-launch.js';
import { WorkerProcess } from './worker-process.js';

/** A worker is replaced after this many documents, before what decoders leak adds up. */
const RECYCLE_AFTER_DOCUMENTS = 200;

/** Between two attempts to start a worker that does not start: doubled each time, up to the second value. */
const FIRST_BACK_OFF_MS = 100;
const LONGEST_BACK_OFF_MS = 10_000;

/** Attempts to get a fresh worker for a document whose first one died. */
const ATTEMPTS_FOR_A_RERUN = 3;

/**
 * Of a document's time, what one stage of a run may take: one check that comes to no end leaves as much for
 * the others; reading and comparing are nearly all of their runs.
 */
const STAGE_SHARES: Readonly<Record<RunTask['kind'], number>> = {
  examine: 0.5,
  read: 0.8,
  learn: 1,
  look: 1,
  view: 1,
  compare: 0.8,
  'look-at-selfie': 1,
};

/** Of documents that are examined for nobody in particular. */
const NO_ORGANIZATION = 0;

/** Makes one run in a live worker. */
type Run = (task: RunTask, paths: readonly string[], limitMs: number) => Promise<RunEnd>;

interface WaitingJob {
  /** Works on the job to its end and settles what the caller waits for. Never rejects. */
  readonly workThrough: (run: Run) => Promise<void>;
  readonly reject: (error: unknown) => void;
  readonly onProcessorMs?: Turn['onProcessorMs'];
}

/** A place for one worker process; the processes in it change. */
interface Slot {
  state: 'starting' | 'idle' | 'busy';
  worker: WorkerProcess | undefined;
  /** The last replacement of the worker, over or under way. */
  refilled: Promise<void>;
}

/**
 * Starts the pool; resolves once one worker is warm, while the others are still starting.
 * @throws SettingsError when what a setting names cannot be used, Error when no worker starts for another
 * reason
 */
export async function startAnalyst(settings: AnalystSettings): Promise<Analyst> {
  const pool = new Pool(settings);
  await pool.start();
  return pool;
}

class Pool implements Analyst {
  readonly #settings: AnalystSettings;
  readonly sandbox: Sandbox;
  readonly #deaths = new Map<DeathCause, number>(DEATH_CAUSES.map((cause) => [cause, 0]));
  readonly #slots: readonly Slot[];
  readonly #waiting = new FairQueue<WaitingJob>();
  readonly #stopping = new AbortController();
  #closing: Promise<void> | undefined;
  #drained: (() => void) | undefined;

  constructor(settings: AnalystSettings) {
    const onIncident = (incident: AnalysisIncident): void => {
      if (incident.kind === 'worker-died')
        this.#deaths.set(incident.cause, (this.#deaths.get(incident.cause) ?? 0) + 1);
      settings.onIncident?.(incident);
    };
    this.#settings = { ...settings, onIncident };
    this.sandbox = sandboxOfWorkers(settings.sandbox ?? 'auto', settings.engineModule, settings.sandboxKinds);
    this.#slots = Array.from({ length: settings.workers }, () => ({
      state: 'starting',
      worker: undefined,
      refilled: Promise.resolve(),
    }));
  }

  async start(): Promise<void> {
    const starts = this.#slots.map((slot) => this.#fork(slot).then(() => this.#setIdle(slot)));
    try {
      await Promise.any(starts);
    } catch (error) {
      throw (error as AggregateError).errors[0];
    }
    for (const [index, started] of starts.entries()) {
      const slot = this.#slots[index];
      if (slot) slot.refilled = started.catch(() => this.#refill(slot));
    }
  }

  get running(): number {
    return this.#slots.filter(({ state }) => state === 'busy').length;
  }

  get waiting(): number {
    return this.#waiting.size;
  }

  get isFull(): boolean {
    // A worker that is being replaced counts as one: its place will be free in a moment.
    return this.running + this.waiting >= this.#slots.length + this.#settings.queueLimit;
  }

  get deaths(): ReadonlyMap<DeathCause, number> {
    return this.#deaths;
  }

  examine({ path, invoicePath, ...job }: AnalysisJob, turn?: Turn): Promise<Examination> {
    const paths = invoicePath === undefined ? [path] : [path, invoicePath];
    return this.#take(turn, (run) =>
      examineToTheEnd(
        (plan, limitMs) => run({ kind: 'examine', job, plan }, paths, limitMs),
        this.#settings.timeLimitMs,
      ),
    );
  }

  read({ path, ...job }: ReadingJob, turn?: Turn): Promise<DocumentReading> {
    return this.#take(turn, (run) =>
      readToTheEnd(
        (plan, limitMs) => run({ kind: 'read', job, plan }, [path], limitMs),
        this.#settings.timeLimitMs,
      ),
    );
  }

  learn({ path, ...job }: TeachingJob, turn?: Turn): Promise<Taught> {
    return this.#take(turn, (run) =>
      learnedoTheEnd((limitMs) => run({ kind: 'learn', job }, [path], limitMs), this.#settings.timeLimitMs),
    );
  }

  look({ path, format }: Parameters<Analyst['look']>[0]): ReturnType<Analyst['look']> {
    const task: RunTask = { kind: 'look', job: { format, subject: 'object' } };
    return this.#take(undefined, (run) =>
      lookToTheEnd((limitMs) => run(task, [path], limitMs), this.#settings.timeLimitMs),
    );
  }

  lookAtSelfie({
    path,
    format,
  }: Parameters<Analyst['lookAtSelfie']>[0]): ReturnType<Analyst['lookAtSelfie']> {
    const task: RunTask = { kind: 'look-at-selfie', job: { format } };
    return this.#take(undefined, (run) =>
      selfieLookToTheEnd((limitMs) => run(task, [path], limitMs), this.#settings.timeLimitMs),
    );
  }

  view({ path, format, view }: ViewJob, turn?: Turn): Promise<Viewed> {
    // An object is not read, and to look at a page nothing has to be.
    const task: RunTask = isVideo(format)
      ? { kind: 'view', clip: format, view }
      : { kind: 'view', job: { format, subject: 'object' }, view };
    return this.#take(turn, (run) =>
      viewToTheEnd((limitMs) => run(task, [path], limitMs), this.#settings.timeLimitMs),
    );
  }

  compare({ id, idBack, selfie, policy, idReading }: VerificationJob, turn?: Turn): Promise<PairComparison> {
    const back = idBack && { idBack: { format: idBack.format } };
    const paths = [id.path, selfie.path, ...(idBack ? [idBack.path] : [])];
    const job = {
      id: { format: id.format },
      ...back,
      selfie: { format: selfie.format, instructions: selfie.instructions },
      policy,
      idReading,
    };
    return this.#take(turn, (run) =>
      compareToTheEnd(
        (plan, limitMs) => run({ kind: 'compare', job, plan }, paths, limitMs),
        this.#settings.timeLimitMs,
      ),
    );
  }

  async #take<Result>(
    { organizationId, signal, onProcessorMs }: Turn = { organizationId: NO_ORGANIZATION },
    work: (run: Run) => Promise<Result>,
  ): Promise<Result> {
    if (signal?.aborted) throw new AssayError('CLIENT_GONE');
    if (this.#closing) throw new AssayError('SHUTTING_DOWN');
    if (this.isFull) throw new AssayError('QUEUE_FULL', { running: this.running, waiting: this.waiting });
    return new Promise((resolve, reject) => {
      const job: WaitingJob = {
        workThrough: (run) => work(run).then(resolve, reject),
        reject,
        onProcessorMs,
      };
      this.#waiting.add(organizationId, job);
      signal?.addEventListener('abort', () => {
        if (this.#waiting.remove(organizationId, job)) reject(new AssayError('CLIENT_GONE'));
      });
      this.#dispatch();
    });
  }

  close(): Promise<void> {
    this.#closing ??= this.#finish();
    return this.#closing;
  }

  async #finish(): Promise<void> {
    if (this.running > 0 || this.waiting > 0) {
      await new Promise<void>((resolve) => {
        this.#drained = resolve;
      });
    }
    this.#stopping.abort();
    await Promise.all(this.#slots.map(({ refilled }) => refilled));
    await Promise.all(this.#slots.map(({ worker }) => worker?.stop()));
  }

  #dispatch(): void {
    for (const slot of this.#slots) {
      if (slot.state !== 'idle') continue;
      const next = this.#waiting.take();
      if (!next) break;
      slot.state = 'busy';
      void this.#serve(slot, next.item).finally(() => this.#waiting.ended(next.organizationId));
    }
    if (this.running === 0 && this.waiting === 0) this.#drained?.();
  }

  async #serve(slot: Slot, { workThrough, onProcessorMs }: WaitingJob): Promise<void> {
    await workThrough(async (task, paths, processorMs) => {
      const worker = await this.#liveWorker(slot);
      const stageProcessorMs = this.#settings.timeLimitMs * STAGE_SHARES[task.kind];
      const end = await worker.run(task, paths, { processorMs, stageProcessorMs });
      onProcessorMs?.(worker.lastRunProcessorMs);
      return end;
    });
    if (slot.worker && !this.#isSpent(slot.worker)) this.#setIdle(slot);
    else slot.refilled = this.#refill(slot);
  }

  /** The slot's worker, or a fresh one in place of one that died under the document. */
  async #liveWorker(slot: Slot): Promise<WorkerProcess> {
    for (let attempt = 1; !slot.worker?.alive; attempt++) {
      try {
        await this.#fork(slot);
      } catch {
        if (attempt === ATTEMPTS_FOR_A_RERUN)
          throw new AssayError('INTERNAL', { reason: 'no analysis worker can be started' });
      }
    }
    return slot.worker;
  }

  #isSpent({ alive, documentsTaken, rssBytes }: WorkerProcess): boolean {
    const { memoryLimitMb, recycleAfter = RECYCLE_AFTER_DOCUMENTS } = this.#settings;
    return !alive || documentsTaken >= recycleAfter || rssBytes > mayKeepBytes(memoryLimitMb * 1024 * 1024);
  }

  /** Puts a fresh worker into the slot, however long that takes. */
  async #refill(slot: Slot): Promise<void> {
    slot.state = 'starting';
    this.#dispatch();
    await slot.worker?.stop();
    for (
      let backOffMs = FIRST_BACK_OFF_MS;
      !this.#stopping.signal.aborted;
      backOffMs = Math.min(2 * backOffMs, LONGEST_BACK_OFF_MS)
    ) {
      try {
        await this.#fork(slot);
        this.#setIdle(slot);
        return;
      } catch {
        this.#rejectWaitingIfAllAreDown();
        await delay(backOffMs, undefined, { signal: this.#stopping.signal }).catch(() => {});
      }
    }
  }

  async #fork(slot: Slot): Promise<void> {
    try {
      const worker = await WorkerProcess.start(this.#settings, this.sandbox);
      slot.worker = worker;
      void worker.ended.then(() => {
        if (slot.worker === worker && slot.state === 'idle' && !this.#stopping.signal.aborted)
          slot.refilled = this.#refill(slot);
      });
    } catch (error) {
      this.#settings.onIncident?.({ kind: 'worker-not-started', message: (error as Error).message });
      throw error;
    }
  }

  #setIdle(slot: Slot): void {
    slot.state = 'idle';
    this.#dispatch();
  }

  /** With no worker left and none to be had, waiting would have no end. */
  #rejectWaitingIfAllAreDown(): void {
    if (this.#slots.some(({ state }) => state !== 'starting')) return;
    for (let next = this.#waiting.take(); next; next = this.#waiting.take()) {
      this.#waiting.ended(next.organizationId);
      next.item.reject(new AssayError('INTERNAL', { reason: 'no analysis worker can be started' }));
    }
    this.#dispatch();
  }
}
