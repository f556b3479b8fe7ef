import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyWebhook } from '../../../client/src/webhooks.js';
import { startTestServer, type TestServer } from '../http/testing/test-server.js';
import { type Receiver, startReceiver } from './testing/receiver.js';

let receiver: Receiver;
let server: TestServer;
beforeAll(async () => {
  receiver = await startReceiver();
  server = await startTestServer({ ASSAY_WEBHOOK_HOSTS: '127.0.0.1, hooks.example.org' });
});
afterAll(async () => {
  await server.end();
  await receiver.close();
});

interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers of many routes.
  readonly body: any;
}

async function call(
  method: string,
  path: string,
  body?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await server.request(`/v1/webhooks${path}`, {
    method,
    headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
}

test('a webhook is made, told of a record, paused, given another secret, told again, and deleted', async () => {
  const made = await call('POST', '', {
    url: receiver.url,
    description: 'holds',
    types: ['parse.completed'],
  });
  expect(made.status).toBe(201);
  const { webhook, secret } = made.body;
  expect(webhook).toEqual({
    webhookId: webhook.webhookId,
    url: receiver.url,
    description: 'holds',
    types: ['parse.completed'],
    state: 'on',
    createdAt: expect.any(String),
  });
  const path = `/${webhook.webhookId}`;
  expect((await call('GET', path)).body).toEqual({ webhook });
  expect((await call('GET', '')).body).toEqual({ count: 1, data: [webhook] });

  await server.submit({});
  const record = (await (await server.parse({})).json()) as { result: { parseId: number } };
  await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBe(1);
  const { headers, body } = receiver.received[0]!;
  const event = await verifyWebhook(headers, body, { secret });
  expect(event).toMatchObject({ type: 'parse.completed', data: { parseId: record.result.parseId } });
  const delivered = async (): Promise<unknown> =>
    (await call('GET', `${path}/deliveries?state=delivered`)).body;
  await expect.poll(delivered, { timeout: 60_000 }).toMatchObject({
    totalCount: 1,
    data: [{ event, state: 'delivered', attempts: 1, tries: [{ status: 204 }] }],
  });

  expect((await call('PATCH', path, { state: 'paused' })).body.webhook.state).toBe('paused');
  const changed = await call('POST', `${path}/secret`);
  expect(changed.body.secret).not.toBe(secret);
  expect(changed.body.webhook.earlierSecretUntil).toEqual(expect.any(String));
  expect((await call('POST', `${path}/send-again`, { eventId: event.id })).body).toEqual({ count: 1 });
  expect((await call('POST', `${path}/send-again`, { since: '2020-01-01T00:00:00Z' })).body.count).toBe(1);
  await call('PATCH', path, { state: 'on' });
  await expect.poll(() => receiver.received.length, { timeout: 60_000 }).toBe(2);
  const again = receiver.received[1]!;
  for (const one of [secret, changed.body.secret])
    expect((await verifyWebhook(again.headers, again.body, { secret: one })).id).toBe(event.id);

  expect((await call('DELETE', path)).status).toBe(204);
  expect((await call('GET', path)).status).toBe(404);
  expect((await call('GET', '')).body.count).toBe(0);
});

test('an address that may not be used is told so by the field, before anything is kept', async () => {
  for (const [url, reason] of [
    ['https://elsewhere.example.org/', 'host-not-named'],
    ['http://hooks.example.org/', 'not-https'],
    ['https://a:b@hooks.example.org/', 'with-credentials'],
    ['hooks', 'not-an-address'],
  ]) {
    const { status, body } = await call('POST', '', { url });
    expect([status, body.detail[0].type, body.detail[0].ctx]).toEqual([422, 'webhook_url', { reason }]);
  }
  for (const body of [
    {},
    { url: 7 },
    { url: receiver.url, types: ['nothing'] },
    { url: receiver.url, types: [] },
  ])
    expect((await call('POST', '', body)).status).toBe(422);
  for (const [method, path, body] of [
    ['PATCH', '/1', { state: 'off' }],
    ['POST', '/1x/secret', undefined],
  ] as const)
    expect((await call(method, path, body)).status).toBe(422);
  expect((await call('GET', '')).body.count).toBe(0);
});

test('a body of another kind is told to be JSON', async () => {
  const headers = { 'content-type': 'text/plain' };
  const answer = await server.request('/v1/webhooks', { method: 'POST', headers, body: '{}' });
  expect([answer.status, await answer.json()]).toEqual([
    415,
    {
      statusCode: 415,
      error: 'Unsupported Media Type',
      message: 'Send the request as application/json.',
      code: 'NOT_JSON',
    },
  ]);
});

test('only the organization’s own webhooks, and only with the permission', async () => {
  const { body } = await call('POST', '', { url: receiver.url });
  const path = `/${body.webhook.webhookId}`;
  const stranger = { 'x-api-key': await server.createKey({ organization: 'other' }) };
  for (const [method, below, sent] of [
    ['GET', '', undefined],
    ['PATCH', '', { state: 'paused' }],
    ['POST', '/secret', undefined],
    ['GET', '/deliveries', undefined],
    ['POST', '/send-again', { since: '2020-01-01T00:00:00Z' }],
    ['DELETE', '', undefined],
  ] as const)
    expect((await call(method, `${path}${below}`, sent, stranger)).status, `${method} ${below}`).toBe(404);
  const reader = { 'x-api-key': await server.createKey({ permissions: ['detection:read'] }) };
  expect((await call('GET', '', undefined, reader)).status).toBe(403);
  expect((await call('POST', `${path}/send-again`, {})).status).toBe(422);
  expect((await call('POST', `${path}/send-again`, { since: 'yesterday' })).status).toBe(422);
  await call('DELETE', path);
  for (let count = 0; count < 20; count += 1) await call('POST', '', { url: receiver.url });
  expect((await call('POST', '', { url: receiver.url })).status).toBe(409);
});

test('a webhook of a key is told of nothing that the key may not read, and what was done is in the audit log', async () => {
  const key = await server.createKey({
    organization: 'parsers',
    permissions: ['webhooks:manage', 'parse:read', 'parse:write', 'detection:write'],
  });
  const headers = { 'x-api-key': key };
  const { body } = await call('POST', '', { url: `${receiver.url}?parsers` }, headers);
  const event = async (): Promise<string[]> =>
    receiver.received.filter(({ path }) => path.endsWith('?parsers')).map((one) => JSON.parse(one.body).type);
  await server.submit({}, headers);
  await server.parse({}, headers);
  await expect.poll(event, { timeout: 60_000 }).toEqual(['parse.completed']);
  const { data } = (await call('GET', `/${body.webhook.webhookId}/deliveries`, undefined, headers)).body;
  expect(data).toHaveLength(1);
});

test('a test is sent at once, signed, also while it is paused, and answered with how it went', async () => {
  const of = { 'x-api-key': await server.createKey({ organization: 'tester' }) };
  const { webhook, secret } = (await call('POST', '', { url: receiver.url }, of)).body;
  const path = `/${webhook.webhookId}`;
  await call('PATCH', path, { state: 'paused' }, of);
  const before = receiver.received.length;
  expect(await call('POST', `${path}/test`, undefined, of)).toEqual({
    status: 200,
    body: { isTaken: true, status: 204, at: expect.any(String), durationMs: expect.any(Number) },
  });
  const { headers, body } = receiver.received[before]!;
  expect(await verifyWebhook(headers, body, { secret })).toMatchObject({
    type: 'webhook.test',
    data: { webhookId: webhook.webhookId },
  });
  expect((await call('GET', `${path}/deliveries`, undefined, of)).body.totalCount).toBe(0);
  const stranger = { 'x-api-key': await server.createKey({ organization: 'other' }) };
  expect((await call('POST', `${path}/test`, undefined, stranger)).status).toBe(404);
  const away = (await call('POST', '', { url: 'https://hooks.example.org/assay' }, of)).body.webhook;
  expect((await call('POST', `/${away.webhookId}/test`, undefined, of)).body).toMatchObject({
    isTaken: false,
    error: 'name-not-found',
  });
});
