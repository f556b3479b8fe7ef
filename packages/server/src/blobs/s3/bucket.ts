import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { S3Client, S3Errors } from '@bradenmacdonald/s3-lite-client';
import { AssayError } from '../../errors.js';
import type { Content } from '../types.js';
import { pauseAfter, TRIES } from './pause.js';
import type { S3Settings } from './settings.js';

/** Longest silence on a connection, in either direction. */
const SILENCE_MS = 20_000;
const MAX_CONNECTIONS = 128;
/** A request is signed for as long as the clocks may differ. */
const SIGNED_FOR_S = 900;
/** Answers of a service that may be well again the next moment. */
const PASSING: ReadonlySet<number> = new Set([408, 429, 500, 502, 503, 504]);
const MAX_ERROR_BYTES = 64 * 1024;

type Method = 'GET' | 'PUT' | 'HEAD' | 'DELETE';

/** What a request is made of; the body is made anew for each try. */
interface Asked {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: () => Readable;
}

/** An answer that is not the one hoped for. */
class Refusal extends Error {
  readonly status: number;

  constructor(status: number, code: string) {
    super(`S3 answered ${status} ${code}`);
    this.status = status;
  }
}

const isNotFound = (error: unknown): boolean => error instanceof Refusal && error.status === 404;
/** What came of the network is tried again, too. */
const isPassing = (error: unknown): boolean => !(error instanceof Refusal) || PASSING.has(error.status);

/**
 * Requests to one bucket. The client library signs; it neither streams a body of known size in one request nor
 * gives up waiting (1.0.0: `fetch` without a signal, and parts from 64 MB on, a torn upload of which stays), so
 * requests are made here: each object is written by one request, whole or not at all.
 */
export class Bucket {
  readonly #client: S3Client;
  readonly #encryption: Readonly<Record<string, string>>;
  readonly #silenceMs: number;
  readonly #http = new HttpAgent({ keepAlive: true, maxSockets: MAX_CONNECTIONS });
  readonly #https = new HttpsAgent({ keepAlive: true, maxSockets: MAX_CONNECTIONS });

  constructor(
    { endpoint, bucket, region, accessKey, secretKey, pathStyle, encryption }: S3Settings,
    silenceMs = SILENCE_MS,
  ) {
    this.#client = new S3Client({ endPoint: endpoint, bucket, region, accessKey, secretKey, pathStyle });
    this.#encryption = encryption === 'off' ? {} : { 'x-amz-server-side-encryption': encryption };
    this.#silenceMs = silenceMs;
  }

  /** Writes an object in one request; a service that knows the checksum refuses what it does not fit. */
  async put(key: string, body: () => Readable, { sizeBytes, sha256 }: Content): Promise<void> {
    const headers = {
      ...this.#encryption,
      'x-amz-checksum-sha256': Buffer.from(sha256, 'hex').toString('base64'),
      'content-length': `${sizeBytes}`,
    };
    await this.#untilAnswered('PUT', key, { headers, body });
  }

  /**
   * @param range both inclusive
   * @param ifMatch the `ETag` that it must have
   * @returns the answer with its body unread; undefined when there is no such object
   */
  get(
    key: string,
    range?: { readonly start: number; readonly end?: number | undefined },
    ifMatch?: string,
  ): Promise<IncomingMessage | undefined> {
    const headers = {
      ...(range && { range: `bytes=${range.start}-${range.end ?? ''}` }),
      ...(ifMatch && { 'if-match': ifMatch }),
    };
    return this.#unlessMissing('GET', key, { headers });
  }

  /** @returns when the object was written; undefined when there is none */
  async writtenAt(key: string): Promise<Date | undefined> {
    const answer = await this.#unlessMissing('HEAD', key, {});
    return answer && new Date(answer.headers['last-modified'] ?? Number.NaN);
  }

  async delete(key: string): Promise<void> {
    await this.#unlessMissing('DELETE', key, {});
  }

