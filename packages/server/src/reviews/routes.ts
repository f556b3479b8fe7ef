import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { callerOf } from '../access/authenticate.js';
import { AssayError } from '../errors.js';
import type { RecordStore } from '../store/types.js';
import { reviewSchema } from './schemas.js';
import { reviewToWire } from './wire.js';

export interface ReviewRouteDeps {
  readonly store: RecordStore;
}

/** What people decided in the console, for the programs that sent the documents. */
export const reviewRoutes =
  ({ store }: ReviewRouteDeps): FastifyPluginAsyncTypebox =>
  async (app) => {
    app.get(
      '/detection/:detectionId/review',
      { schema: reviewSchema, config: { permission: 'review:read' } },
      async (request) => {
        const { detectionId } = request.params;
        const review = await store.findReview(callerOf(request).organizationId, 'detection', detectionId);
        if (!review) throw new AssayError('RECORD_NOT_FOUND', { detectionId });
        return { review: reviewToWire(detectionId, review) };
      },
    );
  };
