import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstOrganization } from '../access/api-keys.js';
import { openBlobs } from '../blobs/open.js';
import { eraseRecord } from '../erasure/erase-record.js';
import { PNG, startTestServer, type TestServer } from '../http/testing/test-server.js';
import { openStore } from '../store/open.js';
import { SignedAddresses } from './signed-addresses.js';

let nowS = 1_800_000_000;
let server: TestServer;
let path: string;
beforeAll(async () => {
  server = await startTestServer({}, { clock: () => nowS * 1_000_000 });
  await server.submit({ file: new Blob([PNG]), fileName: 'maria garcia.png' });
  path = await signedPath(600);
});
afterAll(() => server.end());

/** Of the first file of a record. */
async function signedPath(seconds: number, kind = 'detection', id = 1): Promise<string> {
  const response = await server.request(`/v1/${kind}/${id}?signed=${seconds}`);
  const { result } = (await response.json()) as { result: { files: { url: string }[] } };
  return (result.files[0]?.url ?? '').slice(server.baseUrl.length);
}

/** Without any credentials. */
const fetchPath = (pathAndQuery: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.localUrl}${pathAndQuery}`, { headers });

const FORBIDDEN = { statusCode: 403, error: 'Forbidden', message: 'Forbidden' };

test('a signed address shows its file without credentials, to any page, until its time is over', async () => {
  const response = await fetchPath(path);
  expect(response.status).toBe(200);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(PNG);
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(response.headers.get('cache-control')).toBe('private, no-cache');
  expect((await fetchPath(path, { range: 'bytes=0-3' })).status).toBe(206);

  const signedAtS = nowS;
  nowS = signedAtS + 599;
  expect((await fetchPath(path)).status).toBe(200);
  nowS = signedAtS + 600;
  const late = await fetchPath(path);
  expect([late.status, await late.json()]).toEqual([403, FORBIDDEN]);
  // Nor is what a browser kept of it shown again.
  const kept = await fetchPath(path, { 'if-none-match': response.headers.get('etag') ?? '' });
  expect(kept.status).toBe(403);
  nowS = signedAtS;
});

test('an address that was altered anywhere is refused, whatever credentials come with it', async () => {
  const [file = '', token = ''] = path.split('?signed=');
  const bytes = Buffer.from(token, 'base64url');
  const altered = [...bytes.keys()].map((index) => {
    const copy = Buffer.from(bytes);
    copy[index] = (copy[index] ?? 0) ^ 1;
    return `${file}?signed=${copy.toString('base64url')}`;
  });
  const others = [
    `${file}?signed=`,
    `${file}?signed=x`,
    `${path}&signed=x`,
    `/v1/files/fd_2_other.png?signed=${token}`,
  ];
  for (const one of [...altered, ...others]) expect((await fetchPath(one)).status, one).toBe(403);
  const response = await fetchPath(altered[0] ?? '', { 'x-api-key': server.key });
  expect([response.status, await response.json()]).toEqual([403, FORBIDDEN]);
  expect((await fetchPath(file)).status).toBe(401);
});

test('an address is taken back when the record is erased', async () => {
  const sent = await server.submit({ file: new Blob([PNG]), fileName: 'erased.png' });
  const { result } = (await sent.json()) as { result: { detectionId: number } };
  const erased = await signedPath(600, 'detection', result.detectionId);
  expect((await fetchPath(erased)).status).toBe(200);
  const store = await openStore(server);
  const deps = { store, blobs: await openBlobs(server) };
  await eraseRecord(deps, await firstOrganization(store), 'detection', result.detectionId);
  await store.close();
  expect((await fetchPath(erased)).status).toBe(404);
  expect((await fetchPath(path)).status).toBe(200);
});

test('an address is good for a file alone, not for anything else of the interface', async () => {
  const [, token = ''] = path.split('?signed=');
  expect((await fetchPath(`/v1/detection/1?signed=${token}`)).status).toBe(401);
});

test('it is for those who may read files, for an hour at most', async () => {
  const key = await server.createKey({ permissions: ['detection:read'] });
  const asked = await server.request('/v1/detection/1?signed=60', { headers: { 'x-api-key': key } });
  expect([asked.status, await asked.json()]).toEqual([403, FORBIDDEN]);
  for (const seconds of ['0', '3601', 'soon'])
    expect((await server.request(`/v1/detection/1?signed=${seconds}`)).status).toBe(422);
});

test('the log holds no address and no name', async () => {
  expect((await fetchPath(path)).status).toBe(200);
  const text = JSON.stringify(server.log);
  expect(text).not.toContain(path.split('?signed=')[1]);
  expect(text).not.toMatch(/maria/);
  expect(server.log.filter(({ credential }) => credential === 'signed-address').length).toBeGreaterThan(0);
});

test('an address of another secret, organization or name is another one', () => {
  const clock = () => 0;
  const file = {
    category: 'heatmap',
    fileName: 'fd_1_heatmap_1.png',
    fileSize: 1,
    contentType: 'image/png',
    timestamp: 0,
    timestampISO: '',
    url: 'u',
  } as const;
  const caller = (organizationId: number) => ({
    organizationId,
    permissions: new Set(['files:read'] as const),
  });
  const own = new SignedAddresses(Buffer.alloc(32, 1), clock);
  const [entry] = own.signed([file], caller(7), 60);
  const token = entry?.url.split('?signed=')[1] ?? '';
  expect(own.organizationOf(file.fileName, token)).toBe(7);
  expect(() => own.organizationOf('fd_2_heatmap_1.png', token)).toThrow('Forbidden');
  expect(() => new SignedAddresses(Buffer.alloc(32, 2), clock).organizationOf(file.fileName, token)).toThrow(
    'Forbidden',
  );
  expect(own.signed([file], caller(7), undefined)).toEqual([file]);
});
