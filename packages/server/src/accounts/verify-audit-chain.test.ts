import { expect, test } from 'vitest';
import type { AuditEvent } from '../store/account-types.js';
import { chained } from '../store/audit-chain.js';
import { verifyAuditChain } from './verify-audit-chain.js';

function chainOf(actions: readonly string[]): AuditEvent[] {
  const events: AuditEvent[] = [];
  for (const action of actions) {
    const event = {
      organizationId: 1,
      atMs: 5,
      actor: 'person:1',
      action,
      object: 'key:1',
      detail: { a: 1 },
    };
    events.push(chained(event, events.at(-1)));
  }
  return events;
}
const verify = (events: readonly AuditEvent[]) =>
  verifyAuditChain({
    listAuditEvents: async (after, limit) =>
      events.filter(({ sequence }) => sequence > after).slice(0, limit),
  });

test('an unbroken chain ends in the digest of its last event, an empty one in zeros', async () => {
  const events = chainOf(['a', 'b', 'c']);
  expect(await verify(events)).toEqual({ count: 3, head: events[2]?.sha256 });
  expect(await verify([])).toEqual({ count: 0, head: '0'.repeat(64) });
});

test('a changed, a removed and an exchanged event each break it', async () => {
  const [a, b, c] = chainOf(['a', 'b', 'c']) as [AuditEvent, AuditEvent, AuditEvent];
  expect(await verify([a, { ...b, object: 'key:2' }, c])).toMatchObject({ count: 1, brokenAt: 2 });
  expect(await verify([a, { ...b, detail: { a: 2 } }, c])).toMatchObject({ brokenAt: 2 });
  expect(await verify([a, c])).toMatchObject({ brokenAt: 3 });
  expect(await verify([{ ...b, sequence: 1 }, { ...a, sequence: 2 }, c])).toMatchObject({
    count: 0,
    brokenAt: 1,
  });
});
