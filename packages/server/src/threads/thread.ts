import type { Worker } from 'node:worker_threads';
import { startThread } from './start-thread.js';

/** How long a thread without work is kept. */
const IDLE_MS = 30_000;
/** What is new and what stays in a thread's memory. A task that needs more ends its thread and fails. */
const MEMORY_LIMITS_MB = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 256 };

/** What a thread answers a task with. */
export type Answer = { readonly result: unknown } | { readonly error: unknown };

interface Waiting<Task, Result> {
  readonly task: Task;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * A thread for work that would keep the event loop from everything else: started when there is some, ended when there
 * was none for a while, started anew when it died of a task. It does one task after the other.
 */
export class Thread<Task, Result> {
  readonly #program: URL;
  /** The first of them is under way. */
  readonly #waiting: Waiting<Task, Result>[] = [];
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;

  /** @param program calls `doTasks`; named as it is built, `.js` */
  constructor(program: URL) {
    this.#program = program;
  }

  /** @throws whatever the task throws; an Error when the thread died of it */
  run(task: Task): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, resolve, reject });
      if (this.#waiting.length === 1) this.#begin();
    });
  }

  /** What waits fails. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    for (const { reject } of this.#waiting.splice(0)) reject(new Error('the thread is closed'));
    await this.#end();
  }

  /** What comes later starts another. */
  async #end(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  #begin(): void {
    clearTimeout(this.#idle);
    const [first] = this.#waiting;
    if (first) {
      this.#worker ??= this.#start();
      this.#worker.ref();
      this.#worker.postMessage(first.task);
    } else {
      this.#worker?.unref();
      this.#idle = setTimeout(() => void this.#end(), IDLE_MS).unref();
    }
  }

  #start(): Worker {
    const worker = startThread(this.#program, { resourceLimits: MEMORY_LIMITS_MB });
    let failure: unknown;
    worker.on('message', (answer: Answer) => this.#settle(answer));
    worker.on('error', (error) => {
      failure = error;
    });
    worker.once('exit', () => {
      if (this.#worker !== worker) return;
      this.#worker = undefined;
      if (this.#waiting.length > 0) this.#settle({ error: failure ?? new Error('the thread has ended') });
    });
    return worker;
  }

  #settle(answer: Answer): void {
    const done = this.#waiting.shift();
    if ('error' in answer) done?.reject(answer.error);
    else done?.resolve(answer.result as Result);
    this.#begin();
  }
}
