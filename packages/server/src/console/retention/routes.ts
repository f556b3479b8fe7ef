import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { manageRetention, type RetentionDeps, type RetentionDoor } from '../../retention/routes.js';
import { sessionIn } from '../guard.js';

const DOOR_OF_PEOPLE: RetentionDoor = {
  config: { console: 'retention' },
  keeperOf: (request) => {
    const { organizationId, person } = sessionIn(request);
    return { organizationId, actor: `person:${person.id}`, isTest: false };
  },
};

/** As under `/v1`, by a session. */
export const retentionConsoleRoutes = (deps: RetentionDeps): FastifyPluginAsyncTypebox =>
  manageRetention(deps, DOOR_OF_PEOPLE);
