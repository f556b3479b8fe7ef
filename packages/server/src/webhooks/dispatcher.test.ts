import { Webhook as Reference } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { EVENT_KINDS, EVENT_TYPES } from '../store/event-types.js';
import { sampleDetection } from '../store/testing/sample-detection.js';
import { withScratchStore } from '../store/testing/scratch-store.js';
import type { RecordStore } from '../store/types.js';
import { DELIVERY_STATES, type Delivery } from '../store/webhook-types.js';
import { Dispatcher } from './dispatcher.js';
import { webhookHosts } from './hosts.js';
import { createWebhook, rotateSecret } from './manage.js';
import { resolveByTheSystem } from './post.js';
import { type Receiver, startReceiver } from './testing/receiver.js';

const START_MS = Date.parse('2026-11-28T07:30:00Z');
const DAY_S = 24 * 3600;

interface Setting {
  readonly store: RecordStore;
  readonly receiver: Receiver;
  readonly webhookId: number;
  readonly secret: string;
  /** Lets time pass, then sends what is due. */
  pass(seconds: number, timeLimitMs?: number): Promise<void>;
  rotate(): Promise<string>;
  deliveries(): Promise<readonly Delivery[]>;
  nowMs(): number;
}

/** A store with one webhook of a receiver, and a clock that stands still. */
async function withWebhook(
  answer: Parameters<typeof startReceiver>[0],
  work: (setting: Setting) => Promise<void>,
): Promise<void> {
  const receiver = await startReceiver(answer);
  try {
    await withScratchStore(async (store) => {
      let nowMs = START_MS;
      const clock = (): number => nowMs * 1000;
      const manage = { store, linkSecret: new Uint8Array(32), hosts: webhookHosts('127.0.0.1'), clock };
      const asked = {
        organizationId: 1,
        url: receiver.url,
        description: '',
        types: EVENT_TYPES,
        kinds: EVENT_KINDS,
      };
      const { webhook, secret } = await createWebhook(manage, asked);
      const { webhookId } = webhook;
      const pass = async (seconds: number, timeLimitMs = 60_000): Promise<void> => {
        nowMs += seconds * 1000;
        const dispatcher = new Dispatcher({
          ...manage,
          baseUrl: () => 'https://assay.example.org',
          resolve: resolveByTheSystem,
          timeLimitMs,
          random: () => 0,
          onFault: (error) => expect.unreachable(String(error)),
        });
        await dispatcher.look();
        await dispatcher.whenIdle();
      };
      const every = { states: DELIVERY_STATES, limit: 100, offset: 0 };
      await work({
        store,
        receiver,
        webhookId,
        secret,
        pass,
        rotate: () => rotateSecret(manage, 1, webhookId),
        deliveries: async () => (await store.listDeliveries(1, webhookId, every)).deliveries,
        nowMs: () => nowMs,
      });
    });
  } finally {
    await receiver.close();
  }
}

const detection = (detectionId: number) =>
  sampleDetection({ detectionId, createdAtMicros: START_MS * 1000, tags: [{ name: 'a', value: 'private' }] });

/** The specification's own library looks at the machine's clock. */
function verifiedBy(secret: string, { received }: Receiver, index: number): unknown {
  const { body, headers } = received[index] as Receiver['received'][number];
  const [id, timestamp] = [String(headers['webhook-id']), Number(headers['webhook-timestamp'])];
  const expected = new Reference(secret).sign(id, new Date(timestamp * 1000), body);
  expect(String(headers['webhook-signature']).split(' ')).toContain(expected);
  return JSON.parse(body);
}

test('an event arrives signed as the specification has it, thin, and once', async () => {
  await withWebhook(undefined, async ({ store, receiver, secret, pass, deliveries, nowMs }) => {
    await store.insertDetection(detection(7));
    await pass(1);
    await pass(DAY_S);
    expect(receiver.received).toHaveLength(1);
    const [{ headers, body } = expect.unreachable()] = receiver.received;
    expect(verifiedBy(secret, receiver, 0)).toMatchObject({
      type: 'detection.completed',
      timestamp: '2026-11-28T07:30:00.000Z',
      data: { detectionId: 7, url: 'https://assay.example.org/v1/detection/7' },
    });
    expect(body).not.toMatch(/private/);
    expect(Number(headers['webhook-timestamp']) * 1000).toBe(START_MS + 1000);
    const [delivery] = await deliveries();
    expect(delivery?.event.eventId).toBe(headers['webhook-id']);
    expect(delivery).toMatchObject({ state: 'delivered', attempt: 1, tries: [{ status: 204 }] });
    expect(nowMs()).toBe(START_MS + (DAY_S + 1) * 1000);
  });
});

