import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StagedUploads } from './staged-uploads.js';

let folder: string;
let uploads: StagedUploads;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-staged-'));
  uploads = await StagedUploads.open(join(folder, 'jobs'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const stage = async (name: string): Promise<string> => {
  const path = join(folder, name);
  await writeFile(path, name);
  const upload = { path, originalName: 'a.pdf', sizeBytes: 1, sha256: 'ab', head: new Uint8Array([1]) };
  return uploads.stage({ id: { upload, format: 'pdf' }, tags: [{ name: 'upload', value: 'x' }] });
};

test('what was asked is read again wherever the folder lies by then', async () => {
  const request = await stage('upload-1');
  expect(request).not.toContain(folder);
  const path = join(folder, 'jobs', 'upload-1');
  expect(uploads.read(request)).toMatchObject({
    id: { upload: { path, originalName: 'a.pdf', sizeBytes: 1, sha256: 'ab' }, format: 'pdf' },
    tags: [{ name: 'upload', value: 'x' }],
  });
  await uploads.discard(request);
  expect(await readdir(join(folder, 'jobs'))).toEqual([]);
});

test('what no unended job names is swept once it is an hour old', async () => {
  const kept = await stage('upload-1');
  await stage('upload-2');
  await stage('upload-3');
  const longAgo = new Date(Date.now() - 2 * 3600 * 1000);
  for (const name of ['upload-1', 'upload-2']) await utimes(join(folder, 'jobs', name), longAgo, longAgo);
  expect(await uploads.sweep(async () => [kept, ''], new Date())).toBe(1);
  expect((await readdir(join(folder, 'jobs'))).sort()).toEqual(['upload-1', 'upload-3']);
});
