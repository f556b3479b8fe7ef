import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { callerOf } from '../access/authenticate.js';
import type { RecordStore } from '../store/types.js';
import { getEvidenceLinks } from './records.js';
import { linksSchema } from './schemas.js';
import { evidenceLinksToWire } from './wire.js';

export interface LinkRouteDeps {
  readonly store: RecordStore;
}

export const linkRoutes =
  ({ store }: LinkRouteDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/detection/:detectionId/evidence-links',
      { schema: linksSchema, config: { permission: 'detection:read' } },
      async (request) => {
        const { organizationId } = callerOf(request);
        const { detectionId } = request.params;
        return evidenceLinksToWire(
          detectionId,
          await getEvidenceLinks(store, organizationId, detectionId, request.query.limit),
        );
      },
    );
  };
