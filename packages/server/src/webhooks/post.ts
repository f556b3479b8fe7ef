import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { ENGINE_VERSION } from '../engine-version.js';
import { mayConnectTo, problemOfUrl, type WebhookHosts } from './hosts.js';

/** How a request ended: with a status, or with a word of ours. */
export type Posted =
  | { readonly status: number; readonly retryAfterS?: number }
  | { readonly error: PostFailure };

export type PostFailure =
  | 'host-not-named'
  | 'address-not-allowed'
  | 'name-not-found'
  | 'time-limit'
  | 'connection-failed'
  | 'tls-failed'
  | 'secret-unreadable';

/** All addresses of a name. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

export const resolveByTheSystem: Resolve = (hostname) => lookup(hostname, { all: true });

export interface PostDeps {
  readonly hosts: WebhookHosts;
  readonly resolve: Resolve;
  /** From the look-up of the name to the status. */
  readonly timeLimitMs: number;
}

/** A receiver that takes longer has failed; it should answer first and work afterwards. */
const TIME_LIMIT_MS = 15_000;

/** How requests are sent outside of tests. */
export const POSTING = { resolve: resolveByTheSystem, timeLimitMs: TIME_LIMIT_MS };

/** Headers of an answer that are read before it counts as none. */
const MAX_HEADER_BYTES = 16 * 1024;
/** Longer pauses are not kept. */
const MAX_RETRY_AFTER_S = 24 * 3600;

/**
 * Sends a body to a receiver. The name is looked up once and the connection goes to the very address that was
 * found good; a redirect is not followed; of the answer nothing but status and `Retry-After` is read.
 */
export async function post(
  deps: PostDeps,
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): Promise<Posted> {
  const signal = AbortSignal.timeout(deps.timeLimitMs);
  if (problemOfUrl(deps.hosts, url)) return { error: 'host-not-named' };
  const target = new URL(url);
  const found = await addressOf(deps, target, signal);
  return 'error' in found ? found : send(target, found, body, headers, signal);
}

async function addressOf(
  { hosts, resolve }: PostDeps,
  { hostname }: URL,
  signal: AbortSignal,
): Promise<LookupAddress | { readonly error: PostFailure }> {
  const literal = hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(literal);
  if (family !== 0)
    return mayConnectTo(hosts, literal) ? { address: literal, family } : { error: 'address-not-allowed' };
  const aborted = new Promise<'late'>((done) => signal.addEventListener('abort', () => done('late')));
  const found = await Promise.race([resolve(hostname).catch(() => []), aborted]);
  if (found === 'late') return { error: 'time-limit' };
  const [first] = found;
  if (!first) return { error: 'name-not-found' };
  // One that is not allowed among several is no accident that a second try should hide.
  return found.every(({ address }) => mayConnectTo(hosts, address))
    ? first
    : { error: 'address-not-allowed' };
}

function send(
  target: URL,
  { address, family }: LookupAddress,
  body: string,
  headers: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Posted> {
  const open = target.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    const request = open(
      target,
      {
        method: 'POST',
        // A connection of its own, to the address that was looked at.
        agent: false,
        lookup: (_hostname, { all }, done) =>
          all ? done(null, [{ address, family }]) : done(null, address, family),
        signal,
        maxHeaderSize: MAX_HEADER_BYTES,
        headers: {
          ...headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': `Assay/${ENGINE_VERSION}`,
        },
      },
      (response) => {
        const retryAfterS = secondsOf(response.headers['retry-after']);
        resolve({
          status: response.statusCode ?? 0,
          ...(retryAfterS !== undefined && { retryAfterS }),
        });
        response.destroy();
      },
    );
    request.on('error', (error) => resolve({ error: signal.aborted ? 'time-limit' : failureOf(error) }));
    request.end(body);
  });
}

function failureOf(error: NodeJS.ErrnoException): PostFailure {
  const isTls = /^(ERR_TLS|ERR_SSL|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(error.code ?? '');
  return isTls ? 'tls-failed' : 'connection-failed';
}

/** Whole seconds, as nearly everybody sends it; a date is not kept. */
const secondsOf = (value: string | undefined): number | undefined =>
  value !== undefined && /^\d{1,9}$/.test(value) ? Math.min(Number(value), MAX_RETRY_AFTER_S) : undefined;
