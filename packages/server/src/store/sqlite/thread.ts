import { Worker } from 'node:worker_threads';
import { StoreError } from '../errors.js';
import { errorOf, type Request, type Response, type ThreadSettings } from './protocol.js';

type Operations = Record<string, (...parameters: never[]) => unknown>;

interface Waiting {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** The caller's end of one store thread. `Callable` names its operations, {@link Reads} or {@link Writes}. */
export class StoreThread<
  Callable extends { [Name in keyof Callable]: (...parameters: never[]) => unknown } = Operations,
> {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ended: Promise<void>;
  #lastRequestId = 0;
  #stopped: StoreError | undefined;
  #closing: Promise<void> | undefined;

  constructor(settings: ThreadSettings) {
    this.#worker = startWorker(settings);
    this.#worker.on('message', (response: Response) => this.#settle(response));
    this.#worker.on('error', (cause) =>
      this.#stop(new StoreError('STORE_STOPPED', 'the store thread failed', { cause })),
    );
    this.#ended = new Promise((resolve) => {
      this.#worker.once('exit', () => {
        this.#stop(new StoreError('STORE_STOPPED', 'the store is closed'));
        resolve();
      });
    });
  }

  /** To be called first. @throws StoreError when the database cannot be opened */
  async open(): Promise<void> {
    await this.#request('open', []);
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
    for (const { reject } of this.#waiting.values()) reject(this.#stopped);
    this.#waiting.clear();
  }
}

/**
 * The built worker as it is; from TypeScript sources (development, tests) through a file that registers tsx
 * first, with other packages from where this thread takes them.
 */
function startWorker(workerData: ThreadSettings): Worker {
  const fromSource = import.meta.url.endsWith('.ts');
  const file = fromSource
    ? new URL('./worker-from-source.mjs', import.meta.url)
    : new URL('./worker.js', import.meta.url);
  const execArgv = process.execArgv.filter((option) => option.startsWith('--conditions='));
  return new Worker(file, { workerData, ...(fromSource ? { execArgv } : {}) });
}
