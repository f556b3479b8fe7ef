import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { detectionForm } from '../http/testing/test-server.js';

const KEY = 'an-operators-own-key-of-40-characters-00';
const SERVE = fileURLToPath(new URL('../testing/serve.mjs', import.meta.url));

let dataDirectory: string;
let running: ChildProcess[];
beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'assay-killed-'));
  running = [];
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(dataDirectory, { recursive: true, force: true });
});

interface Served {
  readonly child: ChildProcess;
  request(path: string, init?: RequestInit): Promise<Response>;
}

/** A server in a process of its own, on the folder of the one before. */
async function serve(): Promise<Served> {
  const child = spawn(process.execPath, [SERVE], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      ASSAY_DATA_DIR: dataDirectory,
      ASSAY_WORKERS: '1',
      ASSAY_BOOTSTRAP_API_KEY: KEY,
    },
  });
  running.push(child);
  let output = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  await expect.poll(() => output, { timeout: 60_000 }).toMatch(/listens on \S+\s/);
  const baseUrl = /listens on (\S+)/.exec(output)?.[1];
  const request = (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers);
    headers.set('x-api-key', KEY);
    return fetch(`${baseUrl}${path}`, { ...init, headers });
  };
  return { child, request };
}

const submit = (server: Served, headers: Record<string, string> = {}): Promise<Response> =>
  server.request('/v1/detection', { method: 'POST', headers, body: detectionForm() });

async function totalCount(server: Served, path: string): Promise<number> {
  return ((await (await server.request(path)).json()) as { totalCount: number }).totalCount;
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
  // The kill may have come between a record and the end of its upload, which is swept within the hour.
  const left = async (): Promise<number> => (await readdir(join(dataDirectory, 'jobs'))).length;
  await expect.poll(left, { timeout: 10_000 }).toBeLessThan(2);
}, 240_000);
