import type { Worker } from 'node:worker_threads';
import { startThread } from '../../threads/start-thread.js';
import { StoreError } from '../errors.js';
import { errorOf, type Request, type Response, type ThreadSettings } from './protocol.js';

const PROGRAM = new URL('./worker.js', import.meta.url);

type Operations = Record<string, (...parameters: never[]) => unknown>;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/**
 * The caller's end of one store thread. `Callable` names its operations, {@link Reads} or {@link Writes}. A thread
 * that dies is started anew: what it was asked fails, what comes later is answered.
 */
export class StoreThread<
  Callable extends { [Name in keyof Callable]: (...parameters: never[]) => unknown } = Operations,
> {
  readonly #settings: ThreadSettings;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ended: Promise<void>;
  #worker: Worker;
  /** Whether the database was opened since the thread was started. */
  #isOpen = false;
  #lastRequestId = 0;
  #stopped: StoreError | undefined;
  #closing: Promise<void> | undefined;
  #end: () => void = () => {};

  constructor(settings: ThreadSettings) {
    this.#settings = settings;
    this.#worker = this.#start();
    this.#ended = new Promise((resolve) => {
      this.#end = resolve;
    });
  }

  /** To be called first. @throws StoreError when the database cannot be opened */
  async open(): Promise<void> {
    await this.#request('open', []);
    this.#isOpen = true;
  }

  /** How many requests wait for an answer. */
  get waitingCount(): number {
    return this.#waiting.size;
  }

  call<Name extends keyof Callable & string>(
    operation: Name,
    ...parameters: Parameters<Callable[Name]>
  ): Promise<ReturnType<Callable[Name]>> {
    return this.#request(operation, parameters) as Promise<ReturnType<Callable[Name]>>;
  }

  /** Answers what was asked before, closes the database, ends the thread. */
  async close(): Promise<void> {
    this.#closing ??= this.#stopped ? this.#ended : this.#request('close', []).then(() => this.#ended);
    await this.#closing;
  }

  #start(): Worker {
    const worker = startThread(PROGRAM, { workerData: this.#settings });
    let failure: StoreError | undefined;
    worker.on('message', (response: Response) => this.#settle(response));
    worker.on('error', (cause) => {
      failure = new StoreError('STORE_STOPPED', 'the store thread failed', { cause });
    });
    worker.once('exit', () =>
      this.#ending(failure ?? new StoreError('STORE_STOPPED', 'the store is closed')),
    );
    return worker;
  }

  /** The thread is gone. One that could not open the database is not tried again. */
  #ending(error: StoreError): void {
    const isStartedAnew = this.#isOpen && this.#closing === undefined;
    this.#isOpen = false;
    if (!isStartedAnew) {
      this.#stop(error);
      this.#end();
      return;
    }
    this.#rejectWaiting(error);
    this.#worker = this.#start();
    this.open().catch((cause: StoreError) => this.#stop(cause));
  }

  #request(operation: string, parameters: readonly unknown[]): Promise<unknown> {
    if (this.#stopped) return Promise.reject(this.#stopped);
    const requestId = ++this.#lastRequestId;
    return new Promise((resolve, reject) => {
      this.#worker.postMessage({ requestId, operation, parameters } satisfies Request);
      this.#waiting.set(requestId, { resolve, reject });
    });
  }

  #settle(response: Response): void {
    const waiting = this.#waiting.get(response.requestId);
    this.#waiting.delete(response.requestId);
    if (response.ok) waiting?.resolve(response.value);
    else waiting?.reject(errorOf(response.failure));
  }

  #stop(error: StoreError): void {
    this.#stopped ??= error;
    this.#rejectWaiting(this.#stopped);
  }

  #rejectWaiting(error: StoreError): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
