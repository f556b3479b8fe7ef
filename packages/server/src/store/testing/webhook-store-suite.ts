import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { EVENT_KINDS, EVENT_TYPES } from '../event-types.js';
import type { RecordStore } from '../types.js';
import {
  type ClaimedDelivery,
  DELIVERY_STATES,
  type DeliveryEnd,
  type DeliveryResult,
  MOST_TRIES_KEPT,
  type NewWebhook,
  type Webhook,
} from '../webhook-types.js';
import type { TestDatabase } from './record-store-suite.js';
import { sampleDetection } from './sample-detection.js';
import { sampleParsing } from './sample-parsing.js';

const NEW: NewWebhook = {
  organizationId: 1,
  url: 'https://hooks.example.org/',
  description: '',
  types: EVENT_TYPES,
  kinds: EVENT_KINDS,
  sealedSecret: new Uint8Array([1, 2, 3]),
  createdAtMicros: 1,
};
const EVERY_DELIVERY = { states: DELIVERY_STATES, limit: 100, offset: 0 };
/** Records of the samples are from before it. */
const NOW = 9_000_000_000_000_000;

/** The laws of every webhook store. Two stores opened on one database stand for two processes. */
export function testWebhookStore(name: string, createDatabase: () => Promise<TestDatabase>): void {
  describe(name, () => {
    let database: TestDatabase;
    let store: RecordStore;
    beforeEach(async () => {
      database = await createDatabase();
      store = await database.open();
    });
    afterEach(async () => {
      await store.close();
      await database.remove();
    });

    const insert = async (changes: Partial<NewWebhook> = {}): Promise<Webhook> =>
      (await store.insertWebhook({ ...NEW, ...changes }, 20)) as Webhook;
    const claim = async (
      { webhookId }: Webhook,
      now = NOW,
      limit = 10,
    ): Promise<readonly ClaimedDelivery[]> =>
      (await store.claimDeliveries(webhookId, now, now + 60, limit))?.claimed ?? [];
    const result = (
      claimed: ClaimedDelivery | undefined,
      end: DeliveryEnd,
      rest: Partial<DeliveryResult> = {},
    ): DeliveryResult => ({
      claimed: claimed as ClaimedDelivery,
      tried: { atMicros: NOW, durationMs: 5, status: end.state === 'delivered' ? 204 : 500 },
      end,
      ...rest,
    });
    const stateOf = async ({ webhookId }: Webhook): Promise<unknown> =>
      (await store.findWebhook(1, webhookId))?.state;

    test('a webhook comes back as it was made; only its organization has it, and at most so many', async () => {
      const second = await store.organizationByName('second');
      const made = await insert({ types: ['parse.completed'], kinds: ['parse'] });
      const other = await insert({ organizationId: second });
      expect(made).toEqual({
        ...NEW,
        types: ['parse.completed'],
        kinds: ['parse'],
        webhookId: made.webhookId,
        state: 'on',
      });
      expect(await store.listWebhooks(1)).toEqual([made]);
      expect(await store.findWebhook(1, other.webhookId)).toBeUndefined();
      expect(await store.setWebhookState(1, other.webhookId, 'paused')).toBe(false);
      expect(await store.rotateWebhook(1, other.webhookId, NEW.sealedSecret, 1)).toBe(false);
      expect(await store.deleteWebhook(1, other.webhookId)).toBe(false);
      expect(await store.insertWebhook(NEW, 1)).toBeUndefined();
      expect(await store.deleteWebhook(1, made.webhookId)).toBe(true);
      expect(await store.listWebhooks(1)).toEqual([]);
    });

    test('the secret before stays beside the new one', async () => {
      const { webhookId } = await insert();
      expect(await store.rotateWebhook(1, webhookId, new Uint8Array([4]), 77)).toBe(true);
      expect(await store.findWebhook(1, webhookId)).toMatchObject({
        sealedSecret: new Uint8Array([4]),
        earlierSecret: { sealed: NEW.sealedSecret, endsAtMicros: 77 },
      });
    });

    test('an event waits for each webhook of its organization that wants it and may', async () => {
      const second = await store.organizationByName('second');
      const all = await insert();
      const parsesOnly = await insert({ types: ['parse.completed'] });
      const mayReadParses = await insert({ kinds: ['parse'] });
      const foreign = await insert({ organizationId: second });
      const off = await insert();
      await store.setWebhookState(1, off.webhookId, 'off');
      await store.insertDetection(sampleDetection({ detectionId: 1 }));
      await store.insertParsing(sampleParsing({ parseId: 2 }));
      const waitingOf = async (webhook: Webhook): Promise<unknown[]> =>
        (await claim(webhook)).map(({ event }) => event.type);
      expect((await store.webhooksDue(NOW)).length).toBe(3);
      expect(await waitingOf(all)).toEqual(['detection.completed', 'parse.completed']);
      expect(await waitingOf(parsesOnly)).toEqual(['parse.completed']);
      expect(await waitingOf(mayReadParses)).toEqual(['parse.completed']);
      expect(await waitingOf(foreign)).toEqual([]);
      expect(await waitingOf(off)).toEqual([]);
    });

    test('what is claimed is nobody else’s until the lease ends, and then is tried again', async () => {
      const webhook = await insert();
      for (const detectionId of [1, 2, 3])
        await store.insertDetection(sampleDetection({ detectionId, createdAtMicros: detectionId }));
      const other = await database.open();
      const first = await claim(webhook, NOW, 2);
      const rest = await other.claimDeliveries(webhook.webhookId, NOW, NOW + 60, 2);
      await other.close();
      expect(first.map(({ event }) => event.data.detectionId)).toEqual([1, 2]);
      expect(rest?.claimed.map(({ event }) => event.data.detectionId)).toEqual([3]);
      expect(await store.webhooksDue(NOW + 59)).toEqual([]);
      const again = await claim(webhook, NOW + 60);
      expect(again.map(({ attempt, tryNumber }) => [attempt, tryNumber])).toEqual([
        [2, 2],
        [2, 2],
        [2, 2],
      ]);
      // The one whose lease ended comes too late.
      await store.endDelivery(webhook.webhookId, result(first[0], { state: 'delivered' }));
      const { deliveries } = await store.listDeliveries(1, webhook.webhookId, EVERY_DELIVERY);
      expect(deliveries.map(({ state }) => state)).toEqual(['waiting', 'waiting', 'waiting']);
    });

    test('a delivery ends, or waits for its next try, and remembers the latest tries', async () => {
      const webhook = await insert();
      await store.insertDetection(sampleDetection({ detectionId: 1 }));
      for (let count = 0; count <= MOST_TRIES_KEPT; count += 1) {
        const [claimed] = await claim(webhook, NOW + count);
        const end = { state: 'waiting', dueMicros: NOW + count + 1 } as const;
        const tried = { atMicros: NOW + count, durationMs: count, error: 'time-limit' };
        await store.endDelivery(webhook.webhookId, result(claimed, end, { tried }));
      }
      expect(await store.findWebhook(1, webhook.webhookId)).toMatchObject({ failingSinceMicros: NOW });
      const [waiting] = (await store.listDeliveries(1, webhook.webhookId, EVERY_DELIVERY)).deliveries;
      expect(waiting).toMatchObject({ state: 'waiting', dueMicros: NOW + MOST_TRIES_KEPT + 1 });
      expect(waiting?.tries).toHaveLength(MOST_TRIES_KEPT);
      expect(waiting?.tries[0]).toEqual({ atMicros: NOW + 1, durationMs: 1, error: 'time-limit' });
      const [claimed] = await claim(webhook, NOW + 100);
      await store.endDelivery(webhook.webhookId, result(claimed, { state: 'delivered' }));
      expect((await store.findWebhook(1, webhook.webhookId))?.failingSinceMicros).toBeUndefined();
      expect(await store.webhooksDue(NOW * 2)).toEqual([]);
      const delivered = { ...EVERY_DELIVERY, states: ['delivered'] } as const;
      expect(await store.listDeliveries(1, webhook.webhookId, delivered)).toMatchObject({ totalCount: 1 });
      expect((await store.listDeliveries(2, webhook.webhookId, EVERY_DELIVERY)).totalCount).toBe(0);
    });

    test('while paused events wait; off, none is kept, and that is an event of its own', async () => {
      const webhook = await insert();
      const watching = await insert({ types: ['webhook.disabled'] });
      await store.setWebhookState(1, webhook.webhookId, 'paused');
      await store.insertDetection(sampleDetection({ detectionId: 1 }));
      expect(await store.webhooksDue(NOW)).toEqual([]);
      expect(await claim(webhook)).toEqual([]);
      await store.setWebhookState(1, webhook.webhookId, 'on');
      const [claimed] = await claim(webhook);
      const waits = { state: 'waiting', dueMicros: NOW + 5 } as const;
      await store.endDelivery(webhook.webhookId, result(claimed, waits, { turnsOff: 'gone' }));
      expect(await stateOf(webhook)).toBe('off');
      expect(await claim(webhook, NOW + 100)).toEqual([]);
      const told = await claim(watching, NOW * 2);
      expect(told.map(({ event }) => [event.type, event.kind, event.data])).toEqual([
        ['webhook.disabled', 'webhook', { webhookId: webhook.webhookId, reason: 'gone' }],
      ]);
      await store.insertDetection(sampleDetection({ detectionId: 2 }));
      await store.setWebhookState(1, webhook.webhookId, 'on');
      expect((await claim(webhook, NOW + 100)).map(({ event }) => event.data.detectionId)).toEqual([1]);
    });

    test('an event is sent again, or all since a time, those never told among them', async () => {
      await store.insertDetection(sampleDetection({ detectionId: 1, createdAtMicros: 10 }));
      const webhook = await insert({ types: ['detection.completed'] });
      await store.insertDetection(sampleDetection({ detectionId: 2, createdAtMicros: 20 }));
      await store.insertParsing(sampleParsing({ parseId: 3, createdAtMicros: 30 }));
      const [claimed] = await claim(webhook);
      await store.endDelivery(webhook.webhookId, result(claimed, { state: 'failed' }));
      const { eventId } = (claimed as ClaimedDelivery).event;
      const again = (what: Parameters<RecordStore['sendAgain']>[2], organizationId = 1): Promise<number> =>
        store.sendAgain(organizationId, webhook.webhookId, what, NOW + 1);
      expect(await again({ eventId }, 2)).toBe(0);
      expect(await again({ eventId: 'evt_none' })).toBe(0);
      expect(await again({ eventId })).toBe(1);
      expect(await claim(webhook, NOW + 1)).toMatchObject([{ attempt: 2, tryNumber: 1, event: { eventId } }]);
      expect(await again({ sinceMicros: 10 })).toBe(2);
      const ids = (await claim(webhook, NOW + 1)).map(({ event }) => event.data.detectionId);
      expect(ids).toEqual([1, 2]);
    });

    test('a delivery ends with its event: of a deleted record only the end is told', async () => {
      const webhook = await insert();
      await store.insertDetection(sampleDetection({ detectionId: 1 }));
      await store.deleteRecord(1, 'detection', 1);
      expect((await claim(webhook)).map(({ event }) => event.type)).toEqual(['record.deleted']);
    });
  });
}
