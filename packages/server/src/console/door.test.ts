import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../http/testing/test-server.js';
import {
  ADMINISTRATOR,
  type ConsoleCall,
  callerWith,
  cookieOf,
  sessionCookie,
  signedIn,
} from './testing/console-caller.js';

let server: TestServer;
let ana: ConsoleCall;
let anybody: ConsoleCall;
beforeAll(async () => {
  server = await startTestServer();
  anybody = callerWith(server);
});
afterAll(() => server.end());

describe('the first administrator', () => {
  const token = (): string => new URL(server.setupLink ?? '').hash.slice(1);

  test('a password that is too short, and another link, make nobody', async () => {
    const short = await anybody('POST', '/setup', {
      token: token(),
      ...ADMINISTRATOR,
      password: 'too short',
    });
    expect(short.status).toBe(422);
    expect((await anybody('POST', '/setup', { token: 'another', ...ADMINISTRATOR })).status).toBe(404);
  });

  test('is made by the link, is signed in, and sees documents too; the link works once', async () => {
    const made = await anybody('POST', '/setup', { token: token(), ...ADMINISTRATOR });
    expect(made.status).toBe(201);
    const set = made.headers.get('set-cookie') ?? '';
    expect(set).toMatch(/^assay-\d+=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/$/);
    // Browsers send a host's cookies to all of its ports: another server there sets another one.
    expect(set).toContain(`assay-${new URL(server.localUrl).port}=`);
    ana = callerWith(server, cookieOf(made));
    const session = (await (await ana('GET', '/session')).json()) as { organizations: unknown };
    expect(session).toMatchObject({
      person: { name: 'Ana Lyst' },
      organizations: [{ name: 'Example Lender', roles: ['administrator', 'reviewer'] }],
      permissions: expect.arrayContaining(['keys', 'records:read', 'records:write']),
    });
    expect((await anybody('POST', '/setup', { token: token(), ...ADMINISTRATOR })).status).toBe(404);
  });
});

describe('two front doors', () => {
  test('an API key does not open the console', async () => {
    for (const path of ['/session', '/keys']) {
      const response = await anybody('GET', path, undefined, { 'x-api-key': server.key });
      expect([path, response.status]).toEqual([path, 401]);
    }
  });

  test('a session does not open the API', async () => {
    const signIn = await anybody('POST', '/session', ADMINISTRATOR);
    const response = await fetch(`${server.localUrl}/v1/detection`, {
      headers: { cookie: cookieOf(signIn) },
    });
    expect(response.status).toBe(401);
  });
});

