import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openBlobs } from '../blobs/open.js';
import { openSqliteStore } from '../store/index.js';
import { sampleDetection } from '../store/testing/sample-detection.js';
import { eraseRecord } from './erase-record.js';

test('a record goes with its files; those of others stay', async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'assay-erasure-'));
  const [store, blobs] = await Promise.all([
    openSqliteStore({ path: join(dataDirectory, 'assay.db') }),
    openBlobs({ dataDirectory }),
  ]);
  try {
    const records = [1, 2].map((detectionId) => sampleDetection({ detectionId }));
    for (const record of records) {
      for (const { storedName } of record.files) await blobs.put(storedName, new Uint8Array(9));
      await store.insertDetection(record);
    }
    const files = async (): Promise<string[]> => {
      const found = await readdir(join(dataDirectory, 'files'), { recursive: true, withFileTypes: true });
      return found.filter((entry) => entry.isFile()).map(({ name }) => name);
    };
    const before = await files();
    expect(await eraseRecord({ store, blobs }, 2, 'detection', 1)).toBeUndefined();
    expect(await eraseRecord({ store, blobs }, 1, 'parse', 1)).toBeUndefined();
    expect(await files()).toEqual(before);
    expect(await eraseRecord({ store, blobs }, 1, 'detection', 1)).toEqual({
      fileCount: records[0]!.files.length,
    });
    expect(await files()).toHaveLength(before.length - records[0]!.files.length);
    await Promise.all(
      records[1]!.files.map(async ({ storedName }) => (await blobs.read(storedName)).destroy()),
    );
    expect(await eraseRecord({ store, blobs }, 1, 'detection', 1)).toBeUndefined();
  } finally {
    await store.close();
    await rm(dataDirectory, { recursive: true });
  }
});
