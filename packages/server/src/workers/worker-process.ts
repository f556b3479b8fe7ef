import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { SettingsError } from '../settings.js';
import {
  nameOfStage,
  type RunRequest,
  type RunTask,
  STAGE_DESCRIPTOR,
  type Stage,
  type WorkerMessage,
  type WorkerSetup,
} from './protocol.js';
import type { RunEnd } from './run-end.js';
import { StageReader } from './stage-reader.js';
import type { AnalysisIncident, AnalystSettings, DeathCause } from './types.js';
import { forkWorker } from './worker-launch.js';

/**
 * A start takes 0.34 s of one core from a build, more from sources (2026-11-20); a loaded machine may need
 * many times that.
 */
const START_LIMIT_MS = 30_000;

/**
 * What V8 prints before it aborts over a full heap; nothing else of stderr is looked at once documents come.
 */
const HEAP_EXHAUSTED =
  /heap out of memory|Committing semi space failed|invalid array length Allocation failed/i;

/** The last of stderr: the cause of a failed start, or V8's last words. */
const STDERR_TAIL_LENGTH = 8_192;

interface RunInProgress {
  readonly runId: number;
  readonly startedMs: number;
  readonly finish: (end: RunEnd) => void;
}

/** One worker process, seen from the server: takes one document at a time, can always be killed. */
export class WorkerProcess {
  /** Resolves when the process is gone. */
  readonly ended: Promise<void>;
  readonly #child: ChildProcess;
  readonly #stages: StageReader;
  readonly #onIncident: (incident: AnalysisIncident) => void;
  #run: RunInProgress | undefined;
  #runs = 0;
  #timedOut = false;
  #stopping = false;
  #gone = false;
  #stderrTail = '';
  #rssBytes = 0;

