import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { hashPassword } from '../../accounts/passwords.js';
import { startSession } from '../../accounts/sessions.js';
import { tokenSha256 } from '../../accounts/tokens.js';
import { AssayError } from '../../errors.js';
import { errorResponses } from '../../http/error-schemas.js';
import { readBody } from '../body.js';
import { clearSessionCookie, requireSafeTransport, setSessionCookie } from '../cookie.js';
import { type GuardDeps, sessionIn } from '../guard.js';
import { note } from '../note.js';
import { refuseGuessable } from './refuse-guessable.js';
import {
  FeaturesBody,
  LanguageBody,
  OrganizationBody,
  PasswordBody,
  SessionBody,
  SessionsBody,
  SignInBody,
} from './schemas.js';
import type { SignIns } from './sign-ins.js';
import { sessionToWire } from './wire.js';

const tags = ['Session'];
const Nothing = { type: 'null', description: 'Done.' } as const;

const featuresSchema = {
  operationId: 'getFeatures',
  summary: 'How people sign in here',
  tags,
  security: [],
  response: { 200: FeaturesBody, ...errorResponses(500) },
};
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
const organizationSchema = {
  operationId: 'changeOrganization',
  summary: 'Go on in another of one’s organizations',
  description: 'In a new session, which takes the place of this one.',
  tags,
  body: OrganizationBody,
  response: { 200: SessionBody, ...errorResponses(401, 403, 404, 422, 500) },
};
const languageSchema = {
  operationId: 'chooseLanguage',
  summary: 'Choose the language of the console',
  description: 'It follows the person to every browser.',
  tags,
  body: LanguageBody,
  response: { 204: Nothing, ...errorResponses(401, 403, 422, 500) },
};
const passwordSchema = {
  operationId: 'changePassword',
  summary: 'Change one’s own password',
  description: 'One’s other sessions end. Wrong present passwords count as wrong tries to sign in.',
  tags,
  body: PasswordBody,
  response: { 204: Nothing, ...errorResponses(401, 403, 422, 429, 500) },
};
const listSchema = {
  operationId: 'listSessions',
  summary: 'Where one is signed in',
  tags,
  response: { 200: SessionsBody, ...errorResponses(401, 500) },
};
const endSchema = {
  operationId: 'endSession',
  summary: 'End one of one’s sessions',
  tags,
  params: Type.Object({ sessionId: Type.Integer() }),
  response: { 204: Nothing, ...errorResponses(401, 403, 404, 422, 500) },
};

interface SessionDeps extends GuardDeps {
  readonly signIns: SignIns;
}

export const sessionRoutes =
  ({ store, baseUrl, signIns }: SessionDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const anybody = { console: 'anybody' } as const;
    const signedIn = { console: 'signed-in' } as const;

    app.get('/sign-in', { schema: featuresSchema, config: anybody }, async () => ({ ...signIns.features }));

    app.post('/session', { schema: signInSchema, config: anybody }, async (request, reply) => {
      requireSafeTransport(request, baseUrl());
      const { email, password } = readBody(request, SignInBody);
      const personId = await signIns.check(request, reply, email.toLowerCase(), password);
      const [home] = await store.listMemberships(personId);
      // Taken out of every organization.
      if (!home) throw new AssayError('SIGN_IN_REFUSED');
      const { organizationId } = home;
      const token = await startSession(store, personId, organizationId, Date.now());
      await note(
        store,
        { person: { id: personId }, organizationId },
        'session.started',
        `person:${personId}`,
      );
      setSessionCookie(request, reply, baseUrl(), token);
      return reply.code(204).send(null);
    });

    app.get('/session', { schema: getSchema, config: signedIn }, async (request) =>
      sessionToWire(sessionIn(request), signIns.features),
    );

    app.delete('/session', { schema: signOutSchema, config: signedIn }, async (request, reply) => {
      const { person, id } = sessionIn(request);
      await store.deleteSession(person.id, id);
      clearSessionCookie(request, reply, baseUrl());
      return reply.code(204).send(null);
    });

    app.put(
      '/session/organization',
      { schema: organizationSchema, config: signedIn },
      async (request, reply) => {
        const session = sessionIn(request);
        const { person, memberships } = session;
        const { organizationId } = readBody(request, OrganizationBody);
        // Of one's own organizations: others are not there.
        if (!memberships.some((membership) => membership.organizationId === organizationId))
          throw new AssayError('RECORD_NOT_FOUND');
        const token = await startSession(store, person.id, organizationId, Date.now());
        await store.deleteSession(person.id, session.id);
        await note(store, { person, organizationId }, 'session.started', `person:${person.id}`);
        setSessionCookie(request, reply, baseUrl(), token);
        const started = await store.findSession(tokenSha256(token));
        if (!started) throw new AssayError('INTERNAL', { reason: 'the session just made is not there' });
        return sessionToWire(started, signIns.features);
      },
    );

    app.put('/session/language', { schema: languageSchema, config: signedIn }, async (request, reply) => {
      const { language } = readBody(request, LanguageBody);
      await store.setLanguage(sessionIn(request).person.id, language);
      return reply.code(204).send(null);
    });

    app.put('/session/password', { schema: passwordSchema, config: signedIn }, async (request, reply) => {
      const session = sessionIn(request);
      const { person } = session;
      const { current, password } = readBody(request, PasswordBody);
      await signIns.check(request, reply, person.email, current);
      refuseGuessable(password, ['body', 'password'], [person.email, person.name]);
      await store.setPassword(person.id, await hashPassword(password), session.id);
      await note(store, session, 'person.password-changed', `person:${person.id}`);
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
