import { processorTimeMs, queuedTimeMs } from './processor-time.js';

/** How long one run may take. */
export interface RunLimit {
  /** Processor time of the worker, all its threads together. */
  readonly processorMs: number;
  /** The same of one stage of the run. */
  readonly stageProcessorMs: number;
}

const POLL_INTERVAL_MS = 250;

/**
 * The worker ends itself at its limit (worker/watchdog.ts), to 25 ms. One that does not, since it was taken
 * over, is ended here when it is this far beyond.
 */
const GRACE_MS = 1_000;

/**
 * A worker that used less processor time than this in so long a time, and did not wait for a processor either, sleeps.
 * The watchdog alone takes about 10 ms. Waiting has to be counted: at a load of 37 on two cores a worker of the lowest
 * priority got less (2026-11-28).
 */
const ASLEEP = { lessThanMs: 100, inMs: 20_000 };

/** Wall clock, in processor limits: far out, for machines that do not tell processor time. */
const WALL_LIMITS = 20;

/** Watches one run of one worker, or its start, from outside. */
export class RunClock {
  readonly #processId: number;
  readonly #limit: RunLimit;
  readonly #startedMs = performance.now();
  readonly #startProcessorMs: number | undefined;
  readonly #timer: NodeJS.Timeout;
  #usedMs = 0;
  /** When it was last seen to do something, and what it had used and waited for by then. */
  #awake: { readonly atMs: number; readonly activeMs: number };

  /** @param onLate called once, when the run is to be ended */
  constructor(processId: number, limit: RunLimit, onLate: () => void) {
    this.#processId = processId;
    this.#limit = limit;
    this.#startProcessorMs = processorTimeMs(processId);
    this.#awake = { atMs: this.#startedMs, activeMs: queuedTimeMs(processId) };
    this.#timer = setInterval(() => {
      if (!this.#isLate()) return;
      this.stop();
      onLate();
    }, POLL_INTERVAL_MS);
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Looks once more, and tells what the run used. */
  readUsedMs(): number {
    this.#look();
    return this.usedMs;
  }

  /** Processor time that the run used when it was last looked at; wall clock where no one tells. */
  get usedMs(): number {
    return this.#startProcessorMs === undefined ? performance.now() - this.#startedMs : this.#usedMs;
  }

  /** @returns false where nobody tells */
  #look(): boolean {
    const processorMs = processorTimeMs(this.#processId);
    if (this.#startProcessorMs === undefined || processorMs === undefined) return false;
    // What a child used is no longer told when it has ended: time never runs back.
    this.#usedMs = Math.max(this.#usedMs, processorMs - this.#startProcessorMs);
    return true;
  }

  #isLate(): boolean {
    const nowMs = performance.now();
    if (nowMs - this.#startedMs > WALL_LIMITS * this.#limit.processorMs + ASLEEP.inMs) return true;
    if (!this.#look()) return false;
    if (this.#usedMs > this.#limit.processorMs + GRACE_MS) return true;
    const activeMs = this.#usedMs + queuedTimeMs(this.#processId);
    // What a process that has ended had waited is no longer told: less is a sign of life, too.
    if (Math.abs(activeMs - this.#awake.activeMs) >= ASLEEP.lessThanMs)
      this.#awake = { atMs: nowMs, activeMs };
    return nowMs - this.#awake.atMs > ASLEEP.inMs;
  }
}
