import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../http/testing/test-server.js';
import { consoleFiles } from './routes.js';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.end());

const get = (path: string, init?: RequestInit): Promise<Response> =>
  fetch(`${server.localUrl}${path}`, { redirect: 'manual', ...init });

test.each(['/console/', '/console/submissions', '/console/detections/2?finding=pdf.covered-content.0'])(
  '%s is the console’s page, without any credentials',
  async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('cache-control')).toBe('no-cache');
    expect(await response.text()).toContain('<div id="root">');
  },
);

test('the address without its slash leads there', async () => {
  const response = await get('/console');
  expect([response.status, response.headers.get('location')]).toEqual([308, '/console/']);
});

test('the policy allows nothing unsafe, nothing inline and no other host', async () => {
  const { headers } = await get('/console/');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe|data:|https?:|\*/);
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('permissions-policy')).toContain('camera=()');
});

test('files with a hash in their name are kept for a year, and sent compressed', async () => {
  const page = await (await get('/console/')).text();
  const [, script = ''] = /src="(\/console\/assets\/[^"]+\.js)"/.exec(page) ?? [];
  const response = await get(script, { headers: { 'accept-encoding': 'br' } });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(response.headers.get('content-type')).toMatch(/javascript/);
  expect((await response.text()).length).toBeGreaterThan(1000);
});

test('what is no file of the console is not found: other assets, its interface, files around it', async () => {
  for (const path of ['/console/assets/none.js', '/console/api', '/console/api/none']) {
    const response = await get(path);
    expect(response.status, path).toBe(404);
    expect(response.headers.get('content-type'), path).toMatch(/json/);
  }
  // Not by `fetch`, which would resolve the dots itself.
  const climbed = await new Promise<string>((resolve, reject) => {
    const { port } = new URL(server.localUrl);
    httpRequest({ port, path: '/console/assets/..%2f..%2f..%2fpackage.json' }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => resolve(body));
    })
      .on('error', reject)
      .end();
  });
  expect(climbed).not.toContain('"dependencies"');
});

test('a server without a built console has no such pages', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'assay-no-console-'));
  try {
    const app = Fastify();
    await consoleFiles(app, directory);
    expect((await app.inject('/console/')).statusCode).toBe(404);
    await writeFile(join(directory, 'index.html'), '<div id="root">');
    const other = Fastify();
    await consoleFiles(other, directory);
    expect((await other.inject('/console/')).statusCode).toBe(200);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
});
