import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AssayError } from '../errors.js';
import type { RecordStore } from '../store/types.js';
import { callerOfKey } from './api-keys.js';
import type { TokenVerifier } from './bearer-tokens.js';
import type { Strangers } from './strangers.js';
import type { Caller, Permission, RefusalReason } from './types.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined outside of /v1. */
    caller: Caller | undefined;
  }
  interface FastifyContextConfig {
    /** What a caller of this route must be allowed to do; every route under /v1 names one. `any`: the route asks what it shows. */
    permission?: Permission | 'any';
    /** Lets a request in by something else than credentials. @throws AssayError when it shows that and is not let in by it */
    admit?: (request: FastifyRequest) => Caller | undefined;
  }
}

export interface AccessDeps {
  readonly store: RecordStore;
  /** Undefined: no identity provider is set, and no bearer token is valid. */
  readonly verifyToken: TokenVerifier | undefined;
  readonly strangers: Strangers;
}

/**
 * Who is asking. A bearer token, when one is sent, decides alone: a bad token is not saved by a good key.
 * @throws AssayError UNAUTHORIZED, without a word on what was wrong; RATE_LIMITED where too many were refused from
 * this address
 */
export async function authenticate(
  deps: AccessDeps,
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
): Promise<Caller> {
  const credential = `${headers.authorization ?? ''}\0${headers['x-api-key'] ?? ''}`;
  if (deps.strangers.isTurnedAway(ip, credential, Date.now()))
    throw new AssayError('RATE_LIMITED', { reason: 'too-many-refusals' satisfies RefusalReason });
  const caller = await callerOrReason(deps, headers, ip);
  if (typeof caller === 'string') {
    deps.strangers.refused(ip, credential, Date.now());
    throw new AssayError('UNAUTHORIZED', { reason: caller });
  }
  deps.strangers.letIn(credential);
  return caller;
}

async function callerOrReason(
  { store, verifyToken }: AccessDeps,
  headers: FastifyRequest['headers'],
  ip: string,
): Promise<Caller | RefusalReason> {
  const [scheme, token = ''] = (headers.authorization ?? '').trim().split(/\s+/, 2);
  const key = headers['x-api-key'];
  if (scheme?.toLowerCase() === 'bearer')
    return (token === '' ? undefined : await verifyToken?.(token)) ?? 'bad-token';
  return typeof key === 'string' && key !== '' ? callerOfKey(store, key, ip) : 'no-credential';
}

/** The caller of a request that passed {@link requireAccess}. */
export function callerOf(request: FastifyRequest): Caller {
  if (!request.caller) throw new AssayError('INTERNAL', { reason: 'no caller on an authenticated route' });
  return request.caller;
}

/**
 * Guards every route and every unknown path of `app`'s prefix: first 401, then 403, both before the body is
 * read. A route without a permission stops the start.
 */
export function requireAccess(app: FastifyInstance, deps: AccessDeps): void {
  app.addHook('onRoute', ({ url, config }) => {
    if (!config?.permission) throw new Error(`the route ${url} names no permission`);
  });
  app.addHook('onRequest', async (request, reply) => {
    const { permission, admit } = request.routeOptions.config ?? {};
    request.caller = admit?.(request) ?? (await authenticate(deps, request));
    if (permission && permission !== 'any' && !request.caller.permissions.has(permission))
      throw new AssayError('FORBIDDEN', { permission });
    if (request.caller.isTest) reply.header('assay-test-mode', 'true');
  });
}
