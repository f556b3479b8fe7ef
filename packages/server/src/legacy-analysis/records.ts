import type { Static } from '@fastify/type-provider-typebox';
import type { LegacyAnalysis } from '../store/analysis-types.js';
import type { RecordPage } from '../store/record-types.js';
import type { RecordStore } from '../store/types.js';
import type { listSchema } from './schemas.js';

/** GET /v1/analysis: one page of an organization's records. */
export function listAnalyses(
  store: RecordStore,
  organizationId: number,
  { limit, offset, sortBy, direction, ...callerReferences }: Static<(typeof listSchema)['querystring']>,
): Promise<RecordPage<LegacyAnalysis>> {
  return store.listAnalyses(organizationId, { limit, offset, sortBy, direction, callerReferences });
}
