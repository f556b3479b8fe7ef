import { retryAfterSeconds, UnreachableError } from './errors.js';

/** How often, and how patiently, a request is sent again. */
export interface RetryOptions {
  /** Tries in all, the first included. */
  readonly attempts: number;
  /** First pause where the server names none; doubled with every further one. */
  readonly firstPauseMs: number;
  /** Longest pause. A server that asks for more is not waited for: the caller gets a `BusyError`. */
  readonly longestPauseMs: number;
}

export const DEFAULT_RETRIES: RetryOptions = { attempts: 5, firstPauseMs: 500, longestPauseMs: 60_000 };

/** Too many requests; a proxy's answer for a server that is starting or gone; stopping, or a full queue. */
const RETRIED_STATUSES: ReadonlySet<number> = new Set([429, 502, 503, 504]);

/** Up to this share is added to the pause that a server named, so that its callers do not all return at once. */
const JITTER_SHARE = 0.25;

/**
 * Sends a request until it is answered by anything else than "later". Only for requests that may safely
 * arrive twice: those that read, and those that carry an `Idempotency-Key`.
 * @throws UnreachableError where the last try got no answer
 */
export async function sendWithRetries(
  send: () => Promise<Response>,
  options: RetryOptions,
  signal?: AbortSignal | null,
): Promise<Response> {
  for (let attempt = 1; ; attempt += 1) {
    const last = attempt >= options.attempts;
    let named: number | undefined;
    try {
      const response = await send();
      if (!RETRIED_STATUSES.has(response.status) || last) return response;
      named = retryAfterSeconds(response.headers);
      if (named !== undefined && named * 1000 > options.longestPauseMs) return response;
      await response.body?.cancel();
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      if (last) throw unreachable(error);
    }
    await pause(pauseMs(attempt, named, options), signal);
  }
}

function pauseMs(attempt: number, namedSeconds: number | undefined, options: RetryOptions): number {
  if (namedSeconds !== undefined) return namedSeconds * 1000 * (1 + JITTER_SHARE * Math.random());
  const upTo = Math.min(options.longestPauseMs, options.firstPauseMs * 2 ** (attempt - 1));
  return upTo * (0.5 + 0.5 * Math.random());
}

/** @throws the signal's reason, as soon as it is aborted */
export function pause(milliseconds: number, signal: AbortSignal | null | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

const unreachable = (cause: unknown): UnreachableError =>
  new UnreachableError(
    {
      status: 0,
      message: 'No answer from the server. From a browser: is it of the same origin?',
      requestId: null,
    },
    { cause },
  );
