import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compiledEngine } from '../src/testing/compiled-engine.js';
import { NOBODY } from './offline/calling-checks.js';
import { credentialsThatNameAddresses } from './offline/credentials-that-name-addresses.js';

const KEY = 'offline-test-key-0123456789';
const PRELOAD = `--import=${new URL('./offline/record-connections.mjs', import.meta.url).href}`;
const CALLING_CHECKS = compiledEngine(new URL('./offline/calling-checks.ts', import.meta.url)).href;

let folder: string;
let server: ChildProcess | undefined;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'assay-offline-'));
  writeFileSync(join(folder, 'record'), '');
});
afterEach(async () => {
  if (server) {
    server.kill('SIGKILL');
    await once(server, 'close');
    server = undefined;
  }
  rmSync(folder, { recursive: true, force: true });
});

const recorded = (): string[] => readFileSync(join(folder, 'record'), 'utf8').split('\n').filter(Boolean);
const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  OFFLINE_RECORD: join(folder, 'record'),
});

/** Starts a server that records what it and its workers try to reach. @returns fetch below its address */
async function startRecordedServer(
  checks: readonly string[] = [],
): Promise<(path: string, body?: FormData) => Promise<Response>> {
  server = fork(fileURLToPath(new URL('./offline/server-process.mjs', import.meta.url)), checks, {
    execArgv: [PRELOAD],
    env: {
      ...environment(),
      PORT: '0',
      ASSAY_DATA_DIR: join(folder, 'data'),
      ASSAY_BOOTSTRAP_API_KEY: KEY,
      ASSAY_WORKERS: '1',
      // Workers that are not confined either reach for nothing; and a confined one could not record it.
      ASSAY_WORKER_SANDBOX: 'off',
      ASSAY_LOG_LEVEL: 'error',
    },
  });
  const [url] = (await once(server, 'message')) as [string];
  return (path, body) =>
    fetch(`${url}${path}`, { headers: { 'x-api-key': KEY }, ...(body && { method: 'POST', body }) });
}

function exampleForm(name: string, model = 'document'): FormData {
  const form = new FormData();
  form.set('model', model);
  form.set('file', new Blob([readFileSync(new URL(`../../../examples/${name}`, import.meta.url))]), name);
  return form;
}

test('a server that examines documents and answers reaches for nothing beyond its machine', async () => {
  const request = await startRecordedServer();
  for (const name of ['statement-edited.pdf', 'receipt.jpg']) {
    const response = await request('/v1/detection', exampleForm(name));
    expect(response.status).toBe(200);
    const { result } = (await response.json()) as { result: { files: { url: string }[] } };
    for (const { url } of result.files) expect((await request(new URL(url).pathname)).status).toBe(200);
  }
  for (const path of [
    '/v1/detection',
    '/v1/detection/1',
    '/v1/detection-models',
    '/docs',
    '/openapi.json',
    '/metrics',
    '/readyz',
  ]) {
    expect([path, (await request(path)).status]).toEqual([path, 200]);
  }
  expect(recorded()).toEqual([]);
}, 120_000);

test('a server that reads pixels, text layers and bar codes reaches for nothing beyond its machine, its models included', async () => {
  const request = await startRecordedServer();
  for (const name of ['licence.png', 'statement.pdf']) {
    const response = await request('/v1/parse', exampleForm(name, 'performance'));
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      result: { confidence: expect.any(Number), pagesUnread: 0, partsUnread: [] },
    });
  }
  for (const path of ['/v1/parse', '/v1/parse/1', '/v1/parsing-models'])
    expect([path, (await request(path)).status]).toEqual([path, 200]);
  expect(recorded()).toEqual([]);
}, 120_000);

test('content credentials that name addresses are examined without asking them', async () => {
  const request = await startRecordedServer();
  for (const [code, bytes] of await credentialsThatNameAddresses()) {
    const form = new FormData();
    form.set('model', 'document');
    form.set('file', new Blob([bytes]), 'photo.jpg');
    const response = await request('/v1/detection', form);
    expect(JSON.stringify(await response.json())).toContain(`"${code}"`);
  }
  expect(recorded()).toEqual([]);
}, 120_000);

test('checks that call out from their worker are recorded', async () => {
  const request = await startRecordedServer([CALLING_CHECKS]);
  expect((await request('/v1/detection', exampleForm('receipt.jpg'))).status).toBe(200);
  expect(new Set(recorded())).toEqual(new Set([`connect ${NOBODY}`]));
}, 120_000);

const inThread = (code: string): string => {
  const file = `data:text/javascript,${encodeURIComponent(code)}`;
  return `const { Worker } = await import('node:worker_threads'); new Worker(new URL('${file}'), { execArgv: [] })`;
};

test.each([
  [
    'a socket',
    `const net = await import('node:net'); net.connect({ host: '${NOBODY}', port: 80 })`,
    `connect ${NOBODY}`,
  ],
  ['a request', `await fetch('http://${NOBODY}/')`, `connect ${NOBODY}`],
  [
    'a request over TLS',
    `const https = await import('node:https'); https.get('https://assay.example/')`,
    'connect assay.example',
  ],
  [
    'a look-up',
    `const dns = await import('node:dns/promises'); await dns.lookup('assay.example')`,
    'lookup assay.example',
  ],
  [
    'a query for text',
    `const { Resolver } = await import('node:dns'); new Resolver().resolveTxt('assay.example')`,
    'resolveTxt assay.example',
  ],
  [
    'a datagram',
    `const udp = await import('node:dgram'); udp.createSocket('udp4').send('x', 53, '${NOBODY}')`,
    `send ${NOBODY}`,
  ],
  ['a thread', inThread(`import net from "node:net"; net.connect(80, "${NOBODY}")`), `connect ${NOBODY}`],
])('%s beyond the machine is recorded', (_way, code, target) => {
  spawnSync(process.execPath, [PRELOAD, '--input-type=module', '--eval', code], {
    env: environment(),
    timeout: 20_000,
  });
  expect(recorded()).toEqual([target]);
});
