import type { ChildProcess } from 'node:child_process';
import { type FileHandle, open } from 'node:fs/promises';
import { constants } from 'node:os';
import type { Duplex, Readable } from 'node:stream';
import { checksOf, type Subject } from '@assay/forensics';
import { SettingsError } from '../settings-error.js';
import { MessageError } from './pipe/message-schema.js';
import { WorkerPipe } from './pipe/worker-pipe.js';
import {
  type ExaminationTask,
  nameOfStage,
  type OpenedForExamination,
  PIPE_DESCRIPTOR,
  type RunResult,
  type RunTask,
  STAGE_DESCRIPTOR,
  type Stage,
  traceOf,
  type WorkerMessage,
  type WorkerSetup,
} from './protocol.js';
import { RunClock, type RunLimit } from './run-clock.js';
import type { ExaminationProgress, RunEnd } from './run-end.js';
import type { Sandbox } from './sandbox/launch.js';
import { StageReader } from './stage-reader.js';
import type { AnalysisIncident, AnalystSettings, DeathCause } from './types.js';
import { launchWorker } from './worker-launch.js';

/**
 * A start takes .8 s of processor time from a build (2026-11-29), 2 s from sources (2026-11-28). On a loaded machine that may be
 * minutes of wall clock.
 */
const START_LIMIT = { processorMs: 30_000, stageProcessorMs: 30_000 } as const satisfies RunLimit;

/**
 * What V8 prints before it aborts over a full heap; nothing else of stderr is looked at once documents come.
 */
const HEAP_EXHAUSTED =
  /heap out of memory|Committing semi space failed|invalid array length Allocation failed/i;

/** The last of stderr: the cause of a failed start, or V8's last words. */
const STDERR_TAIL_LENGTH = 8_192;

interface RunInProgress {
  readonly runId: number;
  readonly task: RunTask;
  readonly clock: RunClock;
  progress: ExaminationProgress | undefined;
  readonly finish: (end: RunEnd) => void;
}

/** What confines a worker tells the signal that ended it as shells do: 128 and its number. */
function signalBehind(exitCode: number | null): NodeJS.Signals | null {
  const names = Object.keys(constants.signals) as NodeJS.Signals[];
  return names.find((name) => constants.signals[name] + 128 === exitCode) ?? null;
}

/** The task that a result answers; the results that are not here may answer any. */
const ANSWERS: Partial<Record<RunResult['kind'], RunTask['kind']>> = {
  examined: 'examine',
  read: 'read',
  looked: 'look',
  compared: 'compare',
  'selfie-looked': 'look-at-selfie',
  viewed: 'view',
};

/** As many bytes as were announced. @throws RangeError when the file has become shorter */
async function* bytesOf(file: FileHandle, size: number): AsyncGenerator<Buffer> {
  if (size === 0) return;
  let sent = 0;
  for await (const piece of file.createReadStream({ start: 0, end: size - 1, autoClose: false })) {
    sent += (piece as Buffer).length;
    yield piece as Buffer;
  }
  if (sent < size) throw new RangeError('the file has become shorter');
}

/** One worker process, seen from the server: takes one document at a time, can always be killed. */
export class WorkerProcess {
  /** Resolves when the process is gone. */
  readonly ended: Promise<void>;
  readonly #child: ChildProcess;
  readonly #stages: StageReader;
  readonly #pipe: WorkerPipe;
  readonly #settings: AnalystSettings;
  #onStart: ((message: WorkerMessage) => void) | undefined;
  #run: RunInProgress | undefined;
  #runs = 0;
  #timedOut = false;
  /** What it said that no worker says. */
  #lie: string | undefined;
  #stopping = false;
  #gone = false;
  #stderrTail = '';
  #lastRunProcessorMs = 0;
  #rssBytes = 0;

