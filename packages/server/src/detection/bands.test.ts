import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../http/testing/test-server.js';
import { openStore } from '../store/open.js';
import type { RecordStore } from '../store/types.js';
import { setOrganizationBands } from './bands.js';

let server: TestServer;
/** Beside the server's own, as another process opens it. */
let store: RecordStore;
let acmeId: number;
let acmeKey: string;
beforeAll(async () => {
  server = await startTestServer();
  store = await openStore(server);
  acmeId = await store.organizationByName('acme');
  acmeKey = await server.createKey({ organization: 'acme' });
});
afterAll(async () => {
  await store.close();
  await server.end();
});

interface Judged {
  readonly likelihood: number;
  readonly fraudSeverity: string;
  readonly classification: string;
  readonly modelResults: {
    readonly technicalChecks: readonly { readonly status: string; readonly likelihood?: number }[];
  };
}

/** The edited example receipt: rejected by the settings' bounds, and below 99.9 %. */
async function submitReceipt(key: string): Promise<Judged> {
  const bytes = await readFile(new URL('../../../../examples/receipt-edited.jpg', import.meta.url));
  const form = { file: new Blob([bytes]), fileName: 'receipt-edited.jpg', document: 'receipt' };
  const response = await server.submit(form, { 'x-api-key': key });
  return ((await response.json()) as { result: Judged }).result;
}

const statusesOf = ({ modelResults }: Judged): string[] =>
  modelResults.technicalChecks.map(({ status }) => status);

test('bounds of one organization move its bands and the status of its checks with its next submission, and nobody else’s', async () => {
  const rejected = { fraudSeverity: 'high', classification: 'rejected' };
  const before = await submitReceipt(acmeKey);
  expect(before).toMatchObject(rejected);
  expect(statusesOf(before)).toContain('FAIL');

  await setOrganizationBands(store, acmeId, { mediumFrom: 99.9, highFrom: 100 });
  const lenient = await submitReceipt(acmeKey);
  expect(lenient).toMatchObject({
    likelihood: before.likelihood,
    fraudSeverity: 'low',
    classification: 'verified',
  });
  expect(statusesOf(lenient)).toEqual(
    statusesOf(before).map((status) => (status === 'FAIL' ? 'PASS' : status)),
  );
  expect(await submitReceipt(server.key)).toMatchObject(rejected);

  await setOrganizationBands(store, acmeId, undefined);
  expect(await submitReceipt(acmeKey)).toMatchObject(rejected);
});

/** One white pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=';

test('a picture at which nobody could look is undecided and not rejected by the strictest bounds', async () => {
  await setOrganizationBands(store, acmeId, { mediumFrom: 5, highFrom: 8 });
  const form = { file: new Blob([Buffer.from(PIXEL, 'base64')]), fileName: 'pixel.png' };
  const response = await server.submit(form, { 'x-api-key': acmeKey });
  await setOrganizationBands(store, acmeId, undefined);
  const { result } = (await response.json()) as { result: Judged };
  expect(result).toMatchObject({
    classification: 'unverified',
    undecided: true,
    because: 'TOO_POOR',
    wouldHelp: expect.stringContaining('sharper picture'),
  });
  expect(result.likelihood).toBeLessThan(8);
  for (const { status, likelihood } of result.modelResults.technicalChecks)
    expect(likelihood === undefined).toBe(status === 'NOT_APPLICABLE');
});

test.each([
  [0, 50, '0 < medium'],
  [50, 50, 'medium < high'],
  [60, 50, 'medium 60 and high 50'],
  [50, 100.1, 'high <= 100'],
  [Number.NaN, 50, 'received medium NaN'],
  [25.33, 75, 'at most one decimal'],
])('bounds of %d and %d are refused, and the old ones stay', async (mediumFrom, highFrom, sentence) => {
  await expect(setOrganizationBands(store, acmeId, { mediumFrom, highFrom })).rejects.toThrow(RangeError);
  await expect(setOrganizationBands(store, acmeId, { mediumFrom, highFrom })).rejects.toThrow(sentence);
  expect(await store.organizationPolicy(acmeId)).toBeUndefined();
});
