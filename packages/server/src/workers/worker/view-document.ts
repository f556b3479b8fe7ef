import type { PagePicture } from '@assay/forensics';
import { EXIF_TURNS, encodeWebp, type PageRendering, type PdfiumDocument } from '@assay/media';
import type { View, Viewed } from '../types.js';
import { cutPlace, sideForPlace } from './cut-place.js';
import { drawMarkedPage } from './draw-marked-pages.js';
import type { OpenedDocument } from './open-document.js';
import { pagePicture, renderedPage } from './page-picture.js';

/** Pages and saves that an outline compares; what lies beyond is told as unchanged. */
const MAX_PAGES_COMPARED = 30;
const MAX_SAVES_COMPARED = 12;
/** Of the renderings by which saves are compared: an amount that changed moves dozens of pixels. */
const COMPARED_SIDE_PIXELS = 500;
/** A file may say that it has millions of pages. */
const MAX_PAGES_LISTED = 1000;
const MAX_WORDS = 20_000;

/** Shows an opened document: a page as a picture, its words, or what pages and saves there are. */
export async function viewDocument({ views }: OpenedDocument, format: string, view: View): Promise<Viewed> {
  if (view.kind === 'frame') return { kind: 'none' };
  if (view.kind === 'marked') {
    const webp = await drawMarkedPage(views, view.page, view.marks);
    return webp ? { kind: 'picture', webp } : { kind: 'none' };
  }
  if (format !== 'pdf') return viewImage(views, view);
  const pages = await views.get('pages');
  if (view.kind === 'outline') return outline(pages, await savesOf(views));
  const shown = view.save === undefined ? pages : ((await saved(pages, views, view.save)) ?? pages);
  if (view.page > shown.pageCount) return { kind: 'none' };
  if (view.kind === 'words') {
    const words = shown.text(view.page - 1).words.slice(0, MAX_WORDS);
    return { kind: 'words', words: words.map(({ text, box }) => ({ text, box })) };
  }
  if (view.kind === 'crop') {
    const { widthPoints, heightPoints } = shown.page(view.page - 1);
    const size = { width: widthPoints, height: heightPoints };
    const drawn = renderedPage(shown, view.page, sideForPlace(size, view.box, view.maxSidePixels));
    return asPicture(drawn && cutPlace(drawn, view.box), view.maxSidePixels);
  }
  return asPicture(renderedPage(shown, view.page, view.maxSidePixels), view.maxSidePixels);
}

async function asPicture(picture: PagePicture | undefined, maxSidePixels: number): Promise<Viewed> {
  if (!picture) return { kind: 'none' };
  const { width, height, rgba } = picture;
  return { kind: 'picture', webp: await encodeWebp(rgba, { width, height, channels: 4 }, maxSidePixels) };
}

type OpenedViews = OpenedDocument['views'];

async function viewImage(
  views: OpenedViews,
  view: Exclude<View, { kind: 'frame' | 'marked' }>,
): Promise<Viewed> {
  if (view.kind === 'words') return { kind: 'words', words: [] };
  if (view.kind === 'picture')
    return asPicture(await pagePicture(views, view.page, view.maxSidePixels), view.maxSidePixels);
  const { width, height, orientation } = await views.get('raster');
  const page = EXIF_TURNS[orientation].swaps ? { width: height, height: width } : { width, height };
  if (view.kind === 'crop') {
    const drawn = await pagePicture(views, view.page, sideForPlace(page, view.box, view.maxSidePixels));
    return asPicture(drawn && cutPlace(drawn, view.box), view.maxSidePixels);
  }
  return { kind: 'outline', pages: [{ ...page, hasText: false }], saves: [] };
}

/** Where each save of the file ends; none where its structure cannot be read. */
async function savesOf(views: OpenedViews): Promise<readonly number[]> {
  try {
    return (await views.get('pdf')).revisions.map(({ endOffsetBytes }) => endOffsetBytes);
  } catch {
    return [];
  }
}

/** @param save from 1 */
async function saved(
  pages: PdfiumDocument,
  views: OpenedViews,
  save: number,
): Promise<PdfiumDocument | undefined> {
  const ends = await savesOf(views);
  const end = ends[save - 1];
  return end === undefined || save === ends.length ? undefined : pages.prefix(end);
}

function outline(pages: PdfiumDocument, ends: readonly number[]): Viewed {
  const count = Math.min(pages.pageCount, MAX_PAGES_LISTED);
  return {
    kind: 'outline',
    pages: Array.from({ length: count }, (_, index) => {
      const { widthPoints, heightPoints } = pages.page(index);
      return { width: widthPoints, height: heightPoints, hasText: pages.text(index).words.length > 0 };
    }),
    saves: ends.length < 2 ? [] : ends.map((_, save) => ({ pagesChanged: changedBy(pages, ends, save) })),
  };
}

/** Pages, from 1, that look otherwise than in the save before; all of those of the first save. */
function changedBy(pages: PdfiumDocument, ends: readonly number[], save: number): number[] {
  const at = (index: number): PdfiumDocument | undefined =>
    index === ends.length - 1 ? pages : pages.prefix(ends[index] as number);
  const now = at(save);
  if (!now) return [];
  const all = Array.from({ length: Math.min(now.pageCount, MAX_PAGES_COMPARED) }, (_, index) => index);
  if (save === 0) return all.map((index) => index + 1);
  const before = save <= MAX_SAVES_COMPARED ? at(save - 1) : undefined;
  if (!before) return [];
  return all
    .filter(
      (index) =>
        index >= before.pageCount ||
        !looksEqual(now.render(index, COMPARED_SIDE_PIXELS), before.render(index, COMPARED_SIDE_PIXELS)),
    )
    .map((index) => index + 1);
}

const looksEqual = (one: PageRendering, other: PageRendering): boolean =>
  one.width === other.width && one.height === other.height && Buffer.compare(one.rgba, other.rgba) === 0;
