import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../http/testing/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.end());

const UNAUTHORIZED = '{"statusCode":401,"error":"Unauthorized","message":"Unauthorized"}';

test.each([
  ['GET', '/v1/detection'],
  ['POST', '/v1/detection'],
  ['GET', '/v1/detection/1'],
  ['GET', '/v1/detection/not-a-number'],
  ['GET', '/v1/detection-models'],
  ['GET', '/v1/files/fd_1_a.pdf'],
  ['GET', '/v1/no/such/path'],
  ['DELETE', '/v1/detection'],
  ['GET', '/v1'],
  ['GET', '/v1/'],
  ['GET', '/v1/%zz'],
  ['GET', '/%761/detection'],
  ['PROPFIND', '/v1/detection'],
])('%s %s without credentials is 401 with the exact body', async (method, path) => {
  const response = await fetch(`${server.baseUrl}${path}`, { method });
  expect(response.status).toBe(401);
  expect(await response.text()).toBe(UNAUTHORIZED);
  expect(response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test.each([
  '',
  'wrong',
  'test-key-of-the-first-organizatio',
  'test-key-of-the-first-organization2',
  'TEST-KEY-OF-THE-FIRST-ORGANIZATION',
])('the key %j is 401', async (key) => {
  expect((await server.request('/v1/detection', { headers: { 'x-api-key': key } })).status).toBe(401);
});

test('a body is not read before the credentials are: a huge upload without a key is answered at once', async () => {
  let pulled = 0;
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(65_536).fill(++pulled)),
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const response = await fetch(`${server.baseUrl}/v1/detection`, {
    method: 'POST',
    headers,
    body: endless,
    duplex: 'half',
  } as RequestInit);
  expect(response.status).toBe(401);
});

test('a bearer token decides alone: where none is accepted, a good key beside it does not help', async () => {
  for (const authorization of ['Bearer abc', 'bearer abc', 'Bearer', 'Bearer ']) {
    const response = await server.request('/v1/detection', {
      headers: { authorization, 'x-api-key': server.key },
    });
    expect([authorization, response.status]).toEqual([authorization, 401]);
    expect(await response.text()).toBe(UNAUTHORIZED);
  }
});

test('another authorization scheme is no bearer token: the key decides', async () => {
  const response = await server.request('/v1/detection', {
    headers: { authorization: 'Basic abc', 'x-api-key': server.key },
  });
  expect(response.status).toBe(200);
});

test('a key without the permission is 403, whatever else is wrong with the request', async () => {
  const key = await server.createKey({ permissions: ['detection:read'] });
  for (const [method, path] of [
    ['POST', '/v1/detection'],
    ['GET', '/v1/files/fd_1_a.pdf'],
  ]) {
    const response = await server.request(path as string, {
      method: method as string,
      headers: { 'x-api-key': key },
    });
    expect(response.status).toBe(403);
    expect(await response.text()).toBe('{"statusCode":403,"error":"Forbidden","message":"Forbidden"}');
  }
  expect((await server.request('/v1/detection', { headers: { 'x-api-key': key } })).status).toBe(200);
});

test('writing does not include reading', async () => {
  const key = await server.createKey({ permissions: ['detection:write'] });
  expect((await server.request('/v1/detection', { headers: { 'x-api-key': key } })).status).toBe(403);
});

test('with credentials an unknown path is 404', async () => {
  for (const path of ['/v1', '/v1/no/such/path', '/v1/%zz', '/nothing']) {
    const response = await server.request(path);
    expect([path, response.status, await response.json()]).toEqual([
      path,
      404,
      { statusCode: 404, error: 'Not Found', message: 'No such path.', code: 'ROUTE_NOT_FOUND' },
    ]);
  }
});

test('the log says who was refused, from where and why; the answer does not', async () => {
  const key = await server.createKey({ permissions: ['detection:read'] });
  const attempts = [
    [{ 'x-api-key': 'wrong' }, 'UNAUTHORIZED', { reason: 'unknown-key' }],
    [{ authorization: 'Bearer abc' }, 'UNAUTHORIZED', { reason: 'bad-token' }],
    [{ 'x-api-key': '' }, 'UNAUTHORIZED', { reason: 'no-credential' }],
    [{ 'x-api-key': key }, 'FORBIDDEN', { permission: 'files:read' }],
  ] as const;
  for (const [headers, code, details] of attempts) {
    const response = await server.request('/v1/files/fd_1_a.pdf', { headers });
    expect(await response.text()).not.toMatch(/unknown|expired|token|permission/);
    expect(server.log.filter(({ msg }) => msg === 'access refused').at(-1)).toMatchObject({
      requestId: response.headers.get('x-request-id'),
      route: '/v1/files/:fileName',
      address: '127.0.0.1',
      code,
      ...details,
    });
  }
});

test('who guesses keys is told to wait, and no longer looked up; a good key from there goes on', async () => {
  const limited = await startTestServer({ ASSAY_RATE_LIMIT: '4/hour' });
  try {
    const ask = async (key: string): Promise<number> =>
      (await limited.request('/v1/detection', { headers: { 'x-api-key': key } })).status;
    expect(await ask(limited.key)).toBe(200);
    const guesses: number[] = [];
    for (let guess = 0; guess < 6; guess++) guesses.push(await ask(`guess ${guess}`));
    expect(guesses).toEqual([401, 401, 401, 401, 429, 429]);
    expect(await ask(limited.key)).toBe(200);
  } finally {
    await limited.end();
  }
});
