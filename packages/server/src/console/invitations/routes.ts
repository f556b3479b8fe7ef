import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { hashPassword } from '../../accounts/passwords.js';
import { startSession } from '../../accounts/sessions.js';
import { newToken, tokenSha256 } from '../../accounts/tokens.js';
import { AssayError } from '../../errors.js';
import { errorResponses } from '../../http/error-schemas.js';
import type { Invited } from '../../store/account-types.js';
import { readBody } from '../body.js';
import { requireSafeTransport, setSessionCookie } from '../cookie.js';
import { type GuardDeps, sessionIn } from '../guard.js';
import { note } from '../note.js';
import { RolesBody } from '../people/schemas.js';
import { refuseGuessable } from '../session/refuse-guessable.js';
import { SessionBody } from '../session/schemas.js';
import type { SignIns } from '../session/sign-ins.js';
import { sessionToWire } from '../session/wire.js';
import { AcceptBody, InvitationsBody, InvitedToBody, LookBody, MadeInvitationBody } from './schemas.js';

const GOOD_FOR_MS = 7 * 24 * 3600_000;

const tags = ['People'];
const listSchema = {
  operationId: 'listInvitations',
  summary: 'Invitations that nobody has used yet',
  tags,
  response: { 200: InvitationsBody, ...errorResponses(401, 403, 500) },
};
const makeSchema = {
  operationId: 'invite',
  summary: 'Make a link by which one person joins',
  description: 'It works once, for seven days. No mail is sent: it is for the administrator to pass on.',
  tags,
  body: RolesBody,
  response: { 201: MadeInvitationBody, ...errorResponses(401, 403, 422, 500) },
};
const takeBackSchema = {
  operationId: 'takeBackInvitation',
  summary: 'Take an invitation back',
  tags,
  params: Type.Object({ invitationId: Type.Integer() }),
  response: {
    204: { type: 'null', description: 'Done.' } as const,
    ...errorResponses(401, 403, 404, 422, 500),
  },
};
const lookSchema = {
  operationId: 'lookAtInvitation',
  summary: 'What a link invites to',
  tags,
  security: [],
  body: LookBody,
  response: { 200: InvitedToBody, ...errorResponses(403, 404, 422, 500) },
};
const acceptSchema = {
  operationId: 'acceptInvitation',
  summary: 'Join by a link',
  description:
    'Makes an account, or adds the organization to the account that has the address, by its password. 404 for a link that is none, was used, or is too old.',
  tags,
  security: [],
  body: AcceptBody,
  response: { 201: SessionBody, ...errorResponses(401, 403, 404, 422, 429, 500) },
};

interface InvitationDeps extends GuardDeps {
  readonly signIns: SignIns;
}

export const invitationRoutes =
  ({ store, baseUrl, signIns }: InvitationDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const config = { console: 'people' } as const;

    app.get('/invitations', { schema: listSchema, config }, async (request) => {
      const invitations = await store.listInvitations(sessionIn(request).organizationId, Date.now());
      const data = invitations.map(({ id, roles, invitedBy, endsAtMs }) => ({
        id,
        roles: [...roles],
        invitedBy,
        endsAt: new Date(endsAtMs).toISOString(),
      }));
      return { totalCount: data.length, count: data.length, data };
    });

    app.post('/invitations', { schema: makeSchema, config }, async (request, reply) => {
      const session = sessionIn(request);
      const { roles } = readBody(request, RolesBody);
      const token = newToken();
      const id = await store.insertInvitation({
        tokenSha256: tokenSha256(token),
        organizationId: session.organizationId,
        roles,
        invitedBy: session.person.id,
        endsAtMs: Date.now() + GOOD_FOR_MS,
      });
      await note(store, session, 'invitation.made', `invitation:${id}`, { roles });
      return reply.code(201).send({ link: `${baseUrl()}/console/join#${token}` });
    });

    app.delete('/invitations/:invitationId', { schema: takeBackSchema, config }, async (request, reply) => {
      const session = sessionIn(request);
      const { invitationId } = request.params;
      if (!(await store.deleteInvitation(session.organizationId, invitationId)))
        throw new AssayError('RECORD_NOT_FOUND');
      await note(store, session, 'invitation.taken-back', `invitation:${invitationId}`);
      return reply.code(204).send(null);
    });

    const anybody = { console: 'anybody' } as const;
    app.post('/invitations/look', { schema: lookSchema, config: anybody }, async (request) => {
      const { token } = readBody(request, LookBody);
      const invitation = await store.findInvitation(tokenSha256(token), Date.now());
      if (!invitation) throw new AssayError('ROUTE_NOT_FOUND');
      return { organization: invitation.organizationName, roles: [...invitation.roles] };
    });

    app.post('/invitations/accept', { schema: acceptSchema, config: anybody }, async (request, reply) => {
      requireSafeTransport(request, baseUrl());
      const { token, name, email, password } = readBody(request, AcceptBody);
      const sha256 = tokenSha256(token);
      // Before the work of hashing: only who has a link makes this server work.
      if (!(await store.findInvitation(sha256, Date.now()))) throw new AssayError('ROUTE_NOT_FOUND');
      const address = email.toLowerCase();
      let invited: Invited;
      if (await store.findPersonByEmail(address)) {
        const personId = await signIns.check(request, reply, address, password);
        invited = { personId };
      } else {
        refuseGuessable(password, ['body', 'password'], [address, name]);
        invited = { name: name.trim(), email: address, passwordHash: await hashPassword(password) };
      }
      const nowMs = Date.now();
      const joined = await store.acceptInvitation(sha256, invited, nowMs);
      if (!joined) throw new AssayError('ROUTE_NOT_FOUND');
      const { personId, organizationId } = joined;
      const started = await startSession(store, personId, organizationId, nowMs);
      const session = await store.findSession(tokenSha256(started));
      if (!session) throw new AssayError('INTERNAL', { reason: 'the session just made is not there' });
      await note(store, session, 'person.joined', `person:${personId}`);
      setSessionCookie(request, reply, baseUrl(), started);
      return reply.code(201).send(sessionToWire(session, signIns.features));
    });
  };
