import {
  type Box,
  type PaintedObject,
  type PdfiumDocument,
  type PdfPicture,
  type PdfPictures,
  paintsNothing,
} from '@assay/media';
import { unlessDamaged } from '../unless-damaged.js';

/** The pictures that what a PDF says rests on, and how much of it they are. */
export interface ChosenPictures {
  /** At most {@link MAX_PICTURES_EXAMINED}, in page order. */
  readonly pictures: readonly PdfPicture[];
  /** Further ones, on the pages searched, that count but are not examined. */
  readonly leftOut: number;
  readonly pagesNotSearched: number;
  /** 0..1: pages that are nothing but pictures chosen here, of all pages. */
  readonly shareOfDocument: number;
}

/**
 * Pages searched for pictures: of longer documents these many, evenly spread. A page of a scan with
 * recognized text takes some milliseconds.
 */
const MAX_PAGES_SEARCHED = 60;
/**
 * Each picture goes through every image check; at 150 dpi the slowest takes about half a second of one core.
 */
const MAX_PICTURES_EXAMINED = 6;
/**
 * All pictures examined together: six pages at 200 dpi, three at 300 dpi; one of any size is always examined.
 */
const MAX_PIXELS_EXAMINED = 26_000_000;

/**
 * From this share of its page on a picture counts beside text, too; photographs and charts in a text are
 * mostly smaller.
 */
const LARGE_SHARE = 0.4;
/** On a page without text a smaller one counts: a copied card, a receipt. */
const SMALL_SHARE = 0.1;
/** Fewer pixels show no text. */
const MIN_SIDE_PIXELS = 100;
/**
 * Visible glyphs from which a page has text of its own: page numbers, Bates numbers and stamps stay below.
 */
const MIN_LIVE_GLYPHS = 40;
/**
 * Glyphs painted upon a picture from which it is the ground of a page of text: a form filled in has up to two
 * hundred.
 */
const MIN_GLYPHS_ON_GROUND = 250;
/**
 * Lines and shapes from which a page without text may be a drawing, or text turned to outlines, beside its
 * picture.
 */
const MANY_PATHS = 60;
/** Of the pictures of one page: a scan has one, or a ground and a mask (mixed raster content). */
const MAX_PER_PAGE = 4;

/** Finds the scans and flattened pages of a PDF. A page that cannot be loaded has none. */
export function choosePictures(pages: PdfiumDocument, pictures: PdfPictures): ChosenPictures {
  const searched = spread(
    Array.from({ length: pages.pageCount }, (_, index) => index),
    MAX_PAGES_SEARCHED,
  ).map((index) => unlessDamaged(() => onPage(pages, pictures, index)) ?? { counting: [], isPicture: false });
  const counting = searched.flatMap(({ counting }) => counting);
  const largestPixels = Math.max(1, ...counting.map(pixelsOf));
  const affordable = Math.max(1, Math.floor(MAX_PIXELS_EXAMINED / largestPixels));
  const chosen = spread(counting, Math.min(affordable, MAX_PICTURES_EXAMINED));
  const examinedPages = searched.filter(
    ({ isPicture, counting }) => isPicture && counting.some((one) => chosen.includes(one)),
  ).length;
  return {
    pictures: chosen,
    leftOut: counting.length - chosen.length,
    pagesNotSearched: pages.pageCount - searched.length,
    shareOfDocument: examinedPages / pages.pageCount,
  };
}

interface PagePictures {
  readonly counting: readonly PdfPicture[];
  /** True when there is nothing on the page but pictures, as far as a reader would care. */
  readonly isPicture: boolean;
}

/** @throws DecodeError for a page that cannot be loaded */
function onPage(pages: PdfiumDocument, pictures: PdfPictures, index: number): PagePictures {
  const candidates = pictures.page(index).filter(isCandidate).sort(largerFirst).slice(0, MAX_PER_PAGE);
  if (candidates.length === 0) return { counting: [], isPicture: false };
  const painted = pages.paint(index);
  const glyphs = visibleGlyphs(painted);
  const live = glyphs.filter(
    ({ order, x, y }) => !candidates.some((over) => over.order > order && contains(over.box, x, y)),
  ).length;
  const isWithoutText = live < MIN_LIVE_GLYPHS;
  const counting = candidates.filter(
    (picture) =>
      (isWithoutText || picture.pageShare >= LARGE_SHARE) &&
      glyphs.filter(({ order, x, y }) => order > picture.order && contains(picture.box, x, y)).length <
        MIN_GLYPHS_ON_GROUND,
  );
  return {
    counting,
    isPicture: isWithoutText && painted.filter(({ kind }) => kind === 'path').length < MANY_PATHS,
  };
}

const isCandidate = ({ pageShare, widthPixels, heightPixels }: PdfPicture): boolean =>
  pageShare >= SMALL_SHARE && Math.min(widthPixels, heightPixels) >= MIN_SIDE_PIXELS;

const largerFirst = (one: PdfPicture, other: PdfPicture): number => other.pageShare - one.pageShare;

const pixelsOf = ({ widthPixels, heightPixels }: PdfPicture): number => widthPixels * heightPixels;

interface PlacedGlyph {
  readonly order: number;
  readonly x: number;
  readonly y: number;
}

/** Glyphs of the content that are painted at all: text recognized in a scan lies on it unpainted (Tr 3). */
function visibleGlyphs(painted: readonly PaintedObject[]): PlacedGlyph[] {
  return painted.flatMap((object) =>
    object.kind !== 'text' || paintsNothing(object)
      ? []
      : object.glyphs.map(({ box: { x1, y1, x2, y2 } }) => ({
          order: object.order,
          x: (x1 + x2) / 2,
          y: (y1 + y2) / 2,
        })),
  );
}

const contains = ({ x1, y1, x2, y2 }: Box, x: number, y: number): boolean =>
  x >= x1 && x <= x2 && y >= y1 && y <= y2;

/** At most `count` of the values, evenly spread, first and last among them. */
function spread<T>(values: readonly T[], count: number): readonly T[] {
  if (values.length <= count) return values;
  if (count === 1) return values.slice(0, 1);
  return Array.from(
    { length: count },
    (_, index) => values[Math.round((index * (values.length - 1)) / (count - 1))]!,
  );
}
