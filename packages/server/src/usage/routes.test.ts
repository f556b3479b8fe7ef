import { request as open } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../http/testing/test-server.js';
import { openStore } from '../store/open.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.end());

const ALWAYS = '?from=2020-01-01&to=2999-12-31';

interface Usage {
  readonly from: string;
  readonly to: string;
  readonly data: readonly {
    readonly day: string;
    readonly kind: string;
    readonly documents: number;
    readonly pages: number;
    readonly bytes: number;
    readonly processorSeconds: number;
  }[];
  readonly quota?: object;
}

const usage = async (query = '', headers: Record<string, string> = {}): Promise<Usage> =>
  (await (await server.request(`/v1/usage${query}`, { headers })).json()) as Usage;

test('what each kind of submission cost is counted, of those that made a record', async () => {
  for (const response of [
    await server.submit({}),
    await server.submit({}),
    await server.parse({}),
    await server.verify({}),
    await server.analyze({}),
  ])
    expect(response.status).toBe(200);
  expect((await server.parse({ file: new Blob(['%PDF-1.4 and nothing else']) })).status).toBe(422);
  expect((await usage()).from.slice(-3)).toBe('-01');
  const { data } = await usage(ALWAYS);
  const sums = new Map<string, number[]>();
  for (const { kind, documents, pages, bytes } of data) {
    const [d = 0, p = 0, b = 0] = sums.get(kind) ?? [];
    sums.set(kind, [d + documents, p + pages, b + bytes]);
  }
  expect(Object.fromEntries(sums)).toEqual({
    analysis: [1, 1, expect.any(Number)],
    detection: [2, 2, expect.any(Number)],
    parse: [1, 1, expect.any(Number)],
    verification: [1, 1, expect.any(Number)],
  });
  expect(data[0]?.bytes).toBeGreaterThan(10);
  // To examine a picture of one pixel takes some hundredths of a second on any machine.
  expect(data.reduce((sum, { processorSeconds }) => sum + processorSeconds, 0)).toBeGreaterThan(0);
  expect((await usage('?from=2026-01-01&to=2026-01-02')).data).toEqual([]);
  for (const query of ['?from=2026-13-01', '?to=yesterday'])
    expect((await server.request(`/v1/usage${query}`)).status).toBe(422);
  const parser = { 'x-api-key': await server.createKey({ permissions: ['parse:read'] }) };
  expect(new Set((await usage(ALWAYS, parser)).data.map(({ kind }) => kind))).toEqual(new Set(['parse']));
  const stranger = { 'x-api-key': await server.createKey({ organization: 'other' }) };
  expect((await usage(ALWAYS, stranger)).data).toEqual([]);
});

/** Sends the headers of an upload and never its body. @returns status and headers of the answer */
function sendHeadersOnly(
  key: string,
): Promise<{ status?: number | undefined; retryAfter?: string | undefined }> {
  return new Promise((resolve, reject) => {
    const headers = {
      'x-api-key': key,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': '1000000',
    };
    const request = open(`${server.localUrl}/v1/detection`, { method: 'POST', headers }, (response) => {
      resolve({ status: response.statusCode, retryAfter: response.headers['retry-after'] });
      request.destroy();
    });
    request.on('error', reject);
    request.flushHeaders();
  });
}

test('beyond its quota a submission is turned away by its headers; another organization’s is taken', async () => {
  const key = await server.createKey({ organization: 'bounded' });
  const headers = { 'x-api-key': key };
  const store = await openStore(server);
  try {
    await store.setQuota(await store.organizationByName('bounded'), { documents: 1 });
    expect((await server.submit({}, headers)).status).toBe(200);
    expect(await sendHeadersOnly(key)).toEqual({ status: 429, retryAfter: '3600' });
    const later = await server.submit({}, { ...headers, prefer: 'respond-async' });
    expect([later.status, await later.json()]).toMatchObject([
      429,
      { message: expect.stringContaining('quota') },
    ]);
    expect((await usage('', headers)).quota).toEqual({ documents: 1 });
    expect((await server.submit({})).status).toBe(200);
    await store.setQuota(await store.organizationByName('bounded'), undefined);
    expect((await server.submit({}, headers)).status).toBe(200);
  } finally {
    await store.close();
  }
});
