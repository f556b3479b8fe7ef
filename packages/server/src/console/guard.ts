import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type ConsolePermission, permissionsOf } from '../accounts/roles.js';
import { sessionOf } from '../accounts/sessions.js';
import { AssayError } from '../errors.js';
import type { Session } from '../store/account-types.js';
import type { RecordStore } from '../store/types.js';
import { sessionToken } from './cookie.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined outside of /console/api, and on its routes that take anybody. */
    consoleSession: Session | undefined;
  }
  interface FastifyContextConfig {
    /** What a person must be allowed to do for this route of the console; `anybody` is not signed in. */
    console?: ConsolePermission | 'signed-in' | 'anybody';
  }
}

export interface GuardDeps {
  readonly store: RecordStore;
  readonly baseUrl: () => string;
}

/** Sent by the console's own code; a page of another origin cannot add it without being asked first. */
const OWN_HEADER = 'x-assay-console';

/** @throws AssayError FORGED_REQUEST for a change that the console's own pages did not send */
function refuseForged({ method, headers }: FastifyRequest, baseUrl: string): void {
  if (method === 'GET' || method === 'HEAD') return;
  const site = headers['sec-fetch-site'];
  // Browsers leave it out over plain HTTP, and send the origin then.
  const isOwn =
    site === undefined ? isOwnOrigin(headers.origin, headers.host, baseUrl) : site === 'same-origin';
  if (headers[OWN_HEADER] !== '1' || !isOwn) throw new AssayError('FORGED_REQUEST');
}

function isOwnOrigin(origin: string | undefined, host: string | undefined, baseUrl: string): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === host || (URL.canParse(baseUrl) && new URL(baseUrl).origin === origin);
}

/** Guards every route of the console's interface: a session, its permission, and no forged changes. */
export function requireSession(app: FastifyInstance, { store, baseUrl }: GuardDeps): void {
  app.decorateRequest('consoleSession', undefined);
  app.addHook('onRoute', ({ url, config }) => {
    if (!config?.console) throw new Error(`the route ${url} names no permission`);
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    refuseForged(request, baseUrl());
    const needed = request.routeOptions.config?.console;
    if (needed === 'anybody') return;
    const session = await sessionOf(store, sessionToken(request, baseUrl()), Date.now());
    if (!session) throw new AssayError('UNAUTHORIZED');
    request.consoleSession = session;
    if (needed === undefined || needed === 'signed-in') return;
    if (!permissionsOf(membershipOf(session)).has(needed))
      throw new AssayError('FORBIDDEN', { permission: needed });
  });
}

/** The session of a request that passed {@link requireSession}. */
export function sessionIn(request: FastifyRequest): Session {
  if (!request.consoleSession) throw new AssayError('INTERNAL', { reason: 'no session on a guarded route' });
  return request.consoleSession;
}

/** What the person is in the organization that the session is in. */
export const membershipOf = (session: Session): Session['memberships'][number] | undefined =>
  session.memberships.find(({ organizationId }) => organizationId === session.organizationId);
