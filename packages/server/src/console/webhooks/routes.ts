import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { EVENT_KINDS, EVENT_TYPES } from '../../store/event-types.js';
import { manageWebhooks, type WebhookDoor, type WebhooksDeps } from '../../webhooks/routes.js';
import { sessionIn } from '../guard.js';

/** Whoever manages webhooks makes keys, too: no kind is kept from them, and events hold ids alone. */
const DOOR_OF_PEOPLE: WebhookDoor = {
  config: { console: 'webhooks' },
  managerOf: (request) => {
    const { organizationId, person } = sessionIn(request);
    return { organizationId, actor: `person:${person.id}`, kinds: EVENT_KINDS, types: EVENT_TYPES };
  },
};

/** As under `/v1`, by a session. */
export const webhookConsoleRoutes = (deps: WebhooksDeps): FastifyPluginAsyncTypebox =>
  manageWebhooks(deps, DOOR_OF_PEOPLE);