  /** Objects whose keys begin so, as many at once as the service gives. */
  async *list(prefix: string): AsyncIterable<{ readonly key: string; readonly lastModified: Date }> {
    const objects = this.#client.listObjects({ prefix })[Symbol.asyncIterator]();
    for (;;) {
      const next = await this.#inTime(objects.next()).catch((error: unknown) => {
        throw unavailable(error);
      });
      if (next.done) return;
      yield next.value;
    }
  }

  /**
   * Whether the bucket lets itself be listed, asked where nothing lies: an answer that has to name a next page fails
   * on s3rver under OpenSSL 3.
   * @throws AssayError STORAGE_UNAVAILABLE
   */
  async probe(): Promise<void> {
    const objects = this.#client.listObjects({ prefix: 'probe/', maxResults: 1 })[Symbol.asyncIterator]();
    await this.#inTime(objects.next()).catch((error: unknown) => {
      throw unavailable(error);
    });
  }

  async #unlessMissing(method: Method, key: string, asked: Asked): Promise<IncomingMessage | undefined> {
    try {
      return await this.#untilAnswered(method, key, asked);
    } catch (error) {
      if (error instanceof AssayError && isNotFound(error.cause)) return undefined;
      throw error;
    }
  }

  async #untilAnswered(method: Method, key: string, asked: Asked): Promise<IncomingMessage> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#ask(method, key, asked);
      } catch (error) {
        if (!isPassing(error) || tries === TRIES) throw unavailable(error);
      }
      await pauseAfter(tries);
    }
  }

  async #ask(method: Method, key: string, { headers = {}, body }: Asked): Promise<IncomingMessage> {
    const signed = Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('x-amz-')));
    const url = new URL(
      await this.#client.getPresignedUrl(method, key, { extraHeaders: signed, expirySeconds: SIGNED_FOR_S }),
    );
    const secure = url.protocol === 'https:';
    const request = (secure ? httpsRequest : httpRequest)(url, {
      method,
      headers,
      agent: secure ? this.#https : this.#http,
    });
    request.setTimeout(this.#silenceMs, () => request.destroy(new Error('S3 was silent for too long')));
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      request.once('response', resolve);
      request.once('error', reject);
    });
    answered.catch(() => undefined);
    // A service that refuses may do so, and close, before it has read the body: its answer counts then.
    const sent = body ? pipeline(body(), request).catch(() => answered) : Promise.resolve(request.end());
    sent.catch(() => undefined);
    const answer = await answered;
    const status = answer.statusCode ?? 0;
    if (status >= 200 && status < 300) {
      await sent;
      if (method !== 'GET') answer.resume();
      return answer;
    }
    throw new Refusal(status, await errorCodeIn(answer));
  }

  async #inTime<Result>(asked: Promise<Result>): Promise<Result> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('S3 was silent for too long')), this.#silenceMs);
    });
    try {
      return await Promise.race([asked, late]);
    } finally {
      clearTimeout(timer);
    }
  }
}

const unavailable = (error: unknown): AssayError =>
  new AssayError('STORAGE_UNAVAILABLE', { reason: reasonOf(error) }, { cause: error });

/** Of a service's answer its status and code alone: its messages quote keys. */
function reasonOf(error: unknown): string {
  if (error instanceof S3Errors.ServerError) return `S3 answered ${error.statusCode} ${error.code}`;
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  const code = codeOf(error) ?? codeOf(cause);
  return code ?? message;
}

/** Of the operating system, like `ECONNREFUSED`. */
const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** The `Code` of an error's XML, like `NoSuchKey`. */
async function errorCodeIn(answer: IncomingMessage): Promise<string> {
  let text = '';
  try {
    for await (const piece of answer) {
      text += piece;
      if (text.length > MAX_ERROR_BYTES) break;
    }
  } catch {
    // Cut off: what came is enough.
  }
  return /<Code>(\w{1,64})<\/Code>/.exec(text)?.[1] ?? '';
}
