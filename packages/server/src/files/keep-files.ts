import { createHash } from 'node:crypto';
import type { Examination } from '../analysis/types.js';
import type { BlobStore } from '../blobs/types.js';
import type { StoredFile } from '../store/types.js';
import { heatmapFileNames } from './stored-names.js';

/** Stores the heatmaps of a detection, durably, under their stored names. @returns the rows that will name them */
export async function keepHeatmaps(
  blobs: BlobStore,
  detection: { readonly detectionId: number; readonly originalName: string; readonly createdAtMicros: number },
  heatmaps: Examination['heatmaps'],
): Promise<StoredFile[]> {
  const names = heatmapFileNames(detection.detectionId, heatmaps.length, detection.originalName);
  const files: StoredFile[] = [];
  for (const [index, { page, png }] of heatmaps.entries()) {
    const storedName = names[index] as string;
    await blobs.put(storedName, png);
    files.push({
      category: 'heatmap',
      storedName,
      sizeBytes: png.length,
      contentType: 'image/png',
      sha256: createHash('sha256').update(png).digest('hex'),
      createdAtMicros: detection.createdAtMicros,
      page,
    });
  }
  return files;
}
