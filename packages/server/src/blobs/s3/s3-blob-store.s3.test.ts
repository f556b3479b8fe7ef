import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { SettingsError } from '../../settings-error.js';
import { openBlobs } from '../open.js';
import { testBlobStore } from '../testing/blob-store-suite.js';
import { type S3Service, startS3 } from '../testing/s3-service.js';
import { BlobMissingError } from '../types.js';
import { Bucket } from './bucket.js';
import { S3BlobStore } from './s3-blob-store.js';
import type { S3Settings } from './settings.js';

let server: S3Service;
beforeAll(async () => {
  server = await startS3();
});
afterAll(() => server.stop());

const settingsFor = async (): Promise<S3Settings> => ({
  ...server.settings,
  bucket: await server.makeBucket(),
});
const openStore = async (): Promise<S3BlobStore> => new S3BlobStore(new Bucket(await settingsFor()));

testBlobStore(openStore);

/** An address at which nobody listens. */
async function freeAddress(): Promise<string> {
  const listener = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => listener.once('listening', resolve));
  const { port } = listener.address() as AddressInfo;
  await new Promise((resolve) => listener.close(resolve));
  return `http://127.0.0.1:${port}`;
}

/** A service in front of the real one that does what a test asks for with some requests. */
let proxy: Server | undefined;
afterEach(() => {
  proxy?.closeAllConnections();
  proxy?.close();
  proxy = undefined;
});

type Meddle = (request: { method: string; count: number }) => 'pass' | 'cut' | 'silent' | number;

/** @param meddle is asked for each request, counted from 1: pass it on, cut its answer in half, or refuse it */
async function storeBehind(meddle: Meddle, silenceMs?: number): Promise<S3BlobStore> {
  const settings = await settingsFor();
  let count = 0;
  proxy = createServer(async (request, response) => {
    const action = meddle({ method: request.method ?? '', count: ++count });
    if (action === 'silent') return;
    if (typeof action === 'number') {
      request.resume();
      response.writeHead(action).end('<Error><Code>InternalError</Code></Error>');
      return;
    }
    const body = await buffer(request);
    const { ...headers } = request.headers;
    delete headers.connection;
    const answer = await fetch(new URL(request.url ?? '', settings.endpoint), {
      method: request.method ?? '',
      headers: headers as Record<string, string>,
      ...(body.length > 0 && { body }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const length = answer.headers.get('content-length');
    response.writeHead(answer.status, {
      ...(length !== null && { 'content-length': length }),
      etag: answer.headers.get('etag') ?? '',
    });
    if (action === 'pass') response.end(bytes);
    else response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => proxy?.once('listening', resolve));
  const { port } = proxy.address() as AddressInfo;
  return new S3BlobStore(new Bucket({ ...settings, endpoint: `http://127.0.0.1:${port}` }, silenceMs));
}

const bytes = randomBytes(500_000);

test('answers of 500 and 503 are passed over, and a file is sent again from its beginning', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assay-s3-'));
  const path = join(folder, 'upload');
  await writeFile(path, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const blobs = await storeBehind(({ count }) => (count === 1 ? 500 : count === 2 ? 503 : 'pass'));
  await blobs.putFile('a', path, { sizeBytes: bytes.length, sha256 });
  expect((await buffer(await blobs.read('a'))).equals(bytes)).toBe(true);
  await rm(folder, { recursive: true });
});

test('a service that answers 500 for good is unavailable, and nothing is there', async () => {
  let methods = 0;
  const blobs = await storeBehind(({ method }) => {
    if (method === 'PUT') methods += 1;
    return method === 'PUT' ? 500 : 'pass';
  });
  await expect(blobs.put('a', bytes)).rejects.toMatchObject({
    code: 'STORAGE_UNAVAILABLE',
    statusCode: 503,
    details: { reason: 'S3 answered 500 InternalError' },
  });
  expect(methods).toBe(4);
  await expect(blobs.read('a')).rejects.toThrow(BlobMissingError);
});

test('an answer that breaks off is read on from there; one that says nothing is asked for again', async () => {
  const blobs = await storeBehind(
    ({ method, count }) => (method === 'GET' && count < 4 ? (count === 2 ? 'silent' : 'cut') : 'pass'),
    300,
  );
  await blobs.put('a', bytes);
  expect((await buffer(await blobs.read('a'))).equals(bytes)).toBe(true);
});

test('a refusal is not asked for again', async () => {
  let requests = 0;
  const blobs = await storeBehind(() => {
    requests += 1;
    return 403;
  });
  await expect(blobs.put('a', bytes)).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' });
  expect(requests).toBe(1);
});

test('a file that is not what was said is not kept', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assay-s3-'));
  const path = join(folder, 'upload');
  await writeFile(path, bytes);
  const blobs = await openStore();
  const sha256 = createHash('sha256').update('something else').digest('hex');
  await expect(blobs.putFile('a', path, { sizeBytes: bytes.length, sha256 })).rejects.toThrow();
  await expect(blobs.read('a')).rejects.toThrow(BlobMissingError);
  await rm(folder, { recursive: true });
});

test('a bucket that is not there, and a service that is not, stop the start with a sentence', async () => {
  const dataDirectory = tmpdir();
  const s3 = await settingsFor();
  const starting = openBlobs({ dataDirectory, s3: { ...s3, bucket: 'no-such-bucket' } });
  await expect(starting).rejects.toThrow(SettingsError);
  await expect(starting).rejects.toThrow(/the bucket "no-such-bucket" at .* cannot be used: S3 answered 404/);
  await expect(openBlobs({ dataDirectory, s3: { ...s3, endpoint: await freeAddress() } })).rejects.toThrow(
    /cannot be used: ECONNREFUSED/,
  );
});
