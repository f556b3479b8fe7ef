import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blobPath } from '../blobs/blob-paths.js';
import { PDF, PNG, startTestServer, type TestServer } from '../http/testing/test-server.js';

let server: TestServer;
let path: string;
beforeAll(async () => {
  server = await startTestServer();
  path = await store('statement.pdf', PDF);
});
afterAll(() => server.end());

/** @returns the path of the stored file, exactly as its entry's `url` gives it */
async function store(fileName: string, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const { result } = (await (await server.submit({ file: new Blob([bytes]), fileName })).json()) as {
    result: { fileName: string; files: { url: string }[] };
  };
  expect(result.fileName).toBe(fileName);
  return (result.files[0]?.url ?? '').slice(server.baseUrl.length);
}

/** Without the clean-up that `fetch` does to an address. */
const getRaw = (rawPath: string): Promise<{ status: number; body: Buffer }> =>
  new Promise((resolve, reject) => {
    httpRequest(`${server.baseUrl}`, { path: rawPath, headers: { 'x-api-key': server.key } }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk) => chunks.push(chunk))
        .on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });

test('an original comes back byte by byte, as a download of its own type that no browser runs', async () => {
  const response = await server.request(path);
  expect(response.status).toBe(200);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(PDF);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': String(PDF.length),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'accept-ranges': 'bytes',
    etag: `"${createHash('sha256').update(PDF).digest('hex')}"`,
  });
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename="fd_\d+_statement.pdf"; filename\*=UTF-8''fd_\d+_statement.pdf$/,
  );
});

test.each([
  'ñandú 文件 😀.pdf',
  ' two  spaces .pdf',
  'percent%2Fslash%.pdf',
  'question?hash#semicolon;plus+amp&=.pdf',
  "quote'(1)*!~.pdf",
  `${'長'.repeat(83)}ab.pdf`,
  'fd_1_statement.pdf',
])('a file called %j is served under the very url of its entry', async (fileName) => {
  expect(Buffer.byteLength(fileName)).toBeLessThanOrEqual(255);
  const { status, body } = await getRaw(await store(fileName, PNG));
  expect(status).toBe(200);
  expect(new Uint8Array(body)).toEqual(PNG);
});

test('a name of 256 bytes is refused', async () => {
  const response = await server.submit({ fileName: `${'a'.repeat(252)}.png` });
  expect(await response.json()).toMatchObject({
    detail: [{ loc: ['body', 'file'], type: 'string_too_long', ctx: { max_length: 255 } }],
  });
});

test('HEAD tells what GET would send', async () => {
  const response = await server.request(path, { method: 'HEAD' });
  expect([response.status, response.headers.get('content-length'), await response.text()]).toEqual([
    200,
    String(PDF.length),
    '',
  ]);
});

test('a caller that has the file is told so', async () => {
  const etag = (await server.request(path, { method: 'HEAD' })).headers.get('etag') ?? '';
  for (const sent of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const response = await server.request(path, { headers: { 'if-none-match': sent } });
    expect([response.status, await response.text(), response.headers.get('etag')]).toEqual([304, '', etag]);
  }
  expect((await server.request(path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
});

test('a range is served alone, one outside of the file is 416', async () => {
  const part = await server.request(path, { headers: { range: 'bytes=5-8' } });
  expect([
    part.status,
    await part.text(),
    part.headers.get('content-range'),
    part.headers.get('content-length'),
  ]).toEqual([206, '1.4\n', `bytes 5-8/${PDF.length}`, '4']);
  const outside = await server.request(path, { headers: { range: `bytes=${PDF.length}-` } });
  expect([outside.status, outside.headers.get('content-range')]).toEqual([416, `bytes */${PDF.length}`]);
  expect(await outside.json()).toMatchObject({ statusCode: 416 });
  const changed = await server.request(path, {
    headers: { range: 'bytes=5-8', 'if-range': '"another version"' },
  });
  expect(changed.status).toBe(200);
});

test.each([
  '/v1/files/fd_99999_statement.pdf',
  '/v1/files/..',
  '/v1/files/..%2F..%2Fassay.db',
  '/v1/files/%2e%2e%2fassay.db',
  '/v1/files/../../assay.db',
  '/v1/files/%00',
  '/v1/files/',
  `/v1/files/${'a'.repeat(3000)}`,
])('%s leads nowhere', async (rawPath) => {
  const { status, body } = await getRaw(rawPath);
  expect([status, JSON.parse(body.toString())]).toMatchObject([404, { statusCode: 404, error: 'Not Found' }]);
});

test('nothing of a name reaches the disk but hexadecimal digits', async () => {
  await store('..evil name.pdf', PDF);
  const entries = await readdir(join(server.dataDirectory, 'files'), { recursive: true });
  for (const entry of entries) expect(entry).toMatch(/^[0-9a-f]{2}([\\/][0-9a-f_]+)*$/);
});

test('a record whose file is gone is our fault, and says nothing of it but in the log', async () => {
  const lost = await store('lost.pdf', PDF);
  await rm(join(server.dataDirectory, 'files', blobPath(lost.slice('/v1/files/'.length))));
  const response = await server.request(lost);
  expect([response.status, await response.json()]).toEqual([
    500,
    { statusCode: 500, error: 'Internal Server Error', message: 'Internal Server Error', code: 'INTERNAL' },
  ]);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  const line = server.log.find(
    ({ requestId, msg }) => requestId === response.headers.get('x-request-id') && msg === 'failed',
  );
  expect(line).toMatchObject({ err: { code: 'INTERNAL', cause: { name: 'BlobMissingError' } } });
});
