import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { callerOf } from '../access/authenticate.js';
import type { RecordStore } from '../store/types.js';
import { entriesOf } from './entries.js';
import { correctionsSchema } from './schemas.js';
import { correctionsToWire } from './wire.js';

/** What people corrected in the console, for the programs that sent the documents. */
export const correctionRoutes =
  ({ store }: { readonly store: RecordStore }): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/parse/:parseId/corrections',
      { schema: correctionsSchema, config: { permission: 'parse:read' } },
      async (request) => {
        const { parseId } = request.params;
        const entries = await entriesOf(store, callerOf(request).organizationId, parseId);
        return { corrections: correctionsToWire(parseId, entries) };
      },
    );
  };
