import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { firstOrganization } from '../../access/api-keys.js';
import { hashPassword, PASSWORD_CHARACTERS } from '../../accounts/passwords.js';
import { FIRST_ROLES } from '../../accounts/roles.js';
import { startSession } from '../../accounts/sessions.js';
import { tokenSha256 } from '../../accounts/tokens.js';
import { AssayError } from '../../errors.js';
import { errorResponses } from '../../http/error-schemas.js';
import { Email, Line, readBody } from '../body.js';
import { requireSafeTransport, setSessionCookie } from '../cookie.js';
import type { GuardDeps } from '../guard.js';
import { note } from '../note.js';
import { refuseGuessable } from '../session/refuse-guessable.js';
import { SessionBody } from '../session/schemas.js';
import type { SignIns } from '../session/sign-ins.js';
import { sessionToWire } from '../session/wire.js';

const SetupBody = Type.Object({
  token: Line(100, 'What stands behind `#` in the link that the first start printed.'),
  organization: Line(100, 'Name of the organization, as the console shows it.'),
  name: Line(100, 'Name of the first administrator.'),
  email: Email,
  password: Type.String({
    minLength: PASSWORD_CHARACTERS.min,
    maxLength: PASSWORD_CHARACTERS.max,
    description: 'None of the commonest; besides that length is all that counts.',
  }),
});

const schema = {
  operationId: 'setUp',
  summary: 'Make the first administrator',
  description: 'By the link that was printed once. 404 once there is a person, and for any other link.',
  tags: ['Session'],
  security: [],
  body: SetupBody,
  response: { 201: SessionBody, ...errorResponses(403, 404, 422, 500) },
};

interface SetupDeps extends GuardDeps {
  readonly signIns: SignIns;
}

export const setupRoutes =
  ({ store, baseUrl, signIns }: SetupDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.post('/setup', { schema, config: { console: 'anybody' } }, async (request, reply) => {
      requireSafeTransport(request, baseUrl());
      const body = readBody(request, SetupBody);
      refuseGuessable(body.password, ['body', 'password'], [body.email.toLowerCase(), body.name]);
      // Before the work of hashing: nobody makes this server work once it is set up.
      if ((await store.countPeople()) > 0) throw new AssayError('ROUTE_NOT_FOUND');
      const nowMs = Date.now();
      const organizationId = await firstOrganization(store);
      const personId = await store.setUp(
        {
          name: body.name.trim(),
          email: body.email.toLowerCase(),
          passwordHash: await hashPassword(body.password),
          organizationId,
          roles: FIRST_ROLES,
        },
        body.organization.trim(),
        tokenSha256(body.token),
        nowMs,
      );
      if (personId === undefined) throw new AssayError('ROUTE_NOT_FOUND');
      await note(
        store,
        { person: { id: personId }, organizationId },
        'installation.set-up',
        `person:${personId}`,
        {
          roles: FIRST_ROLES,
        },
      );
      const token = await startSession(store, personId, organizationId, nowMs);
      setSessionCookie(request, reply, baseUrl(), token);
      const session = await store.findSession(tokenSha256(token));
      if (!session) throw new AssayError('INTERNAL', { reason: 'the session just made is not there' });
      return reply.code(201).send(sessionToWire(session, signIns.features));
    });
  };
