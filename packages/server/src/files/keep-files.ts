import { createHash } from 'node:crypto';
import type { BlobStore } from '../blobs/types.js';
import type { Clock } from '../clock.js';
import type { ReceivedFile } from '../http/received-file.js';
import type { StoredFile } from '../store/types.js';
import { heatmapFileNames, originalFileName } from './stored-names.js';

export interface KeepFilesDeps {
  readonly blobs: BlobStore;
  readonly clock: Clock;
}

interface Original {
  readonly upload: ReceivedFile;
  readonly originalName: string;
  readonly contentType: string;
}

/** Stores the files of a detection, durably, under their stored names. @returns the rows that will name them */
export async function keepFiles(
  { blobs, clock }: KeepFilesDeps,
  detectionId: number,
  { upload, originalName, contentType }: Original,
  heatmaps: readonly { readonly page: number; readonly png: Uint8Array }[],
): Promise<StoredFile[]> {
  const createdAtMicros = clock();
  const storedName = originalFileName(detectionId, originalName);
  const { sizeBytes, sha256 } = upload;
  await blobs.adopt(storedName, upload.path);
  const files: StoredFile[] = [{ category: 'original_file', storedName, sizeBytes, contentType, sha256, createdAtMicros }];
  const names = heatmapFileNames(detectionId, heatmaps.length, originalName);
  for (const [index, { page, png }] of heatmaps.entries()) {
    const name = names[index] as string;
    await blobs.put(name, png);
    files.push({
      category: 'heatmap',
      storedName: name,
      sizeBytes: png.length,
      contentType: 'image/png',
      sha256: createHash('sha256').update(png).digest('hex'),
      createdAtMicros,
      page,
    });
  }
  return files;
}
