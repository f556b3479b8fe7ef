import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testBlobStore } from '../testing/blob-store-suite.js';
import { DiskBlobStore } from './disk-blob-store.js';

let folder: string;
let blobs: DiskBlobStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-blobs-'));
  blobs = await DiskBlobStore.open(join(folder, 'files'), join(folder, 'tmp'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

testBlobStore(async () => blobs);

test('a file that is not of the store is not listed', async () => {
  await writeFile(join(folder, 'files', 'note.txt'), 'x');
  for await (const batch of blobs.writtenBefore(new Date(Date.now() + 60_000))) expect(batch).toEqual([]);
});

test('a file taken over is new under its name, however long it waited', async () => {
  const upload = join(folder, 'tmp', 'upload-2');
  await writeFile(upload, 'upload');
  const hoursAgo = new Date(Date.now() - 6 * 3_600_000);
  await utimes(upload, hoursAgo, hoursAgo);
  await blobs.putFile('a', upload);
  const old: string[] = [];
  for await (const names of blobs.writtenBefore(new Date(Date.now() - 3_600_000))) old.push(...names);
  expect(old).toEqual([]);
});
