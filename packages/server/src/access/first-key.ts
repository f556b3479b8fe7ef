import type { RecordStore } from '../store/types.js';
import { createApiKey, firstOrganization } from './api-keys.js';

/**
 * Sees to it that a new installation has a key: the operator's own where one is set, else a generated one.
 * Does nothing once there is any key, so that a key which was deleted does not come back with the next start.
 * @returns the generated key, to be shown once; undefined when none was generated
 */
export async function ensureFirstKey(
  store: RecordStore,
  bootstrapApiKey: string | undefined,
): Promise<string | undefined> {
  const organizationId = await firstOrganization(store);
  if ((await store.countApiKeys()) > 0) return undefined;
  if (bootstrapApiKey !== undefined) {
    await createApiKey(store, { organizationId, name: 'bootstrap', key: bootstrapApiKey });
    return undefined;
  }
  return (await createApiKey(store, { organizationId, name: 'first key' })).key;
}
