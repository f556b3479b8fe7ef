import { buffer } from 'node:stream/consumers';
import type { BlobStore } from '../blobs/types.js';
import type { LegacyAnalysis } from '../store/analysis-types.js';

/**
 * One transparent pixel: laid over a page it marks nothing, and a client that decodes what it gets gets a
 * picture.
 */
export const EMPTY_HEATMAP_BASE64 =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAAC0lEQVR4nGNgAAIAAAUAAXpeqz8AAAAASUVORK5CYII=';

/** The heatmap of an analysis as a data URI (RFC 2397). @throws BlobMissingError */
export async function heatmapDataUri(blobs: BlobStore, { files }: LegacyAnalysis): Promise<string> {
  const [heatmap] = files;
  const base64 = heatmap
    ? (await buffer(await blobs.read(heatmap.storedName))).toString('base64')
    : EMPTY_HEATMAP_BASE64;
  return `data:image/png;base64,${base64}`;
}
