import type { Clock } from '../clock.js';
import type { AuditDetail } from '../store/account-types.js';
import type { RecordStore } from '../store/types.js';

/** Keeps in the audit log what somebody did over HTTP; what it was done to is named by ids alone, and no detail is a person's. */
export const noteAction = (
  { store, clock }: { readonly store: RecordStore; readonly clock: Clock },
  { organizationId, actor }: { readonly organizationId: number; readonly actor: string },
  action: string,
  object: string,
  detail: AuditDetail = {},
): ReturnType<RecordStore['appendAuditEvent']> =>
  store.appendAuditEvent({
    organizationId,
    atMs: Math.floor(clock() / 1000),
    actor,
    action,
    object,
    detail,
  });
