import { createHash } from 'node:crypto';
import type { AuditEvent, NewAuditEvent } from './account-types.js';

/** What stands before the first event. */
export const CHAIN_START = '0'.repeat(64);

/** SHA-256 over the event and the digest before it, as hexadecimal text: a change anywhere breaks what follows. */
function digestOf(event: NewAuditEvent, sequence: number, previousSha256: string): string {
  const { organizationId, atMs, actor, action, object, detail } = event;
  const details = Object.entries(detail).sort(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([previousSha256, sequence, organizationId, atMs, actor, action, object, details]))
    .digest('hex');
}

/** The event as the next link behind `last`. */
export function chained(
  event: NewAuditEvent,
  last: Pick<AuditEvent, 'sequence' | 'sha256'> | undefined,
): AuditEvent {
  const sequence = (last?.sequence ?? 0) + 1;
  const previousSha256 = last?.sha256 ?? CHAIN_START;
  return { ...event, sequence, previousSha256, sha256: digestOf(event, sequence, previousSha256) };
}

/** Whether `event` is the link that follows `last`, unchanged. */
export function follows(event: AuditEvent, last: AuditEvent | undefined): boolean {
  const expected = chained(event, last);
  return (
    event.sequence === expected.sequence &&
    event.previousSha256 === expected.previousSha256 &&
    event.sha256 === expected.sha256
  );
}
