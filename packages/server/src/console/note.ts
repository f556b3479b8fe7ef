import type { NewAuditEvent } from '../store/account-types.js';
import type { RecordStore } from '../store/types.js';

/** Keeps in the audit log what the person of a session did. */
export async function note(
  store: RecordStore,
  { person, organizationId }: { readonly person: { readonly id: number }; readonly organizationId: number },
  action: string,
  object: string,
  detail: NewAuditEvent['detail'] = {},
): Promise<void> {
  await store.appendAuditEvent({
    organizationId,
    atMs: Date.now(),
    actor: `person:${person.id}`,
    action,
    object,
    detail,
  });
}
