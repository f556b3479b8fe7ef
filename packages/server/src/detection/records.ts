import type { Static } from '@fastify/type-provider-typebox';
import { AssayError } from '../errors.js';
import { tagOf } from '../lists/page.js';
import type { Detection } from '../store/detection-types.js';
import type { RecordPage } from '../store/record-types.js';
import type { RecordStore } from '../store/types.js';
import type { listSchema } from './schemas.js';

/** GET /v1/detection: one page of an organization's records. */
export function listDetections(
  store: RecordStore,
  organizationId: number,
  { tagFilter, ...query }: Static<(typeof listSchema)['querystring']>,
): Promise<RecordPage<Detection>> {
  return store.listDetections(organizationId, { ...query, tags: tagFilter.map(tagOf) });
}

/**
 * GET /v1/detection/{detectionId}. @throws AssayError RECORD_NOT_FOUND, also for another organization's
 * record
 */
export async function getDetection(
  store: RecordStore,
  organizationId: number,
  detectionId: number,
): Promise<Detection> {
  const detection = await store.findDetection(organizationId, detectionId);
  if (!detection) throw new AssayError('RECORD_NOT_FOUND', { detectionId });
  return detection;
}
