import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { detectionForm, PNG } from './http/testing/test-server.js';

const MEGABYTE = 1024 * 1024;

let dataDirectory: string;
let running: ChildProcess[];
beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'assay-main-'));
  running = [];
});
afterEach(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(dataDirectory, { recursive: true, force: true });
});

/** A form without a model, refused once it is read whole, whose file is a PNG of so many megabytes; this process holds one. */
async function* formOf(megabytes: number): AsyncGenerator<Uint8Array> {
  const field = 'Content-Disposition: form-data; name="file"; filename="large.png"';
  const piece = new Uint8Array(MEGABYTE);
  yield Buffer.from(`--part\r\n${field}\r\nContent-Type: image/png\r\n\r\n`);
  yield PNG;
  yield piece.subarray(PNG.length);
  for (let sent = 1; sent < megabytes; sent += 1) yield piece;
  yield Buffer.from('\r\n--part--\r\n');
}

/** `assay serve` in a process of its own. */
function serve(environment: Record<string, string> = {}): {
  child: ChildProcess;
  output: () => string;
  errors: () => string;
} {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./testing/serve.mjs', import.meta.url))], {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      ASSAY_DATA_DIR: dataDirectory,
      ASSAY_WORKERS: '1',
      ...environment,
    },
  });
  running.push(child);
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  return { child, output: () => output, errors: () => errors };
}

async function greeted(
  server: ReturnType<typeof serve>,
): Promise<{ baseUrl: string; key: string | undefined; curls: string[] }> {
  await expect
    .poll(() => server.output() + server.errors(), { timeout: 60_000 })
    .toContain('/v1/verification\n');
  const output = server.output();
  return {
    baseUrl: /listens on (\S+)/.exec(output)?.[1] ?? '',
    key: /^ {2}(assay_\S+)$/m.exec(output)?.[1],
    curls: [...output.matchAll(/^ {2}(curl .*)$/gm)].map(([, line]) => line ?? ''),
  };
}

test('the first start prints a key once, to the terminal alone; it works, and a stop by signal is clean', async () => {
  const first = serve();
  const { baseUrl, key, curls } = await greeted(first);
  expect(key).toMatch(/^assay_[\w-]{43}$/);
  const request = `curl -s -H "x-api-key: ${key}"`;
  expect(curls).toEqual([
    `${request} -F model=document -F file=@examples/statement-edited.pdf ${baseUrl}/v1/detection`,
    `${request} -F model=light -F file=@examples/licence.png ${baseUrl}/v1/parse`,
    `${request} -F idFile=@examples/id-card.jpg -F selfieFile=@examples/selfie.jpg ${baseUrl}/v1/verification`,
  ]);
  expect(first.errors()).not.toContain(key);
  const stored = await fetch(`${baseUrl}/v1/detection`, {
    method: 'POST',
    headers: { 'x-api-key': key ?? '' },
    body: detectionForm(),
  });
  expect(stored.status).toBe(200);
  first.child.kill('SIGTERM');
  expect((await once(first.child, 'exit'))[0]).toBe(0);

  const second = serve();
  const again = await greeted(second);
  expect(again.key).toBeUndefined();
  const list = await fetch(`${again.baseUrl}/v1/detection`, { headers: { 'x-api-key': key ?? '' } });
  expect(await list.json()).toMatchObject({ totalCount: 1 });
}, 240_000);

test('an operator’s own key is taken at the first start, not printed, and needed no longer afterwards', async () => {
  const own = 'an-operators-own-key-of-40-characters-00';
  const first = serve({ ASSAY_BOOTSTRAP_API_KEY: own });
  const { baseUrl, key } = await greeted(first);
  expect(key).toBeUndefined();
  expect(first.output() + first.errors()).not.toContain(own);
  expect((await fetch(`${baseUrl}/v1/detection`, { headers: { 'x-api-key': own } })).status).toBe(200);
  const entries = await readdir(dataDirectory, { recursive: true });
  expect(entries).toContain('assay.db');
  for (const entry of entries)
    expect([entry, (await stat(join(dataDirectory, entry))).mode & 0o077]).toEqual([entry, 0]);
}, 240_000);

test('a wrong setting, a port in use, and a damaged database end the start with a sentence', async () => {
  const wrong = serve({ PORT: 'eighty', ASSAY_TYPO: '1' });
  expect((await once(wrong.child, 'exit'))[0]).toBe(1);
  expect(wrong.errors()).toMatch(/PORT: expected a whole number[^\n]*received "eighty"/);
  expect(wrong.errors()).toContain('ASSAY_TYPO is not a setting');
  expect(wrong.errors()).not.toContain('    at ');

  const blocker = createServer().listen(0, '127.0.0.1');
  await once(blocker, 'listening');
  const blocked = serve({ PORT: String((blocker.address() as { port: number }).port) });
  expect((await once(blocked.child, 'exit'))[0]).toBe(1);
  expect(blocked.errors()).toMatch(/cannot listen on 127\.0\.0\.1:\d+: the port is in use/);
  blocker.close();

  const elsewhere = serve({ HOST: '192.0.2.1' });
  expect((await once(elsewhere.child, 'exit'))[0]).toBe(1);
  expect(elsewhere.errors()).toContain('cannot listen on 192.0.2.1: this machine has no such address');
  expect(elsewhere.errors()).not.toContain('    at ');

  await writeFile(join(dataDirectory, 'assay.db'), 'no database '.repeat(500));
  const damaged = serve();
  expect((await once(damaged.child, 'exit'))[0]).toBe(1);
  expect(damaged.errors()).toContain(`The database "${join(dataDirectory, 'assay.db')}" cannot be used: `);
  expect(damaged.errors()).not.toContain('    at ');
}, 240_000);

test('eight uploads of 50 MB at once: the process grows by less than 200 MB', async () => {
  const key = 'an-operators-own-key-of-40-characters-00';
  const { baseUrl } = await greeted(serve({ ASSAY_BOOTSTRAP_API_KEY: key }));
  const residentBytes = async (): Promise<number> =>
    Number(
      /^process_resident_memory_bytes (\d+)/m.exec(await (await fetch(`${baseUrl}/metrics`)).text())?.[1],
    );
  const submit = (megabytes: number): Promise<Response> =>
    fetch(`${baseUrl}/v1/detection`, {
      method: 'POST',
      headers: { 'x-api-key': key, 'content-type': 'multipart/form-data; boundary=part' },
      body: ReadableStream.from(formOf(megabytes)),
      duplex: 'half',
    } as RequestInit);
  await submit(1);
  const before = await residentBytes();
  let peak = before;
  const watch = setInterval(async () => {
    peak = Math.max(peak, await residentBytes().catch(() => 0));
  }, 50);
  const responses = await Promise.all(Array.from({ length: 8 }, () => submit(50)));
  clearInterval(watch);
  peak = Math.max(peak, await residentBytes());
  expect(responses.map(({ status }) => status)).toEqual(new Array(8).fill(422));
  expect(peak - before).toBeLessThan(200 * MEGABYTE);
}, 240_000);
