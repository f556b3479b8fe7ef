import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../http/testing/test-server.js';

let server: TestServer;
let testKey: string;
beforeAll(async () => {
  server = await startTestServer({ ASSAY_WEBHOOK_HOSTS: 'hooks.example.org' });
  testKey = await server.createKey({ isTest: true });
});
afterAll(() => server.end());

async function ask(path: string, key: string): Promise<Record<string, never>> {
  return (await (await server.request(path, { headers: { 'x-api-key': key } })).json()) as never;
}

test('what is sent with a test key is found with test keys alone, and is in nothing else', async () => {
  expect(testKey).toMatch(/^assay_test_[\w-]{43}$/);
  const live = await server.submit({});
  const sent = await server.submit({}, { 'x-api-key': testKey });
  expect([live, sent].map(({ headers }) => headers.get('assay-test-mode'))).toEqual([null, 'true']);
  const idOf = async (response: Response): Promise<number> =>
    ((await response.json()) as { result: { detectionId: number } }).result.detectionId;
  const [liveId, testId] = [await idOf(live), await idOf(sent)];

  for (const [key, id, other] of [
    [server.key, liveId, testId],
    [testKey, testId, liveId],
  ] as const) {
    expect(await ask('/v1/detection', key)).toMatchObject({ totalCount: 1, data: [{ detectionId: id }] });
    const headers = { 'x-api-key': key };
    expect((await server.request(`/v1/detection/${other}`, { headers })).status).toBe(404);
    // The same file was sent twice, and neither knows of the other.
    expect(await ask(`/v1/detection/${id}/evidence-links`, key)).toMatchObject({
      count: 0,
    });
    expect(await ask('/v1/events', key)).toMatchObject({ count: 1, data: [{ data: { detectionId: id } }] });
    expect(await ask('/v1/usage', key)).toMatchObject({ data: [{ documents: 1 }] });
  }
});

test('a webhook of test mode is another than one that is meant', async () => {
  const made = await server.request('/v1/webhooks', {
    method: 'POST',
    headers: { 'x-api-key': testKey, 'content-type': 'application/json' },
    body: JSON.stringify({ url: 'https://hooks.example.org/assay' }),
  });
  expect(made.status).toBe(201);
  expect(await ask('/v1/webhooks', server.key)).toMatchObject({ count: 0 });
  expect(await ask('/v1/webhooks', testKey)).toMatchObject({ count: 1 });
});
