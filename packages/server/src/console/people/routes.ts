import { type FastifyPluginAsyncTypebox, Type } from '@fastify/type-provider-typebox';
import { AssayError } from '../../errors.js';
import { errorResponses } from '../../http/error-schemas.js';
import type { Role } from '../../store/account-types.js';
import { readBody } from '../body.js';
import { type GuardDeps, sessionIn } from '../guard.js';
import { note } from '../note.js';
import { PeopleBody, RolesBody } from './schemas.js';

const PAGE_PEOPLE = 50;

const tags = ['People'];
const PersonId = Type.Object({ personId: Type.Integer() });
const Nothing = { type: 'null', description: 'Done.' } as const;

const listSchema = {
  operationId: 'listPeople',
  summary: 'People of the organization, by name',
  tags,
  querystring: Type.Object({ page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }) }),
  response: { 200: PeopleBody, ...errorResponses(401, 403, 422, 500) },
};
const rolesSchema = {
  operationId: 'setRoles',
  summary: 'Give a person other roles',
  description: 'The person’s sessions in this organization end. The last administrator stays one.',
  tags,
  params: PersonId,
  body: RolesBody,
  response: { 204: Nothing, ...errorResponses(401, 403, 404, 409, 422, 500) },
};
const removeSchema = {
  operationId: 'removePerson',
  summary: 'Take a person out of the organization',
  description: 'At once, with their sessions here. What they did stays in the audit log.',
  tags,
  params: PersonId,
  response: { 204: Nothing, ...errorResponses(401, 403, 404, 409, 422, 500) },
};

export const peopleRoutes =
  ({ store }: GuardDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    const config = { console: 'people' } as const;

    const setRoles = async (
      organizationId: number,
      personId: number,
      roles: readonly Role[],
    ): Promise<void> => {
      const change = await store.setRoles(organizationId, personId, roles);
      if (change === 'not-there') throw new AssayError('RECORD_NOT_FOUND');
      if (change === 'last-administrator') throw new AssayError('LAST_ADMINISTRATOR');
    };

    app.get('/people', { schema: listSchema, config }, async (request) => {
      const { totalCount, people } = await store.listPeople(sessionIn(request).organizationId, {
        limit: PAGE_PEOPLE,
        offset: (request.query.page - 1) * PAGE_PEOPLE,
      });
      const data = people.map(({ roles, seenAtMs, ...person }) => ({
        ...person,
        roles: [...roles],
        seenAt: seenAtMs === undefined ? null : new Date(seenAtMs).toISOString(),
      }));
      return { totalCount, count: data.length, data };
    });

    app.put('/people/:personId/roles', { schema: rolesSchema, config }, async (request, reply) => {
      const session = sessionIn(request);
      const { personId } = request.params;
      const { roles } = readBody(request, RolesBody);
      await setRoles(session.organizationId, personId, roles);
      await note(store, session, 'person.roles-changed', `person:${personId}`, { roles });
      return reply.code(204).send(null);
    });

    app.delete('/people/:personId', { schema: removeSchema, config }, async (request, reply) => {
      const session = sessionIn(request);
      const { personId } = request.params;
      await setRoles(session.organizationId, personId, []);
      await note(store, session, 'person.removed', `person:${personId}`);
      return reply.code(204).send(null);
    });
  };
