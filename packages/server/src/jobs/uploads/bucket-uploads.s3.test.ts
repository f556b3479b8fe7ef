import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Bucket } from '../../blobs/s3/bucket.js';
import { type S3Service, startS3 } from '../../blobs/testing/s3-service.js';
import { testStagedUploads } from '../testing/staged-uploads-suite.js';
import { BucketUploads } from './bucket-uploads.js';

let server: S3Service;
let bucket: Bucket;
beforeAll(async () => {
  server = await startS3();
});
afterAll(() => server.stop());

const open = async (folder: string): Promise<BucketUploads> => {
  bucket = new Bucket({ ...server.settings, bucket: await server.makeBucket() });
  return new BucketUploads(bucket, join(folder, 'tmp'));
};

testStagedUploads(open, async () => {
  const keys: string[] = [];
  for await (const { key } of bucket.list('')) keys.push(key.replace('jobs/', ''));
  return keys;
});

test('an upload that is not what was received is given to nobody', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'assay-staged-'));
  const uploads = await open(folder);
  const path = join(folder, 'upload-1');
  await writeFile(path, 'what was received');
  const sha256 = createHash('sha256').update('what was received').digest('hex');
  const request = await uploads.stage({
    upload: { path, originalName: 'a.pdf', sizeBytes: 17, sha256, head: new Uint8Array() },
  });
  const other = createHash('sha256').update('another one').digest('hex');
  const body = (): Readable => Readable.from([Buffer.from('another one')], { objectMode: false });
  await bucket.put('jobs/upload-1', body, { sizeBytes: 11, sha256: other });
  await expect(uploads.fetch(request)).rejects.toThrow('another one');
  expect(await readdir(join(folder, 'tmp'))).toEqual([]);
  await rm(folder, { recursive: true });
});
