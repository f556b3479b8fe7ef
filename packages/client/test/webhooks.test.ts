import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { verifyWebhook, WebhookVerificationError } from '../src/index.js';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const NOW = Date.parse('2026-11-28T07:30:00Z');
const BODY = JSON.stringify({ type: 'record.deleted', timestamp: '2026-11-28T07:30:00.000Z', data: {} });

/** As the specification's own library signs. */
const headersFor = (secret: string, at = NOW) => ({
  'webhook-id': 'evt_1',
  'webhook-timestamp': String(at / 1000),
  'webhook-signature': new Webhook(secret).sign('evt_1', new Date(at), BODY),
});

test('what the specification’s library signed is read, by one of several secrets and among several signatures', async () => {
  const headers = headersFor(SECRET);
  const other = 'whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYX';
  const event = { id: 'evt_1', ...JSON.parse(BODY) };
  const at = { now: NOW + 60_000 };
  expect(await verifyWebhook(headers, BODY, { secret: SECRET, ...at })).toEqual(event);
  expect(await verifyWebhook(new Headers(headers), BODY, { secret: [other, SECRET], ...at })).toEqual(event);
  const both = { ...headers, 'webhook-signature': `v1a,xx v1,%%% v1,AAAA ${headers['webhook-signature']}` };
  expect(await verifyWebhook(both, BODY, { secret: SECRET, ...at })).toEqual(event);
});

test.each([
  ['another body', headersFor(SECRET), `${BODY} `, NOW],
  ['another secret', headersFor('whsec_AAECAwQFBgcICQoLDA0ODxAREhMUFRYX'), BODY, NOW],
  ['another id', { ...headersFor(SECRET), 'webhook-id': 'evt_2' }, BODY, NOW],
  ['an old time', headersFor(SECRET), BODY, NOW + 301_000],
  ['a time to come', headersFor(SECRET), BODY, NOW - 301_000],
  ['no time', { ...headersFor(SECRET), 'webhook-timestamp': 'x' }, BODY, NOW],
  ['no signature', { ...headersFor(SECRET), 'webhook-signature': undefined }, BODY, NOW],
])('%s is refused', async (_what, headers, body, now) => {
  await expect(verifyWebhook(headers, body, { secret: SECRET, now })).rejects.toBeInstanceOf(
    WebhookVerificationError,
  );
});

/** A port of this machine that nobody listens on. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

test('the receiver of docs/events.md takes an event once, and refuses what is not signed', async () => {
  const page = readFileSync(new URL('../../../docs/events.md', import.meta.url), 'utf8');
  const [, example = ''] = /```js\n([\s\S]*?)```/.exec(page) ?? [];
  const built = new URL('../dist/index.js', import.meta.url).href;
  const program = example.replace("'@assay/client'", `'${built}'`);
  const port = await freePort();
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    env: { ...process.env, WEBHOOK_SECRET: SECRET, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  try {
    const now = Math.floor(Date.now() / 1000) * 1000;
    const body = JSON.stringify({
      type: 'parse.completed',
      timestamp: '',
      data: { url: 'https://a.test/ñ' },
    });
    const headers = {
      'webhook-id': 'evt_1',
      'webhook-timestamp': String(now / 1000),
      'webhook-signature': new Webhook(SECRET).sign('evt_1', new Date(now), body),
    };
    const send = async (sent: string): Promise<number> =>
      (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: sent })).status;
    await expect.poll(() => send(body).catch(() => 0), { timeout: 60_000 }).toBe(204);
    expect([await send(body), await send(`${body} `)]).toEqual([204, 401]);
    expect(output).toBe('parse.completed https://a.test/ñ\n');
  } finally {
    child.kill();
  }
});
