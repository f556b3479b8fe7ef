import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type S3Service, startS3 } from '../blobs/testing/s3-service.js';
import { detectionForm } from '../http/testing/test-server.js';
import { createPostgresDatabase } from '../store/testing/postgres-database.js';
import { killServingProcesses, type ServingProcess, serveInProcess } from '../testing/serve-in-process.js';

let folder: string;
let database: { url: string; remove(): Promise<void> };
let s3: S3Service;
let shared: Record<string, string>;

/** A process of the installation. */
const start = (role: string, name: string): Promise<ServingProcess> =>
  serveInProcess({ ASSAY_ROLE: role, ASSAY_DATA_DIR: join(folder, name), ...shared });

let api: ServingProcess;
let worker: ServingProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-fleet-'));
  [database, s3] = await Promise.all([createPostgresDatabase(), startS3()]);
  const secret = async (name: string, content: string): Promise<string> => {
    await writeFile(join(folder, name), content, { mode: 0o600 });
    return join(folder, name);
  };
  shared = {
    ASSAY_DATABASE_URL: database.url,
    ASSAY_S3_ENDPOINT: s3.settings.endpoint,
    ASSAY_S3_BUCKET: await s3.makeBucket(),
    ASSAY_S3_ACCESS_KEY_FILE: await secret('access', s3.settings.accessKey),
    ASSAY_S3_SECRET_KEY_FILE: await secret('secret', s3.settings.secretKey),
    ASSAY_LINK_SECRET_FILE: await secret('link', 'x'.repeat(32)),
    // Nobody is to wait for half a minute until a killed worker counts as gone.
    ASSAY_LEASE_S: '3',
  };
  api = await start('api', 'api');
  worker = await start('worker', 'worker-1');
}, 240_000);
afterAll(async () => {
  await killServingProcesses();
  await s3.stop();
  await database.remove();
  await rm(folder, { recursive: true, force: true });
});

const submit = (headers: Record<string, string> = {}): Promise<Response> =>
  api.request('/v1/detection', { method: 'POST', headers, body: detectionForm() });
const countOf = async (path: string): Promise<number> =>
  ((await (await api.request(path)).json()) as { totalCount: number }).totalCount;
const stateOf = async (location: string): Promise<string> =>
  ((await (await api.request(location)).json()) as { job: { state: string } }).job.state;

test('a worker examines what another process received, and the sender gets the record and its file', async () => {
  const answer = await submit({ 'idempotency-key': 'first' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('idempotent-replayed')).toBe(null);
  const { result } = (await answer.json()) as { result: { files: { url: string }[] } };
  const file = await api.request(new URL(result.files[0]?.url ?? '').pathname);
  expect(file.status).toBe(200);
  const [sent] = detectionForm().getAll('file') as Blob[];
  expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(await (sent as Blob).arrayBuffer()))).toBe(
    true,
  );
  const again = await submit({ 'idempotency-key': 'first' });
  expect(again.headers.get('idempotent-replayed')).toBe('true');
  expect(await countOf('/v1/detection')).toBe(1);
});

test('a worker serves health and metrics alone', async () => {
  expect((await worker.request('/readyz')).status).toBe(200);
  expect((await worker.request('/v1/detection')).status).toBe(404);
  expect((await worker.request('/docs')).status).toBe(404);
  expect(await (await worker.request('/metrics')).text()).toContain('assay_queue_age_seconds 0');
  expect(await (await api.request('/metrics')).text()).not.toContain('assay_analyses_running');
});

test('what a killed worker had is examined by another one, once', async () => {
  const locations: string[] = [];
  for (let count = 0; count < 4; count++) {
    const accepted = await submit({ prefer: 'respond-async' });
    expect(accepted.status).toBe(202);
    locations.push(accepted.headers.get('location') ?? '');
  }
  const states = (): Promise<string[]> => Promise.all(locations.map(stateOf));
  await expect.poll(states, { timeout: 60_000, interval: 10 }).toContain('running');
  worker.child.kill('SIGKILL');
  await start('worker', 'worker-2');
  await expect.poll(states, { timeout: 120_000 }).toEqual(['done', 'done', 'done', 'done']);
  expect(await countOf('/v1/detection')).toBe(5);
}, 300_000);