  private constructor(child: ChildProcess, onIncident: (incident: AnalysisIncident) => void) {
    this.#child = child;
    this.#onIncident = onIncident;
    // A process that was not made, or a message that can no longer be sent. What follows from it is told by
    // 'close'; an 'error' that nobody hears would end the server.
    child.on('error', () => child.kill('SIGKILL'));
    this.#stages = new StageReader(child.stdio[STAGE_DESCRIPTOR] as Readable);
    child.stderr?.setEncoding('latin1').on('data', (text: string) => {
      this.#stderrTail = (this.#stderrTail + text).slice(-STDERR_TAIL_LENGTH);
    });
    // 'close' and not 'exit': it comes once both pipes are read to their ends, so the last stage is known.
    this.ended = new Promise((resolve) => {
      child.once('close', (exitCode, signal) => {
        this.#onClose(exitCode, signal);
        resolve();
      });
    });
    child.on('message', (message: WorkerMessage) => this.#onMessage(message));
  }

  /**
   * Starts a worker and waits until its decoders are loaded.
   * @throws SettingsError when what a setting names cannot be used; Error with the start's own output when
   * the process ends, or takes
   *   too long, before it is ready
   */
  static async start(settings: AnalystSettings): Promise<WorkerProcess> {
    const child = forkWorker(settings.memoryLimitMb);
    const worker = new WorkerProcess(child, settings.onIncident ?? (() => {}));
    const setup: WorkerSetup = {
      memoryLimitBytes: settings.memoryLimitMb * 1024 * 1024,
      trustedRoots: settings.trustedRoots ?? [],
      credentialTrustList: settings.credentialTrustList ?? [],
      ...(settings.antiSpoof && { antiSpoof: settings.antiSpoof }),
      ...(settings.generation && { generation: settings.generation }),
      ...(settings.engineModule ? { engineModule: settings.engineModule.href } : {}),
    };
    child.send(setup, () => {});
    const timer = setTimeout(() => child.kill('SIGKILL'), START_LIMIT_MS);
    const told: Promise<WorkerMessage> = once(child, 'message').then(([message]) => message);
    const first = await Promise.race([told, worker.ended]);
    clearTimeout(timer);
    if (first?.kind === 'refused') {
      await worker.stop();
      throw new SettingsError(first.sentence);
    }
    // No document has been near the process yet, so its output may be shown.
    if (!first) {
      const because = worker.#stages.sawMemoryLimit
        ? `it needs more than its ${settings.memoryLimitMb} MB`
        : worker.#stderrTail.trim();
      throw new Error(`an analysis worker did not start: ${because}`);
    }
    return worker;
  }

  /** False as soon as it is to be killed, even if the process still takes messages. */
  get alive(): boolean {
    return !this.#gone && !this.#timedOut && !this.#stopping;
  }

  get documentsTaken(): number {
    return this.#runs;
  }

  /** Resident memory when it last reported. */
  get rssBytes(): number {
    return this.#rssBytes;
  }

  /** Makes one run; kills the process when it takes longer than `limitMs`. Never rejects. */
  async run(task: RunTask, limitMs: number): Promise<RunEnd> {
    const runId = ++this.#runs;
    this.#stderrTail = '';
    const timer = setTimeout(() => {
      this.#timedOut = true;
      this.#child.kill('SIGKILL');
    }, limitMs);
    try {
      return await new Promise((finish) => {
        this.#run = { runId, startedMs: performance.now(), finish };
        const request: RunRequest = { runId, task };
        if (this.alive) this.#child.send(request, () => {});
        else finish(this.#death('killed', { kind: 'opening' }));
      });
    } finally {
      clearTimeout(timer);
      this.#run = undefined;
    }
  }

  /** Ends the process; a run in progress is lost. */
  async stop(): Promise<void> {
    this.#stopping = true;
    if (!this.#gone) this.#child.kill('SIGKILL');
    await this.ended;
  }

  #onMessage(message: WorkerMessage): void {
    this.#rssBytes = message.rssBytes;
    if (message.kind !== 'ended') return;
    for (const { stage, trace } of message.broken) {
      if (stage.kind === 'check') this.#onIncident({ kind: 'check-broken', checkId: stage.checkId, trace });
      if (stage.kind === 'fingerprinting')
        this.#onIncident({ kind: 'fingerprinting-broken', fingerprinter: stage.fingerprinter, trace });
      if (stage.kind === 'reading') this.#onIncident({ kind: 'reading-broken', part: stage.part, trace });
      if (stage.kind === 'comparing') this.#onIncident({ kind: 'comparison-broken', trace });
    }
    if (message.result.kind === 'decoder-threw')
      this.#onIncident({ kind: 'decoder-threw', trace: message.result.trace });
    this.#run?.finish(message.result);
  }

  #onClose(exitCode: number | null, signal: NodeJS.Signals | null): void {
    this.#gone = true;
    if (this.#stopping) return;
    const cause = this.#causeOfDeath(signal);
    const stage = this.#run ? this.#stages.of(this.#run.runId) : undefined;
    const where = stage ? nameOfStage(stage) : 'idle';
    this.#onIncident({ kind: 'worker-died', cause, stage: where, exit: signal ?? `code ${exitCode}` });
    if (stage) this.#run?.finish(this.#death(cause, stage));
  }

  #causeOfDeath(signal: NodeJS.Signals | null): DeathCause {
    if (this.#stages.sawMemoryLimit || HEAP_EXHAUSTED.test(this.#stderrTail)) return 'memory';
    if (this.#timedOut) return 'time';
    // Faults of its own end a process with SIGSEGV, SIGABRT and the like, never with these.
    return signal === 'SIGKILL' || signal === 'SIGTERM' || signal === 'SIGINT' || signal === 'SIGHUP'
      ? 'killed'
      : 'crash';
  }

  #death(cause: DeathCause, stage: Stage): RunEnd {
    const tookMs = this.#run ? performance.now() - this.#run.startedMs : 0;
    return { kind: 'died', cause, stage, firstDocument: this.#runs === 1, tookMs };
  }
}
