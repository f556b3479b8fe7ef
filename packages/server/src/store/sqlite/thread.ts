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
 * The caller's end of one store thread. `Callable` names its operations, {@link Reads} or {@link Writes}. The thread is
 * started by the first call: one costs 0.12 s of processor time (2026-11-30), and a command needs one or two of four. One
 * that dies fails what it was asked; the next call starts it anew.
 */
export class StoreThread<
  Callable extends { [Name in keyof Callable]: (...parameters: never[]) => unknown } = Operations,
> {
  readonly #settings: ThreadSettings;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  /** Of the thread that runs: its database is open. */
  #opened: Promise<unknown> | undefined;
  #lastRequestId = 0;
  #closing: Promise<void> | undefined;

  constructor(settings: ThreadSettings) {
    this.#settings = settings;
  }

  /** Starts the thread ahead of the first call. @throws StoreError when the database cannot be opened */
  async open(): Promise<void> {
    if (!this.#worker) this.#start();
    await this.#opened;
  }

  get isRunning(): boolean {
    return this.#worker !== undefined;
  }

  /** How many requests wait for an answer. */
  get waitingCount(): number {
    return this.#waiting.size;
  }

  /** @throws StoreError of the operation, of opening the database, or STORE_STOPPED when the thread died or is closed */
  async call<Name extends keyof Callable & string>(
    operation: Name,
    ...parameters: Parameters<Callable[Name]>
  ): Promise<ReturnType<Callable[Name]>> {
    if (this.#closing) throw new StoreError('STORE_STOPPED', 'the store is closed');
    const worker = this.#worker ?? this.#start();
    return this.#request(worker, operation, parameters) as Promise<ReturnType<Callable[Name]>>;
  }

  /** Answers what was asked before, closes the database, ends the thread. */
  close(): Promise<void> {
    this.#closing ??= this.#end();
    return this.#closing;
  }

  #start(): Worker {
    const worker = startThread(PROGRAM, { workerData: this.#settings });
    let failure: Error = new StoreError('STORE_STOPPED', 'the store is closed');
    worker.on('message', (response: Response) => this.#settle(response));
    worker.on('error', (cause) => {
      failure = new StoreError('STORE_STOPPED', 'the store thread failed', { cause });
    });
    worker.once('exit', () => {
      this.#worker = undefined;
      this.#rejectWaiting(failure);
    });
    this.#worker = worker;
    this.#opened = this.#request(worker, 'open', []);
    this.#opened.catch((cause: Error) => {
      // A thread without a database answers nothing but its end: who asks before that is told why, too.
      failure = cause;
      this.#rejectWaiting(cause);
      this.#tellToClose(worker);
    });
    return worker;
  }

  async #end(): Promise<void> {
    const worker = this.#worker;
    if (!worker) return;
    const ended = new Promise((resolve) => worker.once('exit', resolve));
    this.#tellToClose(worker);
    await ended;
  }

  /** Its end is the answer. */
  #tellToClose(worker: Worker): void {
    const requestId = ++this.#lastRequestId;
    worker.postMessage({ requestId, operation: 'close', parameters: [] } satisfies Request);
  }

  #request(worker: Worker, operation: string, parameters: readonly unknown[]): Promise<unknown> {
    const requestId = ++this.#lastRequestId;
    return new Promise((resolve, reject) => {
      worker.postMessage({ requestId, operation, parameters } satisfies Request);
      this.#waiting.set(requestId, { resolve, reject });
    });
  }

  #settle(response: Response): void {
    const waiting = this.#waiting.get(response.requestId);
    this.#waiting.delete(response.requestId);
    if (response.ok) waiting?.resolve(response.value);
    else waiting?.reject(errorOf(response.failure));
  }

  #rejectWaiting(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
