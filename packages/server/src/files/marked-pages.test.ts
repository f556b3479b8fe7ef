import { createHash } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstOrganization } from '../access/api-keys.js';
import { blobPath } from '../blobs/blob-paths.js';
import { openBlobs } from '../blobs/open.js';
import { BlobMissingError } from '../blobs/types.js';
import { eraseRecord } from '../erasure/erase-record.js';
import { startTestServer, type TestServer } from '../http/testing/test-server.js';
import { openStore } from '../store/open.js';
import { sampleDetection } from '../store/testing/sample-detection.js';
import { startEngine } from '../workers/worker/start-engine.js';
import { runTask } from '../workers/worker/worker-run.js';
import { MarkedPages } from './marked-pages.js';

interface Entry {
  readonly category: string;
  readonly fileName: string;
  readonly fileSize?: number;
  readonly url: string;
  readonly page?: number;
}

const EXAMPLES = new URL('../../../../examples/', import.meta.url);
let server: TestServer;
let pdf: Awaited<ReturnType<typeof submit>>;
beforeAll(async () => {
  server = await startTestServer();
  pdf = await submit('statement-edited.pdf');
});
afterAll(() => server.end());

async function submit(name: string): Promise<{ id: number; marked: readonly Entry[] }> {
  const bytes = await readFile(new URL(name, EXAMPLES));
  const { result } = (await (await server.submit({ file: new Blob([bytes]), fileName: name })).json()) as {
    result: { detectionId: number; files: Entry[] };
  };
  const marked = result.files.filter(({ category }) => category === 'marked_page');
  return { id: result.detectionId, marked };
}

const pathOf = ({ url }: Entry): string => new URL(url).pathname;
const onDisk = (storedName: string): string => join(server.dataDirectory, 'files', blobPath(storedName));
const isThere = (storedName: string): Promise<boolean> =>
  readFile(onDisk(storedName)).then(
    () => true,
    () => false,
  );
const bytesOf = async (response: Response): Promise<Uint8Array> =>
  new Uint8Array(await response.arrayBuffer());

/** The pages as a worker draws them in the midst of an examination, for `assay scan --marked`. */
async function drawnAtOnce(name: string): Promise<readonly Uint8Array[]> {
  const engine = await startEngine({ trustedRoots: [], credentialTrustList: [] });
  const plan = { skip: new Map(), kept: new Map(), heatmaps: false, marks: true, fingerprints: false };
  const job = { format: 'pdf', subject: 'document', drawsMarks: true } as const;
  const bytes = await readFile(new URL(name, EXAMPLES));
  const ears = { tell: () => {}, opened: () => {}, ended: () => {} };
  const { result } = await runTask(engine, { kind: 'examine', job, plan }, [bytes], ears);
  if (result.kind !== 'examined') throw new Error(result.kind);
  return result.examination.markedPages.map(({ webp }) => webp);
}

test('a marked page is drawn when it is asked for, with the bytes that examining would have drawn, and kept', async () => {
  const expected = await drawnAtOnce('statement-edited.pdf');
  expect(expected.length).toBeGreaterThan(0);
  expect(pdf.marked).toHaveLength(expected.length);
  for (const [index, entry] of pdf.marked.entries()) {
    expect(entry).not.toHaveProperty('fileSize');
    expect(await isThere(entry.fileName)).toBe(false);
    const head = await server.request(pathOf(entry), { method: 'HEAD' });
    const response = await server.request(pathOf(entry));
    const bytes = await bytesOf(response);
    expect(Buffer.compare(bytes, expected[index] as Uint8Array)).toBe(0);
    expect(await isThere(entry.fileName)).toBe(true);
    for (const { headers } of [head, response])
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'image/webp',
        'content-length': String(bytes.length),
        etag: `"${createHash('sha256').update(bytes).digest('hex')}"`,
      });
  }
}, 120_000);

test('a page of a photo is drawn, too', async () => {
  const { marked } = await submit('receipt-edited.jpg');
  const response = await server.request(pathOf(marked[0] as Entry));
  expect(response.headers.get('content-type')).toBe('image/webp');
}, 120_000);

