import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compiledEngine } from '../testing/compiled-engine.js';
import { detectionForm, PDF, startTestServer, type TestServer } from './testing/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.end());

const anonymous = (path: string): Promise<Response> => fetch(`${server.baseUrl}${path}`);

test('health and readiness need no credentials', async () => {
  expect(await (await anonymous('/healthz')).json()).toEqual({ status: 'ok' });
  expect(await (await anonymous('/readyz')).json()).toEqual({
    status: 'ready',
    workerSandbox: expect.stringMatching(/^(bubblewrap|namespaces|none)$/),
  });
});

test('metrics count requests by route pattern, never by path', async () => {
  await server.request('/v1/files/fd_1_private-name.pdf');
  const response = await anonymous('/metrics');
  expect(response.headers.get('content-type')).toContain('text/plain');
  const text = await response.text();
  expect(text).toMatch(
    /assay_http_requests_total\{method="GET",route="\/v1\/files\/:fileName",status="404"\} 1/,
  );
  for (const name of [
    'assay_http_request_duration_seconds_bucket',
    'assay_analyses_running 0',
    'assay_analyses_waiting 0',
    'process_resident_memory_bytes',
  ]) {
    expect(text).toContain(name);
  }
  expect(text).not.toContain('private-name');
});

test('every answer has a request id; a UUID or ULID of the caller is kept, any other text is not', async () => {
  const idOf = async (sent?: string): Promise<string> => {
    const response = await server.request('/v1/detection', {
      headers: sent === undefined ? {} : { 'x-request-id': sent },
    });
    return response.headers.get('x-request-id') ?? '';
  };
  const uuid = '0b7f1c9e-1f6b-4c2d-9a57-3f0f5d2f9a10';
  expect(await idOf(uuid)).toBe(uuid);
  expect(await idOf('01ARZ3NDEKTSV4RRFFQ69G5FAV')).toBe('01ARZ3NDEKTSV4RRFFQ69G5FAV');
  for (const sent of [undefined, 'maria.garcia@example.com', 'x'.repeat(500)])
    expect(await idOf(sent)).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
});

test('the log tells each answer under its request id and holds no name, tag, query or key', async () => {
  const form = detectionForm({
    fileName: 'maria-garcia.png',
    tags: '{"customerName":"Maria Garcia"}',
    document: 'maria',
  });
  const refused = await server.submit(form);
  const stored = await server.submit({
    fileName: 'maria-garcia.png',
    tags: '{"customerName":"Maria Garcia"}',
  });
  const { result } = (await stored.json()) as { result: { files: { url: string }[] } };
  await server.request(new URL(result.files[0]?.url ?? '').pathname);
  await server.request('/v1/detection?tagFilter=customerName=Maria%20Garcia&limit=0');
  await server.request('/v1/unknown/maria');

  const answered = server.log.find(
    ({ requestId, msg }) => requestId === refused.headers.get('x-request-id') && msg === 'answered',
  );
  expect(answered).toMatchObject({
    method: 'POST',
    route: '/v1/detection',
    status: 422,
    credential: 'key:1',
    durationMs: expect.any(Number),
  });
  const text = JSON.stringify(server.log);
  expect(text).not.toMatch(/maria|garcia|customerName/i);
  expect(text).not.toContain(server.key);
});

test('answers may not be framed, sniffed or run', async () => {
  const { headers } = await server.request('/v1/detection');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
});

test('what is no HTTP is answered like any other error', async () => {
  const socket = connect(Number(new URL(server.baseUrl).port), '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.write('NONSENSE\r\n\r\n');
  await new Promise((resolve) => socket.once('close', resolve));
  expect(Buffer.concat(chunks).toString()).toMatch(
    /^HTTP\/1\.1 400 [\s\S]*x-request-id: [\s\S]*\{"statusCode":400,"error":"Bad Request"/,
  );
});

test.each([
  ['an expectation that nobody knows', ['host: x', 'expect: 200-ok'], 417, 'Expectation Failed'],
  ['a request without a host', [], 400, 'Bad Request'],
])('%s is answered like any other error', async (_what, headers, status, error) => {
  const { connect } = await import('node:net');
  const socket = connect(Number(new URL(server.baseUrl).port), '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  const lines = ['GET /v1/detection HTTP/1.1', ...headers, `x-api-key: ${server.key}`, 'connection: close'];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  await new Promise((resolve) => socket.once('close', resolve));
  const answer = Buffer.concat(chunks).toString();
  expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(answer).toMatch(/\r\nx-request-id: [0-9a-f-]{36}\r\n/);
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ statusCode: status, error });
});

test('the log tells the code of each refusal, as docs/errors.md has it', async () => {
  const codeOf = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    const response = await server.request(path, { headers, method });
    await response.text();
    const id = response.headers.get('x-request-id');
    return server.log.find(({ requestId, msg }) => requestId === id && msg === 'answered')?.code;
  };
  expect(await codeOf('/v1/detection', { 'x-api-key': 'wrong' })).toBe('UNAUTHORIZED');
  expect(await codeOf('/v1/detection/999')).toBe('RECORD_NOT_FOUND');
  expect(await codeOf('/v1/files/no')).toBe('FILE_NOT_FOUND');
  expect(await codeOf('/v1/nothing')).toBe('ROUTE_NOT_FOUND');
  expect(await codeOf('/v1/detection', {}, 'DELETE')).toBe('METHOD_NOT_ALLOWED');
  expect(await codeOf('/v1/detection?limit=0')).toBe('VALIDATION_FAILED');
  expect(await codeOf('/v1/detection')).toBeUndefined();
});

