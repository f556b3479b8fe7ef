import { createHash } from 'node:crypto';
import type { BlobStore } from '../blobs/types.js';
import type { StoredFile } from '../store/record-types.js';
import type { Examination } from '../workers/types.js';
import { heatmapFileNames } from './stored-names.js';

/**
 * Stores the heatmaps of a detection, durably, under their stored names. @returns the rows that will name
 * them
 */
export async function keepHeatmaps(
  blobs: BlobStore,
  detection: {
    readonly detectionId: number;
    readonly originalName: string;
    readonly createdAtMicros: number;
  },
  heatmaps: Examination['heatmaps'],
): Promise<StoredFile[]> {
  const names = heatmapFileNames(detection.detectionId, heatmaps.length, detection.originalName);
  const files: StoredFile[] = [];
  for (const [index, { page, png }] of heatmaps.entries()) {
    files.push(await keepHeatmap(blobs, names[index] as string, detection.createdAtMicros, { page, png }));
  }
  return files;
}

/** Stores one heatmap, durably, under this name. @returns the row that will name it */
export async function keepHeatmap(
  blobs: BlobStore,
  storedName: string,
  createdAtMicros: number,
  { page, png }: Examination['heatmaps'][number],
): Promise<StoredFile> {
  await blobs.put(storedName, png);
  const sha256 = createHash('sha256').update(png).digest('hex');
  return {
    category: 'heatmap',
    storedName,
    sizeBytes: png.length,
    contentType: 'image/png',
    sha256,
    createdAtMicros,
    page,
  };
}
