import { AssayError } from '../errors.js';

/** Counts the submissions on their way, and lets a stop wait for them. */
export class InFlight {
  #count = 0;
  #stopping = false;
  #whenEmpty: (() => void)[] = [];

  get stopping(): boolean {
    return this.#stopping;
  }

  /** @throws AssayError SHUTTING_DOWN once {@link stop} was called */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#stopping) throw new AssayError('SHUTTING_DOWN');
    this.#count += 1;
    try {
      return await task();
    } finally {
      this.#count -= 1;
      if (this.#count === 0) for (const resolve of this.#whenEmpty.splice(0)) resolve();
    }
  }

  /** Takes no more; resolves when the ones on their way have ended. */
  stop(): Promise<void> {
    this.#stopping = true;
    return this.#count === 0 ? Promise.resolve() : new Promise((resolve) => this.#whenEmpty.push(resolve));
  }
}
