import { createHash } from 'node:crypto';
import type { Examination } from '../analysis/types.js';
import type { BlobStore } from '../blobs/types.js';
import type { StoredFile } from '../store/types.js';
import { heatmapFileNames, originalFileName } from './stored-names.js';

interface Original {
  readonly path: string;
  readonly originalName: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly sha256: string;
}

/** Stores the files of a detection, durably, under their stored names. @returns the rows that will name them */
export async function keepFiles(
  blobs: BlobStore,
  { detectionId, createdAtMicros }: { readonly detectionId: number; readonly createdAtMicros: number },
  { path, originalName, contentType, sizeBytes, sha256 }: Original,
  heatmaps: Examination['heatmaps'],
): Promise<StoredFile[]> {
  const storedName = originalFileName(detectionId, originalName);
  await blobs.adopt(storedName, path);
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
