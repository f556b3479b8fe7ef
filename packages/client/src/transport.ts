import createClient, { type Client } from 'openapi-fetch';
import { errorOf } from './errors.js';
import type { paths } from './generated/api.js';
import type { Job } from './jobs.js';
import { DEFAULT_RETRIES, type RetryOptions, sendWithRetries } from './retry.js';
import { formOf, type SubmitOptions } from './upload.js';

export interface AssayOptions {
  /** Like `http://127.0.0.1:8080`. */
  readonly baseUrl: string;
  /** A key that the operator made; or `accessToken`. */
  readonly apiKey?: string;
  /** An access token of the operator's identity provider, or what fetches a current one. */
  readonly accessToken?: string | (() => string | Promise<string>);
  /** Instead of the global one. */
  readonly fetch?: (request: Request) => Promise<Response>;
  readonly retries?: Partial<RetryOptions>;
}

/** Sends typed requests with credentials, again where that is safe, and throws what went wrong. */
export class Transport {
  readonly #options: AssayOptions;
  readonly #retries: RetryOptions;
  readonly #baseUrl: string;
  /** Of reading requests. Its answers hold `data`, or else an error was thrown. */
  readonly #typed: Client<paths>;

  constructor(options: AssayOptions) {
    this.#options = options;
    this.#retries = { ...DEFAULT_RETRIES, ...options.retries };
    this.#baseUrl = options.baseUrl.replace(/\/+$/, '');
    this.#typed = createClient<paths>({
      baseUrl: this.#baseUrl,
      fetch: (request) => this.#succeed(() => request.clone(), request.signal),
    });
  }

  /** What a typed request answers with. */
  async read<Data>(send: (client: Client<paths>) => Promise<{ data?: Data }>): Promise<Data> {
    const { data } = await send(this.#typed);
    return data as Data;
  }

  /** A GET whose answer is no JSON. */
  open(path: `/${string}`, signal?: AbortSignal): Promise<Response> {
    return this.#succeed(() => new Request(`${this.#baseUrl}${path}`, signal ? { signal } : {}), signal);
  }

  /** Sends a submission's form; a lost answer is asked for again under the same `Idempotency-Key`. */
  async submit<Answer>(
    path: keyof paths,
    fields: Parameters<typeof formOf>[0],
    { signal, idempotencyKey = crypto.randomUUID() }: SubmitOptions,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const body = formOf(fields);
    const headers = { 'idempotency-key': idempotencyKey, ...more };
    const request = (): Request =>
      new Request(`${this.#baseUrl}${path}`, { method: 'POST', body, headers, ...(signal && { signal }) });
    return (await (await this.#succeed(request, signal)).json()) as Answer;
  }

  /** As {@link submit}, but answered with the job as soon as the form is taken. */
  async enqueue(
    path: keyof paths,
    fields: Parameters<typeof formOf>[0],
    options: SubmitOptions,
  ): Promise<Job> {
    return (await this.submit<{ job: Job }>(path, fields, options, { prefer: 'respond-async' })).job;
  }

  async #succeed(request: () => Request, signal: AbortSignal | undefined): Promise<Response> {
    const response = await sendWithRetries(
      async () => this.#send(await this.#withCredentials(request())),
      this.#retries,
      signal,
    );
    if (!response.ok) throw await errorOf(response);
    return response;
  }

  #send(request: Request): Promise<Response> {
    return (this.#options.fetch ?? fetch)(request);
  }

  async #withCredentials(request: Request): Promise<Request> {
    const { apiKey, accessToken } = this.#options;
    if (apiKey !== undefined) request.headers.set('x-api-key', apiKey);
    if (accessToken !== undefined) {
      const token = typeof accessToken === 'string' ? accessToken : await accessToken();
      request.headers.set('authorization', `Bearer ${token}`);
    }
    return request;
  }
}
