import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { detectionForm, startTestServer, type TestServer } from '../http/testing/test-server.js';
import { openStore } from '../store/open.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.end());

const LATER = { prefer: 'respond-async' };

interface SeenJob {
  readonly jobId: string;
  readonly kind: string;
  readonly state: string;
  readonly recordId?: number;
  readonly refusal?: { readonly detail: readonly { readonly type: string }[] };
}

async function jobOf(response: Response): Promise<SeenJob> {
  return ((await response.json()) as { job: SeenJob }).job;
}

const jobNow = async ({ jobId }: SeenJob): Promise<SeenJob> =>
  jobOf(await server.request(`/v1/jobs/${jobId}`));

async function ended(job: SeenJob): Promise<SeenJob> {
  await expect.poll(async () => (await jobNow(job)).state, { timeout: 60_000 }).not.toMatch(/queued|running/);
  return jobNow(job);
}

test('each kind of submission is accepted as a job that ends with its record', async () => {
  const accepted = {
    detection: await server.submit({}, LATER),
    parse: await server.parse({}, LATER),
    verification: await server.verify({}, { prefer: 'wait=5, respond-async' }),
    analysis: await server.analyze({}, LATER),
  };
  for (const [kind, response] of Object.entries(accepted)) {
    expect(response.status, kind).toBe(202);
    expect(response.headers.get('preference-applied')).toBe('respond-async');
    const job = await jobOf(response);
    expect(response.headers.get('location')).toBe(`/v1/jobs/${job.jobId}`);
    expect(await ended(job)).toMatchObject({ kind, state: 'done', recordId: expect.any(Number) });
  }
  const { recordId } = await ended(await jobOf(await server.submit({ tags: '{"a":"später"}' }, LATER)));
  const record = await (await server.request(`/v1/detection/${recordId}`)).json();
  expect(record).toMatchObject({
    result: { fileName: 'picture.png', tags: [{ name: 'a', value: 'später' }] },
  });
  expect(await readdir(join(server.dataDirectory, 'jobs'))).toEqual([]);
});

test('a document that cannot be decoded is refused, with the body that a waiting sender gets', async () => {
  const broken = new Blob([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0])]);
  const waited = await server.submit({ file: broken });
  expect(waited.status).toBe(422);
  const job = await ended(await jobOf(await server.submit({ file: broken }, LATER)));
  expect(job).toMatchObject({ state: 'refused', refusal: await waited.json() });
});

test('one key makes one record, whether its sender waits or not; another form under it is 409', async () => {
  const key = { 'idempotency-key': 'later-then-now' };
  const job = await jobOf(await server.submit({}, { ...key, ...LATER }));
  const waited = (await (await server.submit({}, key)).json()) as { result: { detectionId: number } };
  const again = await jobOf(await server.submit({}, { ...key, ...LATER }));
  expect(again).toMatchObject({ jobId: job.jobId, state: 'done', recordId: waited.result.detectionId });
  expect((await server.submit({ tags: '{"a":"b"}' }, { ...key, ...LATER })).status).toBe(409);
});

test('only its organization, and of that only who may read its kind, gets to see a job', async () => {
  const job = await ended(await jobOf(await server.submit({}, LATER)));
  const stranger = { 'x-api-key': await server.createKey({ organization: 'other' }) };
  const parser = { 'x-api-key': await server.createKey({ permissions: ['parse:read', 'parse:write'] }) };
  for (const headers of [stranger, parser]) {
    expect((await server.request(`/v1/jobs/${job.jobId}`, { headers })).status).toBe(404);
    expect((await server.request(`/v1/jobs/${job.jobId}`, { headers, method: 'DELETE' })).status).toBe(404);
    const list = (await (await server.request('/v1/jobs?limit=100', { headers })).json()) as {
      data: SeenJob[];
    };
    expect(list.data.map(({ jobId }) => jobId)).not.toContain(job.jobId);
  }
  expect((await server.request(`/v1/jobs/${job.jobId}`, { method: 'DELETE' })).status).toBe(409);
});

test('an id of a job that is none is told so', async () => {
  for (const jobId of ['1', 'x'.repeat(36), '%00'])
    for (const method of ['GET', 'DELETE'])
      expect((await server.request(`/v1/jobs/${jobId}`, { method })).status).toBe(422);
  expect((await server.request('/v1/jobs/0b7f1c9e-1f6b-4c2d-9a57-3f0f5d2f9a10')).status).toBe(404);
});

test('what has not begun can be taken back, and is not examined then', async () => {
  // One worker: while it is at the first, a picture with much to look at, the others wait.
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const large = sharp({ create: { width: 1200, height: 1600, channels: 3, background: 'white', noise } });
  const file = new Blob([Uint8Array.from(await large.png().toBuffer())]);
  const jobs = [await jobOf(await server.submit({ file }, LATER))];
  for (let count = 0; count < 3; count += 1) jobs.push(await jobOf(await server.submit({}, LATER)));
  const last = jobs.at(-1) as SeenJob;
  const cancelled = await server.request(`/v1/jobs/${last.jobId}`, { method: 'DELETE' });
  expect(cancelled.status).toBe(200);
  expect(await jobOf(cancelled)).toMatchObject({ state: 'cancelled' });
  for (const job of jobs.slice(0, -1)) expect(await ended(job)).toMatchObject({ state: 'done' });
  const list = await (await server.request('/v1/jobs?state=cancelled&kind=detection')).json();
  expect(list).toMatchObject({ totalCount: 1, count: 1, data: [{ jobId: last.jobId }] });
});

test('a job is gone with its record', async () => {
  const job = await ended(await jobOf(await server.submit({}, LATER)));
  const store = await openStore(server);
  expect(await store.deleteRecord(1, 'detection', job.recordId ?? 0)).toBeDefined();
  await store.close();
  expect((await server.request(`/v1/jobs/${job.jobId}`)).status).toBe(404);
});

test('a form that is wrong is refused at once', async () => {
  expect((await server.submit(detectionForm({ model: 'none' }), LATER)).status).toBe(422);
});
