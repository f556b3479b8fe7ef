import fs from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeUpload } from './received-file.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'assay-test-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A disk so busy that a file is opened long after it was asked for. */
const slowToOpen = {
  ...fs,
  open: ((...parameters: Parameters<typeof fs.open>) => {
    void setTimeout(100).then(() => fs.open(...parameters));
  }) as typeof fs.open,
};

test('nothing is left of an upload that ends before its file is open', async () => {
  const stream = new PassThrough();
  const storing = storeUpload(stream, undefined, folder, slowToOpen);
  stream.destroy(new Error('the client went away'));
  await expect(storing).rejects.toThrow('the client went away');
  await setTimeout(200);
  expect(await readdir(folder)).toEqual([]);
});
