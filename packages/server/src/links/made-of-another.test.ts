import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBlobs } from '../blobs/open.js';
import { eraseRecord } from '../erasure/erase-record.js';
import { startTestServer, type TestServer } from '../http/testing/test-server.js';
import { openStore } from '../store/open.js';

/** An edit that is submitted before what it was made of. */
let server: TestServer;
let edited: number;
let original: number;
beforeAll(async () => {
  server = await startTestServer();
  edited = await submit('statement-edited.pdf');
  original = await submit('statement.pdf');
}, 240_000);
afterAll(() => server.end());

async function submit(name: string): Promise<number> {
  const file = new Blob([await readFile(new URL(`../../../../examples/${name}`, import.meta.url))]);
  const response = await server.submit({ file, fileName: name });
  expect(response.status).toBe(200);
  return ((await response.json()) as { result: { detectionId: number } }).result.detectionId;
}

interface Link {
  readonly direction: string;
  readonly sourceFraudDetectionId: number;
  readonly relatedFraudDetectionId: number;
  readonly linkType: string;
  readonly strength: string;
  readonly metadata: Record<string, unknown>;
}

async function linksOf(detectionId: number): Promise<readonly Link[]> {
  const answer = await server.request(`/v1/detection/${detectionId}/evidence-links`);
  return ((await answer.json()) as { links: readonly Link[] }).links;
}

const linkOf = async (detectionId: number, type: string): Promise<Link | undefined> =>
  (await linksOf(detectionId)).find(({ linkType }) => linkType === type);

async function earlierSubmissionCheckOf(detectionId: number): Promise<unknown> {
  const { result } = (await (await server.request(`/v1/detection/${detectionId}`)).json()) as {
    result: { modelResults: { technicalChecks: readonly { checkId: string }[] } };
  };
  return result.modelResults.technicalChecks.find(({ checkId }) => checkId === 'semantic.earlier-submission');
}

test('the original is linked to its edit as critical, as its ancestor, and is not spoken against', async () => {
  expect(await linkOf(original, 'revision_of')).toMatchObject({
    direction: 'outbound',
    relatedFraudDetectionId: edited,
    strength: 'critical',
    metadata: { relation: 'ancestor', contradictions: ['VALUE_CHANGED', 'OTHER_NAME'] },
  });
  for (const one of [original, edited])
    expect(await earlierSubmissionCheckOf(one)).toMatchObject({ status: 'NOT_APPLICABLE', evidence: [] });
});

test('the edit sees the link from its end', async () => {
  expect(await linkOf(edited, 'revision_of')).toMatchObject({
    direction: 'inbound',
    sourceFraudDetectionId: original,
    strength: 'critical',
  });
});

test('an edited photo of a receipt is linked to the unedited one by its picture', async () => {
  const receipt = await submit('receipt.jpg');
  expect(await linkOf(receipt, 'near_duplicate_image')).toBeUndefined();
  const link = await linkOf(await submit('receipt-edited.jpg'), 'near_duplicate_image');
  expect(link).toMatchObject({ relatedFraudDetectionId: receipt });
  expect(['high', 'critical']).toContain(link?.strength);
}, 120_000);

test('what is deleted is linked to nothing any more, at either end, and found by nobody', async () => {
  const [store, blobs] = await Promise.all([openStore(server), openBlobs(server)]);
  try {
    await eraseRecord({ store, blobs }, await store.organizationByName('default'), 'detection', edited);
  } finally {
    await store.close();
  }
  expect((await server.request(`/v1/detection/${edited}/evidence-links`)).status).toBe(404);
  const ids = (links: readonly Link[]): number[] =>
    links.flatMap((link) => [link.sourceFraudDetectionId, link.relatedFraudDetectionId]);
  expect(ids(await linksOf(original))).not.toContain(edited);
  const again = await submit('statement-edited.pdf');
  expect(ids(await linksOf(again))).not.toContain(edited);
  expect(ids(await linksOf(again))).toContain(original);
  expect(await earlierSubmissionCheckOf(again)).toMatchObject({ status: 'FAIL' });
}, 120_000);