test('over the rate limit a credential is told to wait; another one is not', async () => {
  const limited = await startTestServer({ ASSAY_RATE_LIMIT: '2/minute' });
  const statuses: number[] = [];
  for (let turn = 0; turn < 2; turn++)
    statuses.push((await limited.request(turn === 0 ? '/v1/detection' : '/v1/detection-models')).status);
  // A wrong key spends nobody's count, and neither does what asks for no credentials.
  await limited.request('/v1/detection', { headers: { 'x-api-key': 'wrong' } });
  await limited.request('/healthz');
  expect(statuses).toEqual([200, 200]);
  const response = await limited.request('/v1/detection');
  expect([response.status, await response.json()]).toEqual([
    429,
    {
      statusCode: 429,
      error: 'Too Many Requests',
      message: 'Too many requests; retry later.',
      code: 'RATE_LIMITED',
    },
  ]);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  const other = await limited.createKey({});
  expect((await limited.request('/v1/detection', { headers: { 'x-api-key': other } })).status).toBe(200);
  await limited.end();
});

test('a connection beyond the limit is closed as it comes; those before it are served', async () => {
  const limited = await startTestServer({ ASSAY_CONNECTION_LIMIT: '2' });
  const port = Number(new URL(limited.localUrl).port);
  const open = (): Socket => connect(port, '127.0.0.1').on('error', () => {});
  const within = [open(), open()];
  await Promise.all(within.map((socket) => once(socket, 'connect')));
  const beyond = open();
  await once(beyond, 'close');
  expect(beyond.bytesRead).toBe(0);
  for (const socket of within) {
    socket.write('GET /healthz HTTP/1.1\r\nHost: assay\r\nConnection: close\r\n\r\n');
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 200 /);
  }
  await limited.end();
});

test('the bounds of the bands and the public address are the operator’s', async () => {
  const own = await startTestServer({
    ASSAY_BASE_URL: 'https://assay.example/',
    ASSAY_LIKELIHOOD_MEDIUM: '0',
    ASSAY_LIKELIHOOD_HIGH: '0.1',
  });
  // One that can be judged: what cannot is never rejected, wherever the bounds lie.
  const bytes = await readFile(new URL('../../../../examples/statement.pdf', import.meta.url));
  const form = { file: new Blob([bytes]), fileName: 'statement.pdf' };
  const { result } = (await (await own.submit(form)).json()) as {
    result: { files: { url: string }[]; detectionId: number };
  };
  expect(result).toMatchObject({ fraudSeverity: 'high', classification: 'rejected' });
  expect(result.files[0]?.url).toBe(`https://assay.example/v1/files/fd_${result.detectionId}_statement.pdf`);
  await own.end();
});

test('a full queue is 503 with a time to wait, and the others are examined', async () => {
  const small = await startTestServer(
    { ASSAY_QUEUE_LIMIT: '0' },
    { engineModule: compiledEngine(new URL('./testing/slow-checks.ts', import.meta.url)) },
  );
  const responses = await Promise.all(
    Array.from({ length: 4 }, () => small.submit({ file: new Blob([PDF]) })),
  );
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 503, 503, 503]);
  const full = responses.find(({ status }) => status === 503) as Response;
  expect(Number(full.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await full.json()).toEqual({
    statusCode: 503,
    error: 'Service Unavailable',
    message: 'The analysis queue is full; retry later.',
    code: 'QUEUE_FULL',
  });
  expect(await small.uploadsOnTheirWay()).toEqual([]);
  await small.end();
}, 120_000);

test('a stop lets the running analysis finish, refuses new ones, and is not ready meanwhile', async () => {
  const stopping = await startTestServer(
    {},
    { engineModule: compiledEngine(new URL('./testing/slow-checks.ts', import.meta.url)) },
  );
  const running = stopping.submit({ file: new Blob([PDF]) });
  await expect
    .poll(
      async () =>
        (await (await fetch(`${stopping.baseUrl}/metrics`)).text()).includes('assay_analyses_running 1'),
      { timeout: 60_000 },
    )
    .toBe(true);
  const stopped = stopping.stop();
  const refused = await stopping.submit({ file: new Blob([PDF]) });
  expect([refused.status, await refused.json()]).toEqual([
    503,
    {
      statusCode: 503,
      error: 'Service Unavailable',
      message: 'The server is stopping; retry later.',
      code: 'SHUTTING_DOWN',
    },
  ]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await fetch(`${stopping.baseUrl}/readyz`)).status).toBe(503);
  expect((await fetch(`${stopping.baseUrl}/healthz`)).status).toBe(200);
  expect((await running).status).toBe(200);
  await stopped;
  await expect(fetch(`${stopping.baseUrl}/healthz`)).rejects.toThrow();
  await stopping.end();
}, 120_000);
