import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApiKey } from '../access/api-keys.js';
import { startTestServer, type TestServer } from '../http/testing/test-server.js';
import { openStore } from '../store/open.js';
import { ADMINISTRATOR, callerWith } from './testing/console-caller.js';

/** Every address below is of a documentation network; the tests' own connection comes from 127.0.0.1. */
const PROXY = '127.0.0.1';

/** The status of a wrong password for somebody, by way of a proxy that wrote these addresses. */
const guess = async (server: TestServer, email: string, forwardedFor?: string): Promise<number> =>
  (
    await callerWith(server)(
      'POST',
      '/session',
      { email, password: 'a wrong one' },
      forwardedFor === undefined ? {} : { 'x-forwarded-for': forwardedFor },
    )
  ).status;

const keyFor = async (server: TestServer, allowedNetworks: readonly string[]): Promise<string> => {
  const store = await openStore(server);
  const organizationId = await store.organizationByName('default');
  const made = await createApiKey(store, {
    organizationId,
    name: 'bound',
    permissions: ['detection:read'],
    allowedNetworks,
  });
  await store.close();
  return made.key;
};

describe('behind a proxy that is named', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ ASSAY_TRUSTED_PROXIES: `${PROXY}, 198.51.100.0/24` });
  });
  afterAll(() => server.end());

  test('who guesses keeps nobody else waiting, whatever address is made up before the proxy’s word', async () => {
    // Five tries at five people: the address waits, and each of them may go on.
    for (let tries = 0; tries < 5; tries += 1)
      expect(await guess(server, `p${tries}@example.org`, `192.0.2.${tries}, 203.0.113.66`)).toBe(401);
    expect(await guess(server, 'p9@example.org', '192.0.2.99, 203.0.113.66')).toBe(429);
    expect(await guess(server, 'p9@example.org', '203.0.113.66, 203.0.113.67')).toBe(401);
    // Over a second proxy of the same operator it is the same address.
    expect(await guess(server, 'p8@example.org', '203.0.113.66, 198.51.100.7')).toBe(429);
  });

  test('a key that is bound to a network is held against the caller’s address', async () => {
    const key = await keyFor(server, ['203.0.113.0/24']);
    const statusFor = async (forwardedFor: string): Promise<number> =>
      (
        await server.request('/v1/detection', {
          headers: { 'x-api-key': key, 'x-forwarded-for': forwardedFor },
        })
      ).status;
    expect(await statusFor('203.0.113.5')).toBe(200);
    expect(await statusFor('203.0.113.5, 192.0.2.1')).toBe(401);
    expect(await statusFor('no address')).toBe(401);
  });

  test('over TLS as far as the proxy, the session is in a cookie for TLS alone', async () => {
    const token = new URL(server.setupLink ?? '').hash.slice(1);
    const made = await callerWith(server)(
      'POST',
      '/setup',
      { token, ...ADMINISTRATOR },
      { 'x-forwarded-proto': 'https' },
    );
    expect(made.headers.get('set-cookie')).toMatch(/^__Host-assay=.*; Secure$/);
  });
});

describe('without a named proxy', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.end());

  test('a forged X-Forwarded-For gets around no wait', async () => {
    for (let tries = 0; tries < 5; tries += 1)
      expect(await guess(server, `p${tries}@example.org`, `192.0.2.${tries}`)).toBe(401);
    expect(await guess(server, 'p9@example.org', '192.0.2.99')).toBe(429);
  });

  test('and opens no network to a key', async () => {
    const key = await keyFor(server, ['203.0.113.0/24']);
    const response = await server.request('/v1/detection', {
      headers: { 'x-api-key': key, 'x-forwarded-for': '203.0.113.5' },
    });
    expect(response.status).toBe(401);
  });
});
