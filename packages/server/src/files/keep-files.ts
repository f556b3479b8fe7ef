import { createHash } from 'node:crypto';
import type { BlobStore } from '../blobs/types.js';
import type { StoredFile } from '../store/record-types.js';
import type { Examination } from '../workers/types.js';
import { drawnFileNames } from './stored-names.js';

/** A picture that was drawn of a document, on its way to the store. */
type DrawnFile = Pick<StoredFile, 'category' | 'storedName' | 'contentType' | 'page'>;

/**
 * Stores what was drawn of a detection's document, durably, under stored names: its heatmaps, then its marked pages.
 * @returns the rows that will name them
 */
export async function keepDrawings(
  blobs: BlobStore,
  detection: {
    readonly detectionId: number;
    readonly originalName: string;
    readonly createdAtMicros: number;
  },
  { heatmaps, markedPages }: Pick<Examination, 'heatmaps' | 'markedPages'>,
): Promise<StoredFile[]> {
  const { detectionId, originalName, createdAtMicros } = detection;
  const namesOf = (kind: 'heatmap' | 'marked', count: number): string[] =>
    drawnFileNames(detectionId, kind, count, originalName);
  const heatmapNames = namesOf('heatmap', heatmaps.length);
  const markedNames = namesOf('marked', markedPages.length);
  const files: StoredFile[] = [];
  for (const [index, heatmap] of heatmaps.entries())
    files.push(await keepHeatmap(blobs, heatmapNames[index] as string, createdAtMicros, heatmap));
  for (const [index, { page, webp }] of markedPages.entries()) {
    const storedName = markedNames[index] as string;
    const drawn = { category: 'marked_page', storedName, contentType: 'image/webp', page } as const;
    files.push(await keepDrawn(blobs, drawn, createdAtMicros, webp));
  }
  return files;
}

/** Stores one heatmap, durably, under this name. @returns the row that will name it */
export const keepHeatmap = (
  blobs: BlobStore,
  storedName: string,
  createdAtMicros: number,
  { page, png }: Examination['heatmaps'][number],
): Promise<StoredFile> =>
  keepDrawn(blobs, { category: 'heatmap', storedName, contentType: 'image/png', page }, createdAtMicros, png);

async function keepDrawn(
  blobs: BlobStore,
  drawn: DrawnFile,
  createdAtMicros: number,
  bytes: Uint8Array,
): Promise<StoredFile> {
  await blobs.put(drawn.storedName, bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { ...drawn, sizeBytes: bytes.length, sha256, createdAtMicros };
}
