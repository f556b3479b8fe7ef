import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { addressName, BackOff } from '../../accounts/back-off.js';
import { isPassword } from '../../accounts/passwords.js';
import { startSession } from '../../accounts/sessions.js';
import { AssayError } from '../../errors.js';
import { errorResponses } from '../../http/error-schemas.js';
import { readBody } from '../body.js';
import { clearSessionCookie, requireSafeTransport, setSessionCookie } from '../cookie.js';
import { type GuardDeps, sessionIn } from '../guard.js';
import { SessionBody, SessionsBody, SignInBody } from './schemas.js';
import { sessionToWire } from './wire.js';

const tags = ['Session'];
const Nothing = { type: 'null', description: 'Done.' } as const;

const signInSchema = {
  operationId: 'signIn',
  summary: 'Sign in',
  description: 'Sets the cookie. 401 says nothing about what was wrong; 429 says how long to wait.',
  tags,
  security: [],
  body: SignInBody,
  response: { 204: Nothing, ...errorResponses(401, 403, 422, 429, 500) },
};
const getSchema = {
  operationId: 'getSession',
  summary: 'Who is signed in, where, and what they may do',
  tags,
  response: { 200: SessionBody, ...errorResponses(401, 500) },
};
const signOutSchema = {
  operationId: 'signOut',
  summary: 'End this session',
  tags,
  response: { 204: Nothing, ...errorResponses(401, 403, 500) },
};
const listSchema = {
  operationId: 'listSessions',
  summary: 'Where one is signed in',
  tags,
  response: { 200: SessionsBody, ...errorResponses(401, 500) },
};
const endSchema = {
  operationId: 'endSession',
  summary: 'End another of one’s sessions',
  tags,
  params: Type.Object({ sessionId: Type.Integer() }),
  response: { 204: Nothing, ...errorResponses(401, 403, 404, 422, 500) },
};

const signedIn = { console: 'signed-in' } as const;

export const sessionRoutes =
  ({ store, baseUrl }: GuardDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const backOff = new BackOff();

    app.post('/session', { schema: signInSchema, config: { console: 'anybody' } }, async (request, reply) => {
      requireSafeTransport(request, baseUrl());
      const { email, password } = readBody(request, SignInBody);
      const nowMs = Date.now();
      const tried = [`person:${email.toLowerCase()}`, addressName(request.ip)] as const;
      const waitMs = backOff.waitMs(...tried, nowMs);
      if (waitMs > 0) {
        reply.header('retry-after', Math.ceil(waitMs / 1000));
        throw new AssayError('TOO_MANY_TRIES');
      }
      // Counted before it is known to be wrong: tries at the same time are no way around it.
      backOff.wrong(...tried, nowMs);
      const found = await store.findPersonByEmail(email.toLowerCase());
      const right = await isPassword(found?.passwordHash, password);
      const memberships = right && found ? await store.listMemberships(found.person.id) : [];
      const [home] = memberships;
      if (!found || !right || !home) {
        // Nobody's name or address is kept of those who are not people here.
        await store.appendAuditEvent({
          organizationId: null,
          atMs: nowMs,
          actor: 'nobody',
          action: 'session.refused',
          object: found ? `person:${found.person.id}` : 'nobody',
          detail: {},
        });
        throw new AssayError('SIGN_IN_REFUSED');
      }
      backOff.right(...tried);
      const token = await startSession(store, found.person.id, home.organizationId, nowMs);
      const actor = `person:${found.person.id}`;
      await store.appendAuditEvent({
        organizationId: home.organizationId,
        atMs: nowMs,
        actor,
        action: 'session.started',
        object: actor,
        detail: {},
      });
      setSessionCookie(request, reply, baseUrl(), token);
      return reply.code(204).send(null);
    });

    app.get('/session', { schema: getSchema, config: signedIn }, async (request) =>
      sessionToWire(sessionIn(request)),
    );

    app.delete('/session', { schema: signOutSchema, config: signedIn }, async (request, reply) => {
      const { person, id } = sessionIn(request);
      await store.deleteSession(person.id, id);
      clearSessionCookie(request, reply, baseUrl());
      return reply.code(204).send(null);
    });

    app.get('/sessions', { schema: listSchema, config: signedIn }, async (request) => {
      const { person, id: ownId } = sessionIn(request);
      const data = (await store.listSessions(person.id)).map(({ id, createdAtMs, seenAtMs }) => ({
        id,
        startedAt: new Date(createdAtMs).toISOString(),
        seenAt: new Date(seenAtMs).toISOString(),
        current: id === ownId,
      }));
      return { totalCount: data.length, count: data.length, data };
    });

    app.delete('/sessions/:sessionId', { schema: endSchema, config: signedIn }, async (request, reply) => {
      const { person } = sessionIn(request);
      if (!(await store.deleteSession(person.id, request.params.sessionId)))
        throw new AssayError('RECORD_NOT_FOUND');
      return reply.code(204).send(null);
    });
  };