test('a failing receiver is tried ten times in three days under one id, then that is an event and it is off', async () => {
  await withWebhook(
    (response) => void response.writeHead(500).end(),
    async ({ store, receiver, webhookId, pass, deliveries }) => {
      await store.insertDetection(detection(1));
      await pass(0);
      for (const pauseS of [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]) {
        const before = receiver.received.length;
        await pass(pauseS - 1);
        expect(receiver.received).toHaveLength(before);
        await pass(1);
        expect(receiver.received).toHaveLength(before + 1);
      }
      expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
      expect((await deliveries()).map(({ state, attempt }) => [state, attempt])).toEqual([['failed', 10]]);
      expect((await store.findWebhook(1, webhookId))?.state).toBe('off');
      const { events } = await store.listEvents(1, { kinds: ['webhook'], types: EVENT_TYPES, limit: 9 });
      expect(events.map(({ data }) => data)).toEqual([{ webhookId, reason: 'failing' }]);
    },
  );
});

test('a receiver that is gone is told of nothing more until somebody turns it on', async () => {
  await withWebhook(
    (response) => void response.writeHead(410).end(),
    async ({ store, receiver, webhookId, pass }) => {
      await store.insertDetection(detection(1));
      await pass(0);
      await store.insertDetection(detection(2));
      await pass(DAY_S);
      expect(receiver.received).toHaveLength(1);
      expect((await store.findWebhook(1, webhookId))?.state).toBe('off');
    },
  );
});

test('one that asks for time is given it; one that redirects or hangs has failed', async () => {
  let count = 0;
  await withWebhook(
    (response) => {
      count += 1;
      if (count === 1) response.writeHead(503, { 'retry-after': '100' }).end();
      else if (count === 2) response.writeHead(302, { location: '/elsewhere' }).end();
      else if (count > 3) response.writeHead(200).end();
    },
    async ({ store, receiver, pass, deliveries }) => {
      await store.insertDetection(detection(1));
      for (const seconds of [0, 5, 95]) await pass(seconds);
      // It hangs: however busy the machine is, no answer comes.
      await pass(300, 50);
      await pass(1800);
      expect(receiver.received).toHaveLength(4);
      const [delivery] = await deliveries();
      expect(delivery?.state).toBe('delivered');
      expect(delivery?.tries.map(({ status, error }) => status ?? error)).toEqual([
        503,
        302,
        'time-limit',
        200,
      ]);
    },
  );
});

test('while a secret changes both sign, afterwards the new one alone', async () => {
  await withWebhook(undefined, async ({ store, receiver, secret, pass, rotate }) => {
    const fresh = await rotate();
    await store.insertDetection(detection(1));
    await pass(0);
    verifiedBy(secret, receiver, 0);
    verifiedBy(fresh, receiver, 0);
    await pass(DAY_S);
    await store.insertDetection(detection(2));
    await pass(0);
    verifiedBy(fresh, receiver, 1);
    expect(String(receiver.received[1]?.headers['webhook-signature']).split(' ')).toHaveLength(1);
  });
});

test('what a process was at when it was killed is sent by another one after the lease', async () => {
  await withWebhook(undefined, async ({ store, receiver, webhookId, pass, nowMs }) => {
    await store.insertDetection(detection(1));
    const now = nowMs() * 1000;
    expect((await store.claimDeliveries(webhookId, now, now + 60_000_000, 8))?.claimed).toHaveLength(1);
    await pass(59);
    expect(receiver.received).toEqual([]);
    await pass(1);
    expect(receiver.received).toHaveLength(1);
  });
});

test('the database holds no secret in the clear', async () => {
  await withWebhook(undefined, async ({ store, webhookId, secret }) => {
    const { sealedSecret = new Uint8Array() } = (await store.findWebhook(1, webhookId)) ?? {};
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(Buffer.from(sealedSecret).includes(secret)).toBe(false);
    expect(Buffer.from(sealedSecret).includes(Buffer.from(secret.slice(6), 'base64'))).toBe(false);
  });
});
