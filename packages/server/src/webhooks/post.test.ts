import { afterEach, expect, test } from 'vitest';
import { webhookHosts } from './hosts.js';
import { type PostDeps, post, type Resolve } from './post.js';
import { type Receiver, startReceiver } from './testing/receiver.js';

const open: Receiver[] = [];
afterEach(async () => {
  for (const receiver of open.splice(0)) await receiver.close();
});

async function receiverOf(...parameters: Parameters<typeof startReceiver>): Promise<Receiver> {
  const receiver = await startReceiver(...parameters);
  open.push(receiver);
  return receiver;
}

const resolvesTo =
  (...addresses: readonly string[]): Resolve =>
  async () =>
    addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));

const deps = (changes: Partial<PostDeps> = {}): PostDeps => ({
  hosts: webhookHosts('127.0.0.1,localhost'),
  resolve: resolvesTo('127.0.0.1'),
  timeLimitMs: 10_000,
  ...changes,
});

test('a body arrives as it was given, with its headers', async () => {
  const receiver = await receiverOf();
  const body = '{"type":"ñ"}';
  expect(await post(deps(), receiver.url, body, { 'webhook-id': 'evt_1' })).toEqual({ status: 204 });
  expect(receiver.received).toMatchObject([
    { path: '/hook', body, headers: { 'webhook-id': 'evt_1', 'content-type': 'application/json' } },
  ]);
});

test('an answer is told by its status, whatever its body; Retry-After is read', async () => {
  const busy = await receiverOf((response) => {
    response.writeHead(503, { 'retry-after': '120' });
    response.write('x'.repeat(1_000_000));
    // Never ended: nobody waits for the rest.
  });
  expect(await post(deps(), busy.url, '{}', {})).toEqual({ status: 503, retryAfterS: 120 });
  const dated = await receiverOf((response) => void response.writeHead(500, { 'retry-after': 'soon' }).end());
  expect(await post(deps(), dated.url, '{}', {})).toEqual({ status: 500 });
});

test('a redirect is not followed', async () => {
  const inside = await receiverOf();
  const redirecting = await receiverOf(
    (response) => void response.writeHead(307, { location: inside.url }).end(),
  );
  expect(await post(deps(), redirecting.url, '{}', {})).toEqual({ status: 307 });
  expect(inside.received).toEqual([]);
});

test('one that hangs is given up', async () => {
  const hanging = await receiverOf(() => {});
  expect(await post(deps({ timeLimitMs: 50 }), hanging.url, '{}', {})).toEqual({ error: 'time-limit' });
  const never: Resolve = () => new Promise(() => {});
  const named = deps({ timeLimitMs: 50, resolve: never });
  expect(await post(named, `http://localhost:${hanging.port}/`, '{}', {})).toEqual({ error: 'time-limit' });
});

test('an answer with endless headers, or none, is none', async () => {
  const long = await receiverOf(
    (response) => void response.writeHead(200, { 'x-long': 'x'.repeat(20_000) }).end(),
  );
  expect(await post(deps(), long.url, '{}', {})).toEqual({ error: 'connection-failed' });
  const closing = await receiverOf((response) => void response.destroy());
  expect(await post(deps(), closing.url, '{}', {})).toEqual({ error: 'connection-failed' });
});

test('the connection goes to the address that was looked at: a name is looked up once', async () => {
  const receiver = await receiverOf();
  let lookups = 0;
  const rebinding: Resolve = async () => {
    lookups += 1;
    return [{ address: lookups === 1 ? '127.0.0.1' : '192.0.2.1', family: 4 }];
  };
  const url = `http://localhost:${receiver.port}/`;
  expect(await post(deps({ resolve: rebinding }), url, '{}', {})).toEqual({ status: 204 });
  expect([lookups, receiver.received[0]?.headers.host]).toEqual([1, `localhost:${receiver.port}`]);
});

test('a name that leads inside is not followed there, neither by one of several addresses', async () => {
  const receiver = await receiverOf();
  const hosts = webhookHosts('hooks.example.org');
  const url = `https://hooks.example.org:${receiver.port}/`;
  for (const addresses of [
    ['127.0.0.1'],
    ['10.0.0.1'],
    ['93.184.215.14', '169.254.169.254'],
    ['::ffff:127.0.0.1'],
  ])
    expect(await post(deps({ hosts, resolve: resolvesTo(...addresses) }), url, '{}', {})).toEqual({
      error: 'address-not-allowed',
    });
  expect(receiver.received).toEqual([]);
});

test('what cannot be reached says why in a word', async () => {
  const receiver = await receiverOf();
  const unknown = deps({ resolve: async () => Promise.reject(new Error('ENOTFOUND')) });
  expect(await post(unknown, 'http://localhost:1/', '{}', {})).toEqual({ error: 'name-not-found' });
  expect(await post(deps(), 'https://other.example.org/', '{}', {})).toEqual({ error: 'host-not-named' });
  expect(await post(deps(), `https://127.0.0.1:${receiver.port}/`, '{}', {})).toMatchObject({
    error: expect.stringMatching(/^(tls|connection)-failed$/),
  });
});
