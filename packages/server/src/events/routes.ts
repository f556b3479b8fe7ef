import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { callerOf } from '../access/authenticate.js';
import type { RecordStore } from '../store/types.js';
import { kindsOf, typesOf } from './readable-kinds.js';
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
      const caller = callerOf(request);
      const { after, limit, type } = request.query;
      const { events, hasMore } = await store.listEvents(caller.organizationId, {
        after,
        kinds: kindsOf(caller),
        types: typesOf(caller).filter((one) => type.length === 0 || type.includes(one)),
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