  private constructor(child: ChildProcess, settings: AnalystSettings) {
    this.#child = child;
    this.#settings = settings;
    // A process that was not made. What follows from it is told by 'close'; an 'error' that nobody hears
    // would end the server.
    child.on('error', () => child.kill('SIGKILL'));
    const lied = (reason: string): void => this.#killForLying(reason);
    this.#stages = new StageReader(child.stdio[STAGE_DESCRIPTOR] as Readable, () =>
      lied('a flood of stages'),
    );
    this.#pipe = new WorkerPipe(
      child.stdio[PIPE_DESCRIPTOR] as Duplex,
      (message) => this.#onMessage(message),
      lied,
    );
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
  }

  /**
   * Starts a worker and waits until its decoders are loaded.
   * @throws SettingsError when what a setting names cannot be used; Error with the start's own output when
   * the process ends, or takes
   *   too long, before it is ready
   */
  static async start(settings: AnalystSettings, sandbox: Sandbox): Promise<WorkerProcess> {
    const child = launchWorker(settings, sandbox);
    const worker = new WorkerProcess(child, settings);
    const setup: WorkerSetup = {
      memoryLimitBytes: settings.memoryLimitMb * 1024 * 1024,
      trustedRoots: settings.trustedRoots ?? [],
      credentialTrustList: settings.credentialTrustList ?? [],
      ...(settings.antiSpoof && { antiSpoof: settings.antiSpoof }),
      ...(settings.livenessSteps && { livenessSteps: settings.livenessSteps }),
      ...(settings.generation && { generation: settings.generation }),
      ...(settings.engineModule ? { engineModule: settings.engineModule.href } : {}),
    };
    const told = new Promise<WorkerMessage>((resolve) => {
      worker.#onStart = resolve;
    });
    worker.#pipe.setUp(setup);
    const clock = new RunClock(child.pid ?? 0, START_LIMIT, () => child.kill('SIGKILL'));
    const first = await Promise.race([told, worker.ended]);
    clock.stop();
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
    return !this.#gone && !this.#timedOut && !this.#stopping && this.#lie === undefined;
  }

  get documentsTaken(): number {
    return this.#runs;
  }

  /** Processor time that the last run took; 0 before the first. */
  get lastRunProcessorMs(): number {
    return this.#lastRunProcessorMs;
  }

  /** Resident memory when it last reported. */
  get rssBytes(): number {
    return this.#rssBytes;
  }

  /**
   * Makes one run; the process is killed when it passes its limit. Never rejects.
   * @param paths of the files that the task is about, in order; the worker gets their bytes
   */
  async run(task: RunTask, paths: readonly string[], limit: RunLimit): Promise<RunEnd> {
    const opened: FileHandle[] = [];
    try {
      for (const path of paths) opened.push(await open(path));
      const sizes = await Promise.all(opened.map(async (file) => (await file.stat()).size));
      return await this.#runOver(task, opened, sizes, limit);
    } catch (error) {
      return { kind: 'failed', trace: traceOf(error) };
    } finally {
      await Promise.all(opened.map((file) => file.close()));
    }
  }

  async #runOver(
    task: RunTask,
    files: readonly FileHandle[],
    fileSizes: readonly number[],
    limit: RunLimit,
  ): Promise<RunEnd> {
    const runId = ++this.#runs;
    this.#stderrTail = '';
    this.#stages.begin();
    const clock = new RunClock(this.#child.pid ?? 0, limit, () => {
      this.#timedOut = true;
      this.#child.kill('SIGKILL');
    });
    try {
      return await new Promise((finish) => {
        this.#run = { runId, task, clock, progress: undefined, finish };
        if (!this.alive) return finish(this.#death('killed', { kind: 'opening' }));
        const bytes = files.map((file, index) => bytesOf(file, fileSizes[index] ?? 0));
        this.#pipe.request({ runId, task, fileSizes, limit }, bytes).catch((error: unknown) => {
          // Half a file has been sent: the worker would wait for the rest for ever.
          finish({ kind: 'failed', trace: traceOf(error) });
          void this.stop();
        });
      });
    } finally {
      this.#lastRunProcessorMs = clock.readUsedMs();
      clock.stop();
      this.#run = undefined;
    }
  }

  /** Ends the process; a run in progress is lost. */
  async stop(): Promise<void> {
    this.#stopping = true;
    if (!this.#gone) this.#child.kill('SIGKILL');
    await this.ended;
  }

  /** Throws for words of the right shape that are out of place; the pipe then calls it a lie. */
  #onMessage(message: WorkerMessage): void {
    if (message.kind === 'ready' || message.kind === 'refused') {
      if (!this.#onStart) throw new MessageError('a second start');
      this.#rssBytes = message.rssBytes;
      this.#onStart(message);
      this.#onStart = undefined;
      return;
    }
    const run = this.#run;
    if (message.runId !== run?.runId) throw new MessageError('a message out of place');
    if (message.kind !== 'ended') {
      if (run.task.kind !== 'examine') throw new MessageError('an answer to another question');
      run.progress = this.#progressOf(run.task, run.progress, message);
      return;
    }
    this.#rssBytes = message.rssBytes;
    this.#mustAnswer(run.task, message.result);
    for (const { stage, trace } of message.broken) {
      if (stage.kind === 'check') this.#onIncident({ kind: 'check-broken', checkId: stage.checkId, trace });
      if (stage.kind === 'fingerprinting')
        this.#onIncident({ kind: 'fingerprinting-broken', fingerprinter: stage.fingerprinter, trace });
      if (stage.kind === 'reading') this.#onIncident({ kind: 'reading-broken', part: stage.part, trace });
      if (stage.kind === 'comparing' || stage.kind === 'reading the ID')
        this.#onIncident({ kind: 'comparison-broken', trace });
    }
    if (message.result.kind === 'decoder-threw')
      this.#onIncident({ kind: 'decoder-threw', trace: message.result.trace });
    run.finish(message.result);
  }

  /** @throws MessageError for a check that was not announced, or has ended */
  #progressOf(
    { job, plan }: ExaminationTask,
    progress: ExaminationProgress | undefined,
    message: Extract<WorkerMessage, { kind: 'opened' | 'check-ended' }>,
  ): ExaminationProgress {
    if (message.kind === 'opened') {
      if (progress) throw new MessageError('opened twice');
      this.#mustBeKnown(job.subject ?? 'document', message.opened);
      return { opened: message.opened, documentClass: job.documentClass, ended: [] };
    }
    const { checkId } = message.check;
    const isAwaited = (name: { readonly checkId: string }): boolean => name.checkId === checkId;
    if (!progress?.opened.checks.some(isAwaited) || progress.ended.some(isAwaited) || plan.kept.has(checkId))
      throw new MessageError('a check unasked for');
    return {
      ...progress,
      documentClass: message.documentClass ?? progress.documentClass,
      ended: [...progress.ended, message.check],
    };
  }

  /** @throws MessageError for an answer to another question, or by a check that does not exist */
  #mustAnswer(task: RunTask, result: RunResult): void {
    if (Object.hasOwn(ANSWERS, result.kind) && ANSWERS[result.kind] !== task.kind)
      throw new MessageError('an answer to another question');
    if (task.kind !== 'examine' || result.kind !== 'examined') return;
    this.#mustBeKnown(task.job.subject ?? 'document', result.examination);
  }

  /** @throws MessageError for another subject than was asked for, and for checks that do not exist */
  #mustBeKnown(asked: Subject, { subject, checks }: Pick<OpenedForExamination, 'subject' | 'checks'>): void {
    if (subject !== asked) throw new MessageError('another subject');
    const known = new Set([...checksOf(subject).map(({ id }) => id), ...(this.#settings.ownCheckIds ?? [])]);
    // Deleting as it goes: a check that answers twice is as wrong as one that does not exist.
    if (!checks.every(({ checkId }) => known.delete(checkId))) throw new MessageError('a check unasked for');
  }

  #killForLying(reason: string): void {
    this.#lie ??= reason;
    this.#child.kill('SIGKILL');
  }

  #onIncident(incident: AnalysisIncident): void {
    this.#settings.onIncident?.(incident);
  }

  #onClose(exitCode: number | null, ownSignal: NodeJS.Signals | null): void {
    const signal = ownSignal ?? signalBehind(exitCode);
    this.#gone = true;
    if (this.#stopping) return;
    const cause = this.#causeOfDeath(signal);
    const stage = this.#run ? this.#stages.of(this.#run.runId) : undefined;
    const where = stage ? nameOfStage(stage) : 'idle';
    this.#onIncident({
      kind: 'worker-died',
      cause,
      stage: where,
      exit: this.#lie ?? signal ?? `code ${exitCode}`,
    });
    if (stage) this.#run?.finish(this.#death(cause, stage));
  }

  #causeOfDeath(signal: NodeJS.Signals | null): DeathCause {
    if (this.#lie !== undefined) return 'lied';
    if (this.#stages.sawMemoryLimit || HEAP_EXHAUSTED.test(this.#stderrTail)) return 'memory';
    if (this.#timedOut || this.#stages.sawTimeLimit) return 'time';
    // Faults of its own end a process with SIGSEGV, SIGABRT and the like, never with these.
    return signal === 'SIGKILL' || signal === 'SIGTERM' || signal === 'SIGINT' || signal === 'SIGHUP'
      ? 'killed'
      : 'crash';
  }

  #death(cause: DeathCause, stage: Stage): RunEnd {
    const { clock, progress } = this.#run ?? {};
    return {
      kind: 'died',
      cause,
      stage,
      firstDocument: this.#runs === 1,
      tookMs: clock?.usedMs ?? 0,
      progress,
    };
  }
}