describe('forged requests', () => {
  test.each([
    ['from another site', { 'sec-fetch-site': 'cross-site' }],
    ['from a neighbor of the same site', { 'sec-fetch-site': 'same-site' }],
    ['from the address bar', { 'sec-fetch-site': 'none' }],
    ['without the header of the console', { 'x-assay-console': '' }],
  ])('a change %s is refused', async (_from, headers) => {
    const response = await ana('POST', '/keys', { name: 'stolen', permissions: [] }, headers);
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ message: 'Changes are taken from the console itself.' });
  });

  test('a browser that names no site has to name our origin', async () => {
    const signIn = (origin: Record<string, string>): Promise<Response> =>
      fetch(`${server.localUrl}/console/api/session`, {
        method: 'POST',
        headers: { 'x-assay-console': '1', 'content-type': 'application/json', ...origin },
        body: JSON.stringify(ADMINISTRATOR),
      });
    expect((await signIn({})).status).toBe(403);
    expect((await signIn({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await signIn({ origin: 'null' })).status).toBe(403);
    expect((await signIn({ origin: server.localUrl })).status).toBe(204);
  });

  test('a form of another page is no body here', async () => {
    const response = await ana('POST', '/keys', new URLSearchParams({ name: 'x' }).toString(), {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect(response.status).toBe(415);
  });
});

describe('roles', () => {
  test('an analyst makes no keys, an administrator added later sees no documents', async () => {
    const analyst = await signedIn(server, 'default', ['analyst']);
    expect((await analyst('GET', '/keys')).status).toBe(403);
    expect((await analyst('POST', '/keys', { name: 'mine', permissions: [] })).status).toBe(403);
    const administrator = await signedIn(server, 'default', ['administrator']);
    expect((await administrator('GET', '/keys')).status).toBe(200);
    const { permissions } = (await (await administrator('GET', '/session')).json()) as {
      permissions: string[];
    };
    expect(permissions).not.toContain('records:read');
  });
});

describe('keys', () => {
  const make = async (body: object): Promise<{ key: string; apiKey: { id: number } }> =>
    (await (await ana('POST', '/keys', body)).json()) as { key: string; apiKey: { id: number } };
  const statusWith = async (key: string): Promise<number> =>
    (await server.request('/v1/detection', { headers: { 'x-api-key': key } })).status;

  test('a key made here works until it is ended, is shown once, and says when it was used', async () => {
    const { key, apiKey } = await make({ name: 'nightly', permissions: ['detection:read'] });
    expect(await statusWith(key)).toBe(200);
    await expect
      .poll(async () => {
        const text = await (await ana('GET', '/keys')).text();
        expect(text).not.toContain(key);
        const { data } = JSON.parse(text) as { data: { id: number; lastUsedAt: string | null }[] };
        return data.find(({ id }) => id === apiKey.id);
      })
      .toMatchObject({
        name: 'nightly',
        createdBy: 'Ana Lyst',
        lastUsedAt: expect.stringMatching(/:00\.000Z$/),
      });
    expect((await ana('DELETE', `/keys/${apiKey.id}`)).status).toBe(204);
    expect(await statusWith(key)).toBe(401);
    expect((await ana('DELETE', `/keys/${apiKey.id}`)).status).toBe(404);
  });

  test('a key of other networks is refused from here; one of this network is taken', async () => {
    const permissions = ['detection:read'];
    const elsewhere = await make({
      name: 'elsewhere',
      permissions,
      allowedNetworks: ['10.0.0.0/8', '2001:db8::/32'],
    });
    expect(await statusWith(elsewhere.key)).toBe(401);
    const here = await make({ name: 'here', permissions, allowedNetworks: ['127.0.0.0/8'] });
    expect(await statusWith(here.key)).toBe(200);
  });

  test('an end in the past, no network and no permission are told by their fields', async () => {
    const response = await ana('POST', '/keys', {
      name: 'x',
      permissions: ['everything'],
    });
    expect(await response.json()).toMatchObject({
      detail: [{ loc: ['body', 'permissions', 0], type: 'enum' }],
    });
    const bad = await ana('POST', '/keys', {
      name: 'x',
      permissions: [],
      expiresAt: '2020-01-01T00:00:00Z',
      allowedNetworks: ['10.0.0.0/33'],
    });
    expect(await bad.json()).toMatchObject({
      detail: [{ loc: ['body', 'expiresAt'] }, { loc: ['body', 'allowedNetworks'] }],
    });
  });

  test('another organization ends no key of this one', async () => {
    const { apiKey } = await make({ name: 'ours', permissions: [] });
    const other = await signedIn(server, 'other', ['administrator']);
    expect((await other('DELETE', `/keys/${apiKey.id}`)).status).toBe(404);
    expect(await (await other('GET', '/keys')).json()).toMatchObject({ totalCount: 0 });
  });
});

describe('sessions', () => {
  test('one ends another of one’s own, at once, and nobody else’s', async () => {
    const signIn = await anybody('POST', '/session', ADMINISTRATOR);
    const elsewhere = callerWith(server, cookieOf(signIn));
    const { data } = (await (await elsewhere('GET', '/sessions')).json()) as {
      data: { id: number; current: boolean }[];
    };
    const own = data.find(({ current }) => current)?.id;
    const stranger = await signedIn(server, 'stranger', ['analyst']);
    expect((await stranger('DELETE', `/sessions/${own}`)).status).toBe(404);
    expect((await ana('DELETE', `/sessions/${own}`)).status).toBe(204);
    expect((await elsewhere('GET', '/session')).status).toBe(401);
  });

  test('signing out ends the session on the server and clears the browser', async () => {
    const person = await signedIn(server, 'leaving', ['analyst']);
    const response = await person('DELETE', '/session', {});
    expect(response.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect((await person('GET', '/session')).status).toBe(401);
  });

  test('over plain HTTP under a name of the network nobody signs in', async () => {
    // `fetch` does not let the host be chosen; the server's own answer does not depend on who calls.
    const { request } = await import('node:http');
    const { port } = new URL(server.localUrl);
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sending = request(
        {
          host: '127.0.0.1',
          port,
          path: '/console/api/session',
          method: 'POST',
          headers: {
            host: 'assay.lan',
            'x-assay-console': '1',
            'sec-fetch-site': 'same-origin',
            'content-type': 'application/json',
          },
        },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      sending.on('error', reject);
      sending.end(JSON.stringify(ADMINISTRATOR));
    });
    expect(status).toBe(403);
  });

  test('after five wrong passwords even the right one has to wait, and is not told apart', async () => {
    const guess = (password: string): Promise<Response> =>
      anybody('POST', '/session', { email: ADMINISTRATOR.email, password });
    for (let tries = 0; tries < 5; tries += 1) expect((await guess('wrong')).status).toBe(401);
    const waiting = await guess(ADMINISTRATOR.password);
    expect([waiting.status, Number(waiting.headers.get('retry-after')) > 50]).toEqual([429, true]);
    // Of the address too: another name does not get around it.
    expect((await anybody('POST', '/session', { email: 'x@example.org', password: 'x' })).status).toBe(429);
  });
});

test('nothing of a person or a secret is in the log', () => {
  const log = JSON.stringify(server.log);
  for (const text of ['example.org', 'Ana Lyst', ADMINISTRATOR.password, sessionCookie(server, ''), 'assay_'])
    expect(log).not.toContain(text);
});
