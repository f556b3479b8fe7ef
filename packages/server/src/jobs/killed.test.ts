import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { detectionForm } from '../http/testing/test-server.js';
import { openStore } from '../store/open.js';
import { killServingProcesses, type ServingProcess, serveInProcess } from '../testing/serve-in-process.js';

let dataDirectory: string;
beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'assay-killed-'));
});
afterEach(async () => {
  await killServingProcesses();
  await rm(dataDirectory, { recursive: true, force: true });
});

/** A server in a process of its own, on the folder of the one before. */
const serve = (): Promise<ServingProcess> => serveInProcess({ ASSAY_DATA_DIR: dataDirectory });

const submit = (server: ServingProcess, headers: Record<string, string> = {}): Promise<Response> =>
  server.request('/v1/detection', { method: 'POST', headers, body: detectionForm() });

async function totalCount(server: ServingProcess, path: string): Promise<number> {
  return ((await (await server.request(path)).json()) as { totalCount: number }).totalCount;
}

/** Uploads whose job has ended: a kill may come between a record and the end of its upload, which is swept in its time. */
async function uploadsOfNoJob(): Promise<readonly string[]> {
  const store = await openStore({ dataDirectory });
  const requests = (await store.unendedRequests()).join();
  await store.close();
  return (await readdir(join(dataDirectory, 'jobs'))).filter((name) => !requests.includes(name));
}

test('what was accepted before kill -9 is examined after the restart, once, and its sender gets that record', async () => {
  const first = await serve();
  const locations: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    const accepted = await submit(first, { prefer: 'respond-async', 'idempotency-key': `later-${count}` });
    expect(accepted.status).toBe(202);
    locations.push(accepted.headers.get('location') ?? '');
  }
  // Its sender waits, and gets no answer.
  const cut = submit(first, { 'idempotency-key': 'now' }).catch((error: unknown) => error);
  await expect.poll(() => totalCount(first, '/v1/jobs'), { timeout: 60_000 }).toBe(4);
  first.child.kill('SIGKILL');
  await cut;
  const orphans = await uploadsOfNoJob();

  const second = await serve();
  const again = await submit(second, { 'idempotency-key': 'now' });
  expect(again.status).toBe(200);
  for (const location of locations) {
    const state = async (): Promise<unknown> =>
      ((await (await second.request(location)).json()) as { job: { state: string } }).job.state;
    await expect.poll(state, { timeout: 90_000 }).toBe('done');
  }
  expect(await totalCount(second, '/v1/detection')).toBe(4);
  expect(await totalCount(second, '/v1/jobs')).toBe(4);
  await expect.poll(() => readdir(join(dataDirectory, 'jobs')), { timeout: 10_000 }).toEqual(orphans);
}, 240_000);
