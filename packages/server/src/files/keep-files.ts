import { createHash } from 'node:crypto';
import type { Mark, PageMark } from '@assay/forensics';
import type { BlobStore } from '../blobs/types.js';
import type { StoredFile } from '../store/record-types.js';
import type { Examination } from '../workers/types.js';
import { drawnFileNames } from './stored-names.js';

/** A picture that was drawn of a document, on its way to the store. */
type DrawnFile = Pick<StoredFile, 'category' | 'storedName' | 'contentType' | 'page'>;

/**
 * Stores the heatmaps of a detection's document, durably, under stored names. Its marked pages are drawn when they are first
 * asked for ({@link MarkedPages}): most never are.
 * @returns the rows that will name both
 */
export async function keepDrawings(
  blobs: BlobStore,
  detection: {
    readonly detectionId: number;
    readonly originalName: string;
    readonly createdAtMicros: number;
  },
  { heatmaps, marks }: Pick<Examination, 'heatmaps' | 'marks'>,
): Promise<StoredFile[]> {
  const { detectionId, originalName, createdAtMicros } = detection;
  const namesOf = (kind: 'heatmap' | 'marked', count: number): string[] =>
    drawnFileNames(detectionId, kind, count, originalName);
  const markedPages = byPage(marks);
  const heatmapNames = namesOf('heatmap', heatmaps.length);
  const markedNames = namesOf('marked', markedPages.length);
  const files: StoredFile[] = [];
  for (const [index, heatmap] of heatmaps.entries())
    files.push(await keepHeatmap(blobs, heatmapNames[index] as string, createdAtMicros, heatmap));
  for (const [index, [page, onPage]] of markedPages.entries()) {
    const storedName = markedNames[index] as string;
    const drawn = { category: 'marked_page', storedName, contentType: 'image/webp', page } as const;
    files.push({ ...drawn, createdAtMicros, marks: onPage });
  }
  return files;
}

/** By page, ascending. */
function byPage(marks: readonly Mark[]): (readonly [page: number, PageMark[]])[] {
  const pages = [...new Set(marks.map(({ page }) => page))].sort((a, b) => a - b);
  return pages.map((wanted) => [
    wanted,
    marks.flatMap(({ page, ...mark }) => (page === wanted ? [mark] : [])),
  ]);
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
