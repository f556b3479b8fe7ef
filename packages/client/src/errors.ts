import type { components } from './generated/api.js';

/** One thing that is wrong with a request: where, what, and a stable word for the kind (docs/errors.md). */
export type Issue = components['schemas']['ValidationError']['detail'][number];

/** What every failed request is told by. */
export interface Failure {
  /** HTTP status; 0 where no answer came. */
  readonly status: number;
  readonly message: string;
  /** The server's `x-request-id`, to be found again in its log. */
  readonly requestId: string | null;
  /** Stable word for the error (docs/errors.md); undefined for `Unauthorized` and `Forbidden`, and where no answer came. */
  readonly code?: string | undefined;
}

/** A request that did not succeed. The subclasses say what the caller can do about it. */
export class AssayError extends Error {
  override readonly name: string = 'AssayError';
  readonly status: number;
  readonly requestId: string | null;
  /** Stable word for the error (docs/errors.md); undefined for `Unauthorized` and `Forbidden`, and where no answer came. */
  readonly code: string | undefined;

  constructor({ status, message, requestId, code }: Failure, options?: ErrorOptions) {
    super(message, options);
    this.status = status;
    this.code = code;
    this.requestId = requestId;
  }
}

/** 422: the request is wrong in ways that `detail` lists, all at once. Sending it again will not help. */
export class InvalidRequestError extends AssayError {
  override readonly name = 'InvalidRequestError';
  readonly detail: readonly Issue[];

  constructor(failure: Failure, detail: readonly Issue[]) {
    super(failure);
    this.detail = detail;
  }
}

/** 401 or 403: no valid key, or one that may not do this. */
export class AccessError extends AssayError {
  override readonly name = 'AccessError';
}

/** 404: no such record or file in the key's organization. */
export class NotFoundError extends AssayError {
  override readonly name = 'NotFoundError';
}

/** 429 or 503, after the retries: the server has too much to do, or is stopping. */
export class BusyError extends AssayError {
  override readonly name = 'BusyError';
  /** When to try again, as the server said; undefined where it did not. */
  readonly retryAfterSeconds: number | undefined;

  constructor(failure: Failure, retryAfterSeconds: number | undefined) {
    super(failure);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** No answer at all: the address is wrong, the server is down, or a browser refused the foreign origin. */
export class UnreachableError extends AssayError {
  override readonly name = 'UnreachableError';
}

/** The error that an answer other than success stands for. Reads the body. */
export async function errorOf(response: Response): Promise<AssayError> {
  const body: unknown = await response.json().catch(() => undefined);
  const failure: Failure = {
    status: response.status,
    message: sentenceOf(body) ?? `The server answered ${response.status}.`,
    requestId: response.headers.get('x-request-id'),
    code: codeOf(body),
  };
  switch (response.status) {
    case 401:
    case 403:
      return new AccessError(failure);
    case 404:
      return new NotFoundError(failure);
    case 422:
      return new InvalidRequestError(failure, detailOf(body));
    case 429:
    case 503:
      return new BusyError(failure, retryAfterSeconds(response.headers));
    default:
      return new AssayError(failure);
  }
}

/**
 * What `Retry-After` asks for, in seconds from now: a number, or an HTTP date (RFC 9110, 10.2.3).
 * Undefined where there is none or it cannot be read.
 */
export function retryAfterSeconds(headers: Headers): number | undefined {
  const value = headers.get('retry-after')?.trim();
  if (!value) return undefined;
  if (/^\d+$/.test(value)) return Number(value);
  const at = Date.parse(value);
  return Number.isNaN(at) ? undefined : Math.max(0, (at - Date.now()) / 1000);
}

function detailOf(body: unknown): readonly Issue[] {
  const detail = (body as { detail?: unknown } | undefined)?.detail;
  return Array.isArray(detail) ? detail : [];
}

function codeOf(body: unknown): string | undefined {
  const code = (body as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : undefined;
}

function sentenceOf(body: unknown): string | undefined {
  const [first] = detailOf(body);
  if (first !== undefined) return `${first.loc.join('.')}: ${first.msg}`;
  const message = (body as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' ? message : undefined;
}
