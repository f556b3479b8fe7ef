import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from './testing/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.end());

interface Description {
  readonly paths: Record<string, Record<string, { responses: Record<string, { headers: object }> }>>;
}

test('an answer has the headers that the description names for its status', async () => {
  const { paths } = (await (await fetch(`${server.baseUrl}/openapi.json`)).json()) as Description;
  const testKey = await server.createKey({ isTest: true });
  // What any answer has, for HTTP and for browsers, no description of an interface names.
  const common = new Set(['content-length', ...(await server.request('/v1/detection')).headers.keys()]);
  common.delete('x-request-id');
  const keyed = { 'idempotency-key': 'one', 'x-api-key': testKey };
  const answers = [
    await server.submit({}, { prefer: 'respond-async', 'x-api-key': testKey }),
    await server.submit({}, keyed),
    await server.submit({}, keyed),
    await server.submit({ model: 'none' }, keyed),
    await server.submit({}, { 'x-api-key': 'wrong' }),
  ];
  const seen = answers.map(({ status, headers }) => {
    const own = [...headers.keys()].filter((name) => !common.has(name));
    const described = Object.keys(paths['/v1/detection']!.post!.responses[status]!.headers);
    const names = new Set(described.map((name) => name.toLowerCase()));
    return [status, own.filter((name) => !names.has(name)), own.length];
  });
  expect(seen).toEqual([
    [202, [], 4],
    [200, [], 2],
    [200, [], 3],
    [422, [], 2],
    [401, [], 1],
  ]);
});
