import { AssayError, errorOf, UnreachableError } from '@assay/client';
import { m } from '../messages/index.js';

const BASE = '/console/api';

/** Marks a request as the console's own: a page of another origin cannot add it. */
const HEADERS = { 'x-assay-console': '1' };

/** Called when the server no longer knows the session. */
let onSignedOut: (() => void) | undefined;
export function whenSignedOut(react: () => void): void {
  onSignedOut = react;
}

/** The language that reasons are asked for in; that of the console where no other is chosen. */
let reasons: string | undefined;
export function readReasonsIn(chosen: string | undefined): void {
  reasons = chosen;
}

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** A 401 is the answer that the caller waits for, and ends no session. */
  readonly anonymous?: boolean;
  /** Answered in the console's language, whatever reasons are read in. */
  readonly inConsoleLanguage?: boolean;
}

/** Reads JSON. @throws AssayError */
export async function read<Answer>(path: string, options: CallOptions = {}): Promise<Answer> {
  return (await (await send('GET', path, undefined, options)).json()) as Answer;
}

/** Changes something; the answer is the changed thing, or undefined where there is none. @throws AssayError */
export async function change<Answer = undefined>(
  method: 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  body?: unknown,
  options: CallOptions = {},
): Promise<Answer> {
  const response = await send(method, path, body ?? {}, options);
  return (response.status === 204 ? undefined : await response.json()) as Answer;
}

/** A picture's bytes. @throws AssayError */
export async function readBlob(path: string, signal?: AbortSignal): Promise<Blob> {
  return (await send('GET', path, undefined, signal ? { signal } : {})).blob();
}

export const address = (path: string): string => `${BASE}${path}`;

async function send(method: string, path: string, body: unknown, options: CallOptions): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(address(path), {
      method,
      credentials: 'same-origin',
      headers: {
        ...HEADERS,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        'accept-language': (options.inConsoleLanguage ? undefined : reasons) ?? m.language,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      ...(options.signal && { signal: options.signal }),
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new UnreachableError({ status: 0, message: '', requestId: null }, { cause: error });
  }
  if (response.ok) return response;
  if (response.status === 401 && !options.anonymous) onSignedOut?.();
  throw await errorOf(response);
}

/** Whether asking again may help: not for what the server answered on purpose. */
export const mayHelpToRetry = (error: unknown): boolean =>
  !(error instanceof AssayError) || error.status === 0 || error.status === 503 || error.status === 429;
