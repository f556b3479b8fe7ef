import { drawMarks, type Mark, type PageMark } from '@assay/forensics';
import { DecodeError, encodeWebp } from '@assay/media';
import type { Examination } from '../types.js';
import type { OpenedDocument } from './open-document.js';
import { pagePicture } from './page-picture.js';

/** A page of text stays readable, and takes some 120 KB as WebP (2026-11-28, pages of `examples/`). */
const LONGER_SIDE_PIXELS = 1600;
/** A page takes some 0.2 s of processor time; nobody reads more pages of marks than these. */
const MOST_PAGES = 10;

/** The marks of pages that are there: those of the first numbers where there are more than {@link MOST_PAGES}. */
export function marksOfFirstPages(marks: readonly Mark[], pageCount: number): Mark[] {
  const pages = new Set([...new Set(marks.map(({ page }) => page))].slice(0, MOST_PAGES));
  return marks.filter(({ page }) => pages.has(page) && page <= pageCount);
}

/** The pages on which marks stand, with these. A page that cannot be drawn has none. */
export async function drawMarkedPages(
  views: OpenedDocument['views'],
  marks: readonly Mark[],
): Promise<Examination['markedPages']> {
  const pages = [...new Set(marks.map(({ page }) => page))].sort((a, b) => a - b);
  const drawn: { page: number; webp: Uint8Array }[] = [];
  for (const page of pages) {
    try {
      const webp = await drawMarkedPage(
        views,
        page,
        marks.filter((mark) => mark.page === page),
      );
      if (webp) drawn.push({ page, webp });
    } catch (error) {
      // What was found on it stands without its picture.
      if (!(error instanceof DecodeError)) throw error;
    }
  }
  return drawn;
}

/**
 * A page with marks as WebP. @param page from 1 @returns undefined where there is no such page
 * @throws DecodeError
 */
export async function drawMarkedPage(
  views: OpenedDocument['views'],
  page: number,
  marks: readonly PageMark[],
): Promise<Uint8Array | undefined> {
  const picture = await pagePicture(views, page, LONGER_SIDE_PIXELS);
  if (!picture) return undefined;
  const { width, height, rgba } = drawMarks(picture, marks);
  return encodeWebp(rgba, { width, height, channels: 4 }, LONGER_SIDE_PIXELS);
}
