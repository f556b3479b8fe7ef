import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openBlobs } from '../src/blobs/open.js';
import { eraseRecord } from '../src/erasure/erase-record.js';
import { startTestServer, type TestServer } from '../src/http/testing/test-server.js';
import { openStore } from '../src/store/open.js';
import { Database } from '../src/store/postgres/database.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.end());

const get = async (path: string) => {
  const response = await server.request(path);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

async function submit(key: string): Promise<number> {
  const form = { tags: '{"customerId":"c-17"}' };
  const response = await server.submit(form, { 'idempotency-key': key });
  expect(response.status).toBe(200);
  return ((await response.json()) as { result: { detectionId: number } }).result.detectionId;
}

test('submissions are examined once under one key, listed by their tags, linked and erased', async () => {
  expect(server.databaseUrl).toContain(new URL(inject('databaseUrl')).search);
  const first = await submit('one');
  expect(await submit('one')).toBe(first);
  const second = await submit('two');
  expect(second).toBeGreaterThan(first);
  const list = await get('/v1/detection?tagFilter=customerId%3Dc-17&sortBy=likelihood');
  expect(list.body).toMatchObject({ totalCount: 2, data: [{ detectionId: second }, { detectionId: first }] });
  const links = await get(`/v1/detection/${second}/evidence-links`);
  expect(JSON.stringify(links.body)).toContain(`:${first}`);
  expect((await get('/v1/events')).body).toMatchObject({ data: [{ type: 'detection.completed' }, {}] });

  const [store, blobs] = await Promise.all([openStore(server), openBlobs(server)]);
  await eraseRecord({ store, blobs }, 1, 'detection', first);
  await store.close();
  expect((await get(`/v1/detection/${first}`)).status).toBe(404);
  expect((await get('/v1/detection?tagFilter=customerId%3Dc-17')).body).toMatchObject({ totalCount: 1 });
});

test('while the database takes nobody, requests are told to come again, and afterwards all goes on', async () => {
  const name = new URL(server.databaseUrl!).pathname.slice(1);
  const admin = new Database({ url: inject('databaseUrl'), connections: 1 });
  try {
    await admin.run(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`);
    await admin.run('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
    await expect.poll(async () => (await server.request('/v1/detection')).status).toBe(503);
    const refused = await server.request('/v1/detection');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await refused.json()).toMatchObject({ message: 'The database cannot be reached; retry later.' });
    await admin.run(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS true`);
    expect((await server.request('/v1/detection')).status).toBe(200);
  } finally {
    await admin.close();
  }
});
