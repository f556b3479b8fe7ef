import type { AuditEvent } from '../account-types.js';

export const AUDIT_COLUMNS =
  'sequence, organization_id, at_ms, actor, action, object, detail, previous_sha256, sha256';
export type AuditRow = [number, number | null, number, string, string, string, string, string, string];

export const auditEventOfRow = (row: AuditRow): AuditEvent => {
  const [sequence, organizationId, atMs, actor, action, object, detail, previousSha256, sha256] = row;
  return {
    sequence,
    organizationId,
    atMs,
    actor,
    action,
    object,
    detail: JSON.parse(detail),
    previousSha256,
    sha256,
  };
};
