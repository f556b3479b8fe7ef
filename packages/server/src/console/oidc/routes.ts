import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { startSession } from '../../accounts/sessions.js';
import { AssayError } from '../../errors.js';
import { errorResponses } from '../../http/error-schemas.js';
import type { ConsoleOidcSettings } from '../../settings.js';
import { requireSafeTransport, setSessionCookie } from '../cookie.js';
import type { GuardDeps } from '../guard.js';
import { note } from '../note.js';
import { type Pending, Provider } from './provider.js';

/** The provider sends the browser back from another site, which a strict cookie would not survive. */
const COOKIE = 'assay-oidc';
const PATH = '/console/api/oidc';
const GOOD_FOR_S = 600;

const tags = ['Session'];
const Redirect = { type: 'null', description: 'To the other page.' } as const;
const startSchema = {
  operationId: 'startProviderSignIn',
  summary: 'Go to the identity provider to sign in',
  tags,
  security: [],
  response: { 302: Redirect, ...errorResponses(403, 404, 500, 503) },
};
const callbackSchema = {
  operationId: 'endProviderSignIn',
  summary: 'Where the identity provider sends the browser back to',
  description: 'Sets the cookie and leads to the console; to the page for signing in where it was refused.',
  tags,
  security: [],
  querystring: Type.Object({
    code: Type.Optional(Type.String()),
    state: Type.Optional(Type.String()),
    error: Type.Optional(Type.String()),
  }),
  response: { 302: Redirect, ...errorResponses(403, 404, 500, 503) },
};

interface OidcDeps extends GuardDeps {
  /** Undefined: these routes are not there. */
  readonly oidc: ConsoleOidcSettings | undefined;
}

export const oidcRoutes =
  ({ store, baseUrl, oidc }: OidcDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const provider = oidc && new Provider(oidc);
    const config = { console: 'anybody' } as const;
    const callbackUrl = (): string => `${baseUrl()}${PATH}/callback`;

    app.get('/oidc/start', { schema: startSchema, config }, async (request, reply) => {
      if (!provider) throw new AssayError('ROUTE_NOT_FOUND');
      requireSafeTransport(request, baseUrl());
      const { url, pending } = await provider.begin(callbackUrl());
      setPending(reply, pending, baseUrl());
      return reply.redirect(url.href, 302);
    });

    app.get('/oidc/callback', { schema: callbackSchema, config }, async (request, reply) => {
      if (!provider || !oidc) throw new AssayError('ROUTE_NOT_FOUND');
      requireSafeTransport(request, baseUrl());
      const pending = pendingIn(request);
      setPending(reply, undefined, baseUrl());
      const refused = (): FastifyReply => reply.redirect('/console/sign-in?refused=1', 302);
      if (!pending) return refused();
      const query = request.raw.url?.split('?')[1] ?? '';
      try {
        const vouched = await provider.conclude(new URL(`${callbackUrl()}?${query}`), pending);
        const organizationId = await store.findOrganization(oidc.organization);
        if (organizationId === undefined) {
          request.log.error(
            { code: 'NO_SUCH_ORGANIZATION' },
            'ASSAY_CONSOLE_OIDC_ORGANIZATION names none that there is',
          );
          return refused();
        }
        const personId =
          vouched.roles.length > 0 ? await store.signInByIdentity({ ...vouched, organizationId }) : undefined;
        if (personId === undefined) {
          await store.appendAuditEvent({
            organizationId,
            atMs: Date.now(),
            actor: 'nobody',
            action: 'session.refused',
            object: 'nobody',
            detail: { reason: vouched.roles.length > 0 ? 'address-taken' : 'no-role' },
          });
          return refused();
        }
        const token = await startSession(store, personId, organizationId, Date.now());
        await note(
          store,
          { person: { id: personId }, organizationId },
          'session.started',
          `person:${personId}`,
          {
            by: 'provider',
            roles: vouched.roles,
          },
        );
        setSessionCookie(request, reply, baseUrl(), token);
        return reply.redirect('/console/', 302);
      } catch (error) {
        if (error instanceof AssayError && error.code === 'SIGN_IN_REFUSED') return refused();
        throw error;
      }
    });
  };

function setPending(reply: FastifyReply, pending: Pending | undefined, baseUrl: string): void {
  const value = pending ? Buffer.from(JSON.stringify(pending)).toString('base64url') : '';
  const secure = baseUrl.startsWith('https:') ? '; Secure' : '';
  reply.header(
    'set-cookie',
    `${COOKIE}=${value}; HttpOnly; SameSite=Lax; Path=${PATH}; Max-Age=${pending ? GOOD_FOR_S : 0}${secure}`,
  );
}

function pendingIn(request: FastifyRequest): Pending | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
  if (!value) return undefined;
  try {
    const { state, nonce, verifier } = JSON.parse(Buffer.from(value, 'base64url').toString()) as Pending;
    return [state, nonce, verifier].every((one) => typeof one === 'string' && one.length > 0)
      ? { state, nonce, verifier }
      : undefined;
  } catch {
    return undefined;
  }
}