test('it answers If-None-Match and Range as any file does', async () => {
  const path = pathOf(pdf.marked[0] as Entry);
  const whole = await server.request(path);
  const bytes = await bytesOf(whole);
  const etag = whole.headers.get('etag') ?? '';
  expect((await server.request(path, { headers: { 'if-none-match': etag } })).status).toBe(304);
  const part = await server.request(path, { headers: { range: 'bytes=8-11' } });
  expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
    206,
    'WEBP',
    `bytes 8-11/${bytes.length}`,
  ]);
  const outside = await server.request(path, { headers: { range: `bytes=${bytes.length}-` } });
  expect(outside.status).toBe(416);
});

test('another organization and a key that may not read files get nothing, and nothing is drawn for them', async () => {
  const { marked } = await submit('statement-edited.pdf');
  const entry = marked[0] as Entry;
  const stranger = await server.createKey({ organization: 'another lender' });
  const [others, barred, none] = await Promise.all([
    server.request(pathOf(entry), { headers: { 'x-api-key': stranger } }),
    server
      .createKey({ permissions: ['detection:read'] })
      .then((key) => server.request(pathOf(entry), { headers: { 'x-api-key': key } })),
    server.request(pathOf(entry), { headers: { 'x-api-key': 'unknown' } }),
  ]);
  expect([others.status, barred.status, none.status]).toEqual([404, 403, 401]);
  expect(await isThere(entry.fileName)).toBe(false);
});

test('ten who ask at once for a page that nobody has drawn get the same', async () => {
  const { id, marked } = await submit('statement-edited.pdf');
  const signed = (await (await server.request(`/v1/detection/${id}?signed=60`)).json()) as {
    result: { files: Entry[] };
  };
  const address = signed.result.files.find(({ category }) => category === 'marked_page')?.url ?? '';
  const { pathname, search } = new URL(address);
  const path = pathOf(marked[0] as Entry);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      index % 2 === 0
        ? server.request(path)
        : server.request(`${pathname}${search}`, { headers: { 'x-api-key': '' } }),
    ),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
});

test('erasing the record ends its pages, drawn or not; one that was drawn needs no original', async () => {
  const { id, marked } = await submit('statement-edited.pdf');
  const [first, second] = marked as [Entry, Entry | undefined];
  expect((await server.request(pathOf(first))).status).toBe(200);
  await rm(onDisk(`fd_${id}_statement-edited.pdf`));
  expect((await server.request(pathOf(first))).status).toBe(200);
  // Our fault, as where the original itself is asked for.
  if (second) expect((await server.request(pathOf(second))).status).toBe(500);
  const store = await openStore(server);
  const blobs = await openBlobs(server);
  await eraseRecord({ store, blobs }, await firstOrganization(store), 'detection', id);
  await store.close();
  for (const entry of marked) {
    expect((await server.request(pathOf(entry))).status).toBe(404);
    expect(await isThere(entry.fileName)).toBe(false);
  }
});

test('a page that cannot be kept is shown all the same, and its operator told', async () => {
  const full = new Error('no space left on device');
  const detection = sampleDetection({ detectionId: 7 });
  const original = detection.files.find(({ category }) => category === 'original_file')!;
  const pages = new MarkedPages({
    store: { findDetection: async () => detection, findFile: async () => undefined },
    blobs: {
      read: () => Promise.reject(new BlobMissingError()),
      put: () => Promise.reject(full),
      remove: () => Promise.reject(new Error('nothing is there to be removed')),
    },
    viewer: {
      view: async (storedName) => {
        expect(storedName).toBe(original.storedName);
        return { kind: 'picture', webp: new Uint8Array([1, 2]) };
      },
    },
  });
  const told: unknown[] = [];
  const file = { ...original, storedName: 'fd_7_marked_1.webp', page: 1, marks: [] };
  const bytes = await pages.bytesOf(1, file, (reason) => told.push(reason));
  expect([[...bytes], told]).toEqual([[1, 2], [full]]);
});
