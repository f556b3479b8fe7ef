import { toIsoTime } from '../http/wire-time.js';
import { RECORD_KINDS } from '../store/record-types.js';
import type { Hold, RetentionDays } from '../store/retention-types.js';

/** A hold as the API spells it. */
export const holdToWire = ({ holdId, on, reason, createdAtMicros }: Hold) => ({
  holdId,
  ...('tag' in on ? { tag: { ...on.tag } } : { record: { kind: on.kind, recordId: on.recordId } }),
  reason,
  createdAt: toIsoTime(createdAtMicros),
});

/** Every kind, with the organization's own days or the server's. */
export const retentionToWire = (own: RetentionDays, defaultDays: number) => ({
  data: RECORD_KINDS.map((kind) => ({
    kind,
    days: own[kind] ?? defaultDays,
    isOwn: own[kind] !== undefined,
  })),
});
