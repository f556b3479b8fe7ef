import { join } from 'node:path';
import { FILES_FOLDER, TEMPORARY_FOLDER } from '../data-folder.js';
import { AssayError } from '../errors.js';
import type { Settings } from '../settings.js';
import { SettingsError } from '../settings-error.js';
import { DiskBlobStore } from './disk/disk-blob-store.js';
import { Bucket } from './s3/bucket.js';
import { S3BlobStore } from './s3/s3-blob-store.js';
import type { BlobStore } from './types.js';

/**
 * Opens the stored files: those of the bucket that the settings name, else those of the data folder. For the
 * server and the command line.
 * @throws SettingsError when the bucket does not answer
 */
export async function openBlobs({
  dataDirectory,
  s3,
}: Pick<Settings, 'dataDirectory'> & Partial<Pick<Settings, 's3'>>): Promise<BlobStore> {
  if (!s3)
    return DiskBlobStore.open(join(dataDirectory, FILES_FOLDER), join(dataDirectory, TEMPORARY_FOLDER));
  const bucket = new Bucket(s3);
  await bucket.probe().catch((error: unknown) => {
    const reason = error instanceof AssayError ? error.details.reason : String(error);
    throw new SettingsError(
      `ASSAY_S3_ENDPOINT: the bucket "${s3.bucket}" at ${s3.endpoint} cannot be used: ${reason}.`,
    );
  });
  return new S3BlobStore(bucket);
}
