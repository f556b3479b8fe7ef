import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { blobPath } from '../blobs/blob-paths.js';
import { DiskBlobStore } from '../blobs/disk/disk-blob-store.js';
import { openSqliteStore, type RecordStore } from '../store/index.js';
import { SWEEP_GRACE_MS, sweep } from './sweeper.js';

let folder: string;
let store: RecordStore;
let blobs: DiskBlobStore;
let temporaryDirectory: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-sweeper-'));
  temporaryDirectory = join(folder, 'tmp');
  store = await openSqliteStore({ path: join(folder, 'assay.db') });
  blobs = await DiskBlobStore.open(join(folder, 'files'), temporaryDirectory);
});
afterEach(async () => {
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

const NOW = new Date();
const isThere = async (name: string): Promise<boolean> =>
  blobs.read(name).then(
    (stream) => {
      stream.destroy();
      return true;
    },
    () => false,
  );
const age = (path: string, ms: number): Promise<void> => utimes(path, NOW, new Date(NOW.getTime() - ms));
const putAged = async (name: string, ageMs: number): Promise<void> => {
  await blobs.put(name, new Uint8Array([1]));
  await age(join(folder, 'files', blobPath(name)), ageMs);
};

test('what no record names goes once it is old; what a record names, and what is young, stays', async () => {
  const organizationId = await store.organizationByName('default');
  const detectionId = await store.reserveId('detection');
  const file = {
    category: 'original_file',
    sizeBytes: 1,
    contentType: 'image/png',
    sha256: '0'.repeat(64),
    createdAtMicros: 1,
  } as const;
  await store.insertDetection({
    detectionId,
    organizationId,
    mediaType: 'image',
    fileType: 'png',
    fileName: 'kept.png',
    fileSizeBytes: 1,
    sha256: '0'.repeat(64),
    model: 'object',
    modelVersion: '1.0.0',
    engineVersion: '0.1.0',
    likelihoodPercent: 0,
    fraudSeverity: 'low',
    classification: 'verified',
    country: 'us',
    documentType: null,
    pageCount: 1,
    reasoning: [],
    checks: [],
    createdAtMicros: 1,
    tags: [],
    files: [{ ...file, storedName: 'fd_1_kept.png' }],
  });
  await putAged('fd_1_kept.png', 2 * SWEEP_GRACE_MS);
  await putAged('fd_2_orphan.png', SWEEP_GRACE_MS + 60_000);
  await putAged(`fd_3_${'long'.repeat(60)}.png`, SWEEP_GRACE_MS + 60_000);
  await putAged('fd_4_on-its-way.png', SWEEP_GRACE_MS - 60_000);

  expect(await sweep({ store, blobs, temporaryDirectory }, NOW)).toBe(2);
  expect(await isThere('fd_1_kept.png')).toBe(true);
  expect(await isThere('fd_4_on-its-way.png')).toBe(true);
  expect(await isThere('fd_2_orphan.png')).toBe(false);
});

test('what a record names, or what is written again, while the sweep is at it stays', async () => {
  for (const name of ['fd_1_named.png', 'fd_2_written.png', 'fd_3_orphan.png'])
    await putAged(name, SWEEP_GRACE_MS + 60_000);
  let asked = 0;
  const store: Pick<RecordStore, 'existingFileNames'> = {
    existingFileNames: async () => {
      asked += 1;
      if (asked === 1) return new Set();
      await age(join(folder, 'files', blobPath('fd_2_written.png')), 0);
      return new Set(['fd_1_named.png']);
    },
  };
  expect(await sweep({ store, blobs, temporaryDirectory }, NOW)).toBe(1);
  expect(await Promise.all(['fd_1_named.png', 'fd_2_written.png', 'fd_3_orphan.png'].map(isThere))).toEqual([
    true,
    true,
    false,
  ]);
});

test('uploads that were never finished go once they are old', async () => {
  for (const [name, ageMs] of [
    ['upload-old', SWEEP_GRACE_MS + 1000],
    ['upload-young', 0],
  ] as const) {
    await writeFile(join(temporaryDirectory, name), 'x');
    await age(join(temporaryDirectory, name), ageMs);
  }
  expect(await sweep({ store, blobs, temporaryDirectory }, NOW)).toBe(1);
  expect(await readdir(temporaryDirectory)).toEqual(['upload-young']);
});

test('the folder of a document that a killed process was at goes, too', async () => {
  const left = join(temporaryDirectory, 'lesson-1');
  await mkdir(left);
  await writeFile(join(left, 'document'), 'a copy');
  await age(left, SWEEP_GRACE_MS + 60_000);
  expect(await sweep({ store, blobs, temporaryDirectory }, NOW)).toBe(1);
  expect(await readdir(temporaryDirectory)).toEqual([]);
});
