import { afterAll, beforeAll, expect, test } from 'vitest';
import { detectionForm, PDF, startTestServer, type TestServer } from '../http/testing/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.end());

const total = async (): Promise<number> =>
  ((await (await server.request('/v1/detection')).json()) as { totalCount: number }).totalCount;

test('the same key and form get the first answer again, whatever the order and boundary of the parts', async () => {
  const first = await server.submit({ tags: '{"a":"1"}' }, { 'idempotency-key': 'first' });
  const reordered = new FormData();
  reordered.append('tags', '{"a":"1"}');
  reordered.append('file', detectionForm().get('file') as File);
  reordered.append('model', 'document');
  const before = await total();
  const second = await server.submit(reordered, { 'idempotency-key': 'first' });
  expect([second.status, await second.text()]).toEqual([first.status, await first.text()]);
  expect(first.headers.get('idempotent-replayed')).toBeNull();
  expect(second.headers.get('idempotent-replayed')).toBe('true');
  expect(await total()).toBe(before);
  expect(await server.uploadsOnTheirWay()).toEqual([]);
});

test.each([
  ['another file', { file: new Blob([PDF]) }],
  ['another file name', { fileName: 'other.png' }],
  ['another field', { country: 'mx' }],
  ['a field that is ignored', { note: 'x' }],
])('the same key with %s is 409', async (_what, change) => {
  const headers = { 'idempotency-key': 'conflicting' };
  await server.submit({}, headers);
  const response = await server.submit(change, headers);
  expect([response.status, await response.json()]).toEqual([
    409,
    {
      statusCode: 409,
      error: 'Conflict',
      message: 'This Idempotency-Key was used with another request body.',
      code: 'IDEMPOTENCY_CONFLICT',
    },
  ]);
});

test('without a key, and under different keys, every submission is one of its own', async () => {
  const before = await total();
  for (const headers of [{}, {}, { 'idempotency-key': 'x1' }, { 'idempotency-key': 'x2' }])
    await server.submit({}, headers);
  expect(await total()).toBe(before + 4);
});

test('twins that arrive together make one record and get one answer', async () => {
  const before = await total();
  const answers = await Promise.all(
    Array.from({ length: 5 }, () =>
      server.submit({}, { 'idempotency-key': 'twins' }).then((one) => one.text()),
    ),
  );
  expect(new Set(answers).size).toBe(1);
  expect(await total()).toBe(before + 1);
});

test('rivals that arrive together: one is answered, the others conflict', async () => {
  const countries = ['us', 'mx', 'br'];
  const answers = await Promise.all(
    countries.map((country) => server.submit({ country }, { 'idempotency-key': 'rivals' })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('a refused submission does not use its key up', async () => {
  const headers = { 'idempotency-key': 'retried' };
  expect((await server.submit({ model: 'none' }, headers)).status).toBe(422);
  expect((await server.submit({}, headers)).status).toBe(200);
});

test('a key belongs to one organization', async () => {
  const first = await server.submit({}, { 'idempotency-key': 'shared' });
  const key = await server.createKey({ organization: 'other' });
  const second = await server.submit({}, { 'idempotency-key': 'shared', 'x-api-key': key });
  expect(second.status).toBe(200);
  expect(await second.text()).not.toBe(await first.text());
});

test.each(['', 'k'.repeat(256), 'with space'])('the key %j is refused', async (key) => {
  const response = await server.submit({}, { 'idempotency-key': key });
  expect([response.status, await response.json()]).toEqual([
    400,
    {
      statusCode: 400,
      error: 'Bad Request',
      message: 'Idempotency-Key should be 1 to 255 visible ASCII characters.',
      code: 'IDEMPOTENCY_KEY_INVALID',
    },
  ]);
});

test('the longest key is taken', async () => {
  expect((await server.submit({}, { 'idempotency-key': '~'.repeat(255) })).status).toBe(200);
});
