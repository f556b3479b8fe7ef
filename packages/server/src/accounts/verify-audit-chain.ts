import type { AuditEvent } from '../store/account-types.js';
import { CHAIN_START, follows } from '../store/audit-chain.js';
import type { RecordStore } from '../store/types.js';

const READ_AT_ONCE = 1000;

/**
 * Reads the whole audit log and checks that each event follows from the one before it.
 * @returns how many events do, the digest of the last of them, and the first that does not, if any
 */
export async function verifyAuditChain(
  store: Pick<RecordStore, 'listAuditEvents'>,
): Promise<{ count: number; head: string; brokenAt?: number }> {
  let last: AuditEvent | undefined;
  for (;;) {
    const events = await store.listAuditEvents(last?.sequence ?? 0, READ_AT_ONCE);
    for (const event of events) {
      const sofar = { count: last?.sequence ?? 0, head: last?.sha256 ?? CHAIN_START };
      if (!follows(event, last)) return { ...sofar, brokenAt: event.sequence };
      last = event;
    }
    if (events.length < READ_AT_ONCE) break;
  }
  return { count: last?.sequence ?? 0, head: last?.sha256 ?? CHAIN_START };
}
