import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openBlobs } from '../blobs/open.js';
import type { BlobStore } from '../blobs/types.js';
import { openSqliteStore } from '../store/index.js';
import { sampleAnalysis } from '../store/testing/sample-analysis.js';
import { sampleDetection } from '../store/testing/sample-detection.js';
import { sampleParsing } from '../store/testing/sample-parsing.js';
import type { RecordStore } from '../store/types.js';
import { expireRecords } from './expire-records.js';

const DAY_MICROS = 24 * 3600 * 1_000_000;
const NOW = 1000 * DAY_MICROS;
const daysAgo = (days: number): number => NOW - days * DAY_MICROS;

let dataDirectory: string;
let store: RecordStore;
let blobs: BlobStore;
beforeEach(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'assay-retention-'));
  store = await openSqliteStore({ path: join(dataDirectory, 'assay.db') });
  blobs = await openBlobs({ dataDirectory });
});
afterEach(async () => {
  await store.close();
  await rm(dataDirectory, { recursive: true });
});

const expire = (defaultDays: number, isStopped = () => false): Promise<number> =>
  expireRecords({ store, blobs, clock: () => NOW, defaultDays, isStopped, pauseMs: 0 });

async function insert(detectionId: number, days: number, organizationId = 1): Promise<void> {
  const detection = sampleDetection({ detectionId, organizationId, createdAtMicros: daysAgo(days) });
  for (const { storedName } of detection.files) await blobs.put(storedName, new Uint8Array(9));
  await store.insertDetection(detection);
}

async function detectionIds(organizationId = 1): Promise<number[]> {
  const query = { limit: 100, offset: 0, sortBy: 'detectionId', direction: 'asc', tags: [] } as const;
  return (await store.listDetections(organizationId, query)).records.map(({ detectionId }) => detectionId);
}

const filesLeft = async (): Promise<number> =>
  (await readdir(join(dataDirectory, 'files'), { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  ).length;

test('records go with their files when their time is up, by the organization’s own days for their kind', async () => {
  const second = await store.organizationByName('second');
  for (const [id, days] of [
    [1, 31],
    [2, 29],
    [3, 400],
  ] as const)
    await insert(id, days);
  await insert(4, 400, second);
  await store.insertParsing(sampleParsing({ parseId: 1, createdAtMicros: daysAgo(400) }));
  await store.insertAnalysis(sampleAnalysis({ analysisId: 1, createdAtMicros: daysAgo(400) }));
  await store.setRetention(1, 'parse', 0);
  await store.setRetention(second, 'detection', 500);
  expect(await expire(30)).toBe(3);
  expect([await detectionIds(), await detectionIds(second)]).toEqual([[2], [4]]);
  expect(await store.findParsing(1, 1)).toBeDefined();
  expect(await store.findAnalysis(1, 1)).toBeUndefined();
  expect(await filesLeft()).toBe(2);
  const events = await store.listAuditEvents(0, 9);
  expect(events.map(({ actor, action, detail }) => [actor, action, detail.kind, detail.records])).toEqual([
    ['retention', 'records.expired', 'detection', 2],
    ['retention', 'records.expired', 'analysis', 1],
  ]);
  expect(await expire(30)).toBe(0);
});

test('by default nothing goes', async () => {
  await insert(1, 900);
  expect(await expire(0)).toBe(0);
});

test('what a hold is on stays, and does not keep what comes after it', async () => {
  for (let id = 1; id <= 4; id += 1) await insert(id, 100 - id);
  const on = { kind: 'detection', recordId: 2 } as const;
  const { holdId } = await store.insertHold({ organizationId: 1, on, reason: 'case 9', createdAtMicros: 1 });
  expect(await expire(30)).toBe(3);
  expect(await detectionIds()).toEqual([2]);
  await store.deleteHold(1, holdId);
  expect(await expire(30)).toBe(1);
});

test('more than a page goes in one look, and a stop ends it between two records', async () => {
  for (let id = 1; id <= 120; id += 1)
    await store.insertDetection(
      sampleDetection({ detectionId: id, createdAtMicros: daysAgo(60), files: [] }),
    );
  let asked = 0;
  expect(await expire(30, () => ++asked > 5)).toBe(5);
  expect(await expire(30)).toBe(115);
});
