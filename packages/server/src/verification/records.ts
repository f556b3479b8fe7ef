import type { Static } from '@fastify/type-provider-typebox';
import { AssayError } from '../errors.js';
import { tagOf } from '../lists/page.js';
import type { RecordPage } from '../store/record-types.js';
import type { RecordStore } from '../store/types.js';
import type { Verification } from '../store/verification-types.js';
import type { listSchema } from './schemas.js';

/** GET /v1/verification: one page of an organization's records. */
export function listVerifications(
  store: RecordStore,
  organizationId: number,
  { tagFilter, ...query }: Static<(typeof listSchema)['querystring']>,
): Promise<RecordPage<Verification>> {
  return store.listVerifications(organizationId, { ...query, tags: tagFilter.map(tagOf) });
}

/**
 * GET /v1/verification/{verificationId}. @throws AssayError RECORD_NOT_FOUND, also for another organization's
 * record
 */
export async function getVerification(
  store: RecordStore,
  organizationId: number,
  verificationId: number,
): Promise<Verification> {
  const verification = await store.findVerification(organizationId, verificationId);
  if (!verification) throw new AssayError('RECORD_NOT_FOUND', { verificationId });
  return verification;
}
