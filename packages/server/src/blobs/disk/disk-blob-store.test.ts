import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { isAbsolute, join, normalize } from 'node:path';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BlobMissingError } from '../types.js';
import { blobPath, storedNameOf } from './blob-paths.js';
import { DiskBlobStore } from './disk-blob-store.js';

let folder: string;
let blobs: DiskBlobStore;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-blobs-'));
  blobs = await DiskBlobStore.open(join(folder, 'files'), join(folder, 'tmp'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const bytes = new TextEncoder().encode('0123456789');

test('what was put is read back, whole and in part', async () => {
  await blobs.put('a', bytes);
  expect((await buffer(await blobs.read('a'))).toString()).toBe('0123456789');
  expect((await buffer(await blobs.read('a', { start: 2, end: 4 }))).toString()).toBe('234');
});

test('a file is kept under its name, and stays where it was for its owner to remove', async () => {
  const upload = join(folder, 'tmp', 'upload-1');
  await writeFile(upload, 'upload');
  await blobs.adopt('a', upload);
  expect((await buffer(await blobs.read('a'))).toString()).toBe('upload');
  expect(await readdir(join(folder, 'tmp'))).toEqual(['upload-1']);
});

test('putting again replaces; removing twice is no error; what is not there is said so', async () => {
  await blobs.put('a', bytes);
  await blobs.put('a', new Uint8Array([1]));
  expect([...(await buffer(await blobs.read('a')))]).toEqual([1]);
  await blobs.remove('a');
  await blobs.remove('a');
  await expect(blobs.read('a')).rejects.toThrow(BlobMissingError);
});

test('every name has its own place inside of the store, and its place tells the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 400 }), (name) => {
      const path = blobPath(name);
      expect(isAbsolute(path)).toBe(false);
      expect(normalize(path)).toBe(path);
      expect(path).toMatch(/^[0-9a-f]{2}([\\/][0-9a-f_]{1,241})+$/);
      expect(storedNameOf(path)).toBe(name);
    }),
  );
});

test('names that a file system would mix up, cut or reserve stay apart', async () => {
  const names = ['A', 'a', 'é', 'e\u0301', '..', 'CON', 'x'.repeat(120), 'x'.repeat(121), 'x'.repeat(500)];
  for (const [index, name] of names.entries()) await blobs.put(name, new Uint8Array([index]));
  for (const [index, name] of names.entries())
    expect([...(await buffer(await blobs.read(name)))]).toEqual([index]);
  const listed: string[] = [];
  for await (const batch of blobs.writtenBefore(new Date(Date.now() + 60_000))) listed.push(...batch);
  expect(listed.sort()).toEqual([...names].sort());
});

test('a file that is not of the store is not listed', async () => {
  await writeFile(join(folder, 'files', 'note.txt'), 'x');
  for await (const batch of blobs.writtenBefore(new Date(Date.now() + 60_000))) expect(batch).toEqual([]);
});

test('a file taken over is new under its name, however long it waited', async () => {
  const upload = join(folder, 'tmp', 'upload-2');
  await writeFile(upload, 'upload');
  const hoursAgo = new Date(Date.now() - 6 * 3_600_000);
  await utimes(upload, hoursAgo, hoursAgo);
  await blobs.adopt('a', upload);
  const old: string[] = [];
  for await (const names of blobs.writtenBefore(new Date(Date.now() - 3_600_000))) old.push(...names);
  expect(old).toEqual([]);
});
