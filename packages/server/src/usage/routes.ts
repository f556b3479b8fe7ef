import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { callerOf } from '../access/authenticate.js';
import { type Clock, utcDay } from '../clock.js';
import type { RecordStore } from '../store/types.js';
import type { DayUsage } from '../store/usage-types.js';
import { firstOfMonth } from './months.js';
import { usageSchema } from './schemas.js';

export interface UsageDeps {
  readonly store: RecordStore;
  readonly clock: Clock;
}

const usageToWire = ({ processorMs, ...rest }: DayUsage) => ({
  ...rest,
  processorSeconds: processorMs / 1000,
});

export const usageRoutes =
  ({ store, clock }: UsageDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get('/usage', { schema: usageSchema, config: { permission: 'any' } }, async (request) => {
      const { organizationId, permissions } = callerOf(request);
      const { from = firstOfMonth(clock()), to = utcDay(clock()) } = request.query;
      const usage = await store.listUsage(organizationId, from, to);
      const data = usage.filter(({ kind }) => permissions.has(`${kind}:read`)).map(usageToWire);
      const quota = await store.quota(organizationId);
      return { from, to, count: data.length, data, ...(quota && { quota }) };
    });
  };
