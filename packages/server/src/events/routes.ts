import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { callerOf } from '../access/authenticate.js';
import { EVENT_TYPES } from '../store/event-types.js';
import { RECORD_KINDS } from '../store/record-types.js';
import type { RecordStore } from '../store/types.js';
import { listSchema } from './schemas.js';
import { eventToWire } from './wire.js';

export interface EventsDeps {
  readonly store: RecordStore;
  readonly baseUrl: () => string;
}

export const eventRoutes =
  ({ store, baseUrl }: EventsDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/events', { schema: listSchema, config: { permission: 'any' } }, async (request) => {
      const { organizationId, permissions } = callerOf(request);
      const { after, limit, type } = request.query;
      const { events, hasMore } = await store.listEvents(organizationId, {
        after,
        kinds: RECORD_KINDS.filter((kind) => permissions.has(`${kind}:read`)),
        types: type.length > 0 ? type : EVENT_TYPES,
        limit,
      });
      return {
        count: events.length,
        data: events.map((event) => ({
          id: event.eventId,
          ...eventToWire(event, baseUrl()),
          cursor: event.cursor,
        })),
        next: events.at(-1)?.cursor ?? after ?? '0',
        hasMore,
      };
    });
  };
