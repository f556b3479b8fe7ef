import type { BlobStore } from '../blobs/types.js';
import { type NamePrefix, originalFileName } from '../files/stored-names.js';
import type { StoredFile } from '../store/record-types.js';
import { UPLOAD_MIME_TYPES, type UploadFormat } from './upload-formats.js';
import type { UploadedFile } from './uploaded-file.js';

/** The record that an upload is kept with, and as what. */
interface Keeping extends Pick<StoredFile, 'category' | 'createdAtMicros'> {
  readonly namePrefix: NamePrefix;
  readonly recordId: number;
}

/** Stores an upload, durably, under its stored name. @returns the row that will name it */
export async function keepUpload(
  blobs: BlobStore,
  { upload: { path, sizeBytes, sha256 }, format, originalName }: UploadedFile<UploadFormat>,
  { category, namePrefix, recordId, createdAtMicros }: Keeping,
): Promise<StoredFile> {
  const storedName = originalFileName(namePrefix, recordId, originalName);
  await blobs.putFile(storedName, path, { sizeBytes, sha256 });
  return { category, storedName, sizeBytes, contentType: UPLOAD_MIME_TYPES[format], sha256, createdAtMicros };
}
