import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../http/testing/test-server.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ ASSAY_BASE_URL: 'https://assay.example.org' });
});
afterAll(() => server.end());

interface SeenPage {
  readonly count: number;
  readonly data: readonly {
    readonly id: string;
    readonly type: string;
    readonly cursor: string;
    readonly data: Record<string, unknown>;
  }[];
  readonly next: string;
  readonly hasMore: boolean;
}

const page = async (query: string, headers: Record<string, string> = {}): Promise<SeenPage> => {
  const response = await server.request(`/v1/events?${query}`, { headers });
  expect(response.status).toBe(200);
  return (await response.json()) as SeenPage;
};

test('who polls reads what happened since, each event once, with where to read more', async () => {
  const start = await page('');
  const made = (await (await server.submit({ tags: '{"customerId":"c-17"}' })).json()) as {
    result: { detectionId: number; modelResults: object };
  };
  const { detectionId } = made.result;
  const broken = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0])]);
  expect((await server.parse({ file: broken })).status).toBe(422);
  await server.verify({});
  await server.analyze({});
  const told = await page(`after=${start.next}`);
  expect(told.data.map(({ type }) => type)).toEqual([
    'detection.completed',
    'parse.refused',
    'verification.completed',
    'analysis.completed',
  ]);
  const [detection, refusal] = told.data;
  expect(detection?.data).toMatchObject({
    detectionId,
    likelihood: expect.any(Number),
    jobId: expect.any(String),
    url: `https://assay.example.org/v1/detection/${detectionId}`,
  });
  const job = (await (await server.request(`/v1/jobs/${refusal?.data.jobId}`)).json()) as { job: object };
  expect(refusal?.data.url).toBe(`https://assay.example.org/v1/jobs/${refusal?.data.jobId}`);
  expect(job.job).toMatchObject({ kind: 'parse', state: 'refused' });
  expect(JSON.stringify(told)).not.toMatch(/c-17|picture\.png/);

  const first = await page(`after=${start.next}&limit=1`);
  expect([first.count, first.hasMore, first.next]).toEqual([1, true, detection?.cursor]);
  expect((await page(`after=${first.next}&type=analysis.completed&type=parse.refused`)).count).toBe(2);
  expect(await page(`after=${told.next}`)).toEqual({ count: 0, data: [], next: told.next, hasMore: false });
});

test('only an organization’s own events are told, of the kinds that the key may read', async () => {
  await server.submit({});
  const stranger = await server.createKey({ organization: 'other' });
  expect((await page('', { 'x-api-key': stranger })).data).toEqual([]);
  const parser = await server.createKey({ permissions: ['parse:read'] });
  const types = (await page('limit=1000', { 'x-api-key': parser })).data.map(({ type }) => type);
  expect(types.filter((type) => !type.startsWith('parse.'))).toEqual([]);
});

test('a cursor, a type or a length that is none is told so', async () => {
  for (const query of ['after=x', 'after=-1', 'type=detection', 'limit=0', 'limit=1001'])
    expect((await server.request(`/v1/events?${query}`)).status, query).toBe(422);
  expect((await server.request('/v1/events', { headers: { 'x-api-key': 'none' } })).status).toBe(401);
});
