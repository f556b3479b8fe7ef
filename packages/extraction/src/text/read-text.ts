import {
  DecodeError,
  type DocumentText,
  MAX_PAGES_EXAMINED,
  type ReadPage,
  type RgbImage,
  type TextLine,
} from '@assay/media';
import type { TextRecognizer } from '../ocr/types.js';
import type { DocumentPages } from '../pages/types.js';
import { joinedLines } from './joined-lines.js';
import { isSeen, isWriting, pictureShare } from './text-layer.js';

/** Longer side of the picture that a page is read from: 200 dots per inch for a page of paper. */
const READ_SIDE_PIXELS = 2200;

/**
 * Pages recognized of one document. A dense one takes 6.5 s on a loaded machine (2026-11-22): eight of them
 * end within the 60 s that a worker has. Text layers are read of all pages that are examined, and blank pages
 * cost and count nothing.
 */
const MAX_RECOGNIZED_PAGES = 8;

/** Longer side of the picture in which a page without content is looked at for form fields. */
const GLANCE_SIDE_PIXELS = 550;

/** Pages whose text layer is completed from small pictures on them: letterheads repeat from page to page. */
const MAX_COMPLETED_PAGES = 3;

/**
 * Pictures smaller than this part of a page show no line of text; those that cover more than the second may
 * be a scan.
 */
const SMALLEST_PICTURES_SHARE = 0.003;
const SCAN_PICTURES_SHARE = 0.5;

/** A text layer of fewer words may be a stamp on a page drawn as curves. */
const MIN_LAYER_WORDS = 30;

/** Pages of a document whose pixels are read; text layers are read of all. */
export interface ReadingLimits {
  /** Without a text layer that can be trusted. */
  readonly recognized?: number;
  /** With one, and small pictures beside it. */
  readonly completed?: number;
}

/**
 * The text of a document, page by page. A page's text layer is taken where it is writing that a reader sees;
 * what the page shows besides is recognized in the pixels, and all of a page without such a layer.
 * @param limits how many pages are recognized
 */
export async function readText(
  pages: DocumentPages,
  recognizer: TextRecognizer,
  { recognized = MAX_RECOGNIZED_PAGES, completed = MAX_COMPLETED_PAGES }: ReadingLimits = {},
): Promise<DocumentText> {
  const read: ReadPage[] = [];
  const count = Math.min(pages.pageCount, MAX_PAGES_EXAMINED);
  let pagesUnread = pages.pageCount - count;
  const budget = { recognized, completed };
  for (let page = 1; page <= count; page++) {
    try {
      const result =
        (await readLayer(pages, page, recognizer, budget)) ??
        (await blankPage(pages, page)) ??
        (await recognizePage(pages, page, recognizer, budget));
      if (result) read.push(result);
      else pagesUnread += 1;
    } catch (error) {
      if (!(error instanceof DecodeError)) throw error;
      pagesUnread += 1;
    }
  }
  return { pages: read, pagesUnread };
}

/** Pages that may still be recognized. */
interface Budget {
  recognized: number;
  completed: number;
}

/** Undefined when the page has no text layer that can be trusted. */
async function readLayer(
  pages: DocumentPages,
  page: number,
  recognizer: TextRecognizer,
  budget: Budget,
): Promise<ReadPage | undefined> {
  const { pdf } = pages;
  const lines = pages.textLayer(page);
  if (!pdf || !isWriting(lines)) return undefined;
  const share = pictureShare(pdf, page);
  const mayBeScan = share >= SCAN_PICTURES_SHARE || wordCount(lines) < MIN_LAYER_WORDS;
  if (mayBeScan && !isSeen(pdf.paint(page - 1))) return undefined;
  const { widthPoints, heightPoints } = pdf.page(page - 1);
  const layer: ReadPage = {
    page,
    source: 'text',
    lines,
    aspect: widthPoints / heightPoints,
    upright: undefined,
  };
  const counter = mayBeScan ? 'recognized' : 'completed';
  if ((!mayBeScan && share < SMALLEST_PICTURES_SHARE) || budget[counter] === 0) return layer;
  budget[counter] -= 1;
  const known = lines.flatMap((line) => line.words.map((word) => word.box));
  const beside = await recognizer.readBeside(await pages.image(page, READ_SIDE_PIXELS), known);
  const others = beside.lines.map((line) => ({ ...line, page }));
  return { ...layer, source: beside.knownShare >= 0.5 ? 'text' : 'ocr', lines: joinedLines(lines, others) };
}

const wordCount = (lines: readonly TextLine[]): number =>
  lines.reduce((sum, { words }) => sum + words.length, 0);

/**
 * A page of a PDF on which nothing is painted, nor drawn for an empty form field; undefined for any other.
 */
async function blankPage(pages: DocumentPages, page: number): Promise<ReadPage | undefined> {
  const { pdf } = pages;
  if (!pdf || pdf.paint(page - 1).length > 0 || !isBlank(await pages.image(page, GLANCE_SIDE_PIXELS)))
    return undefined;
  const { widthPoints, heightPoints } = pdf.page(page - 1);
  return { page, source: 'none', lines: [], aspect: widthPoints / heightPoints, upright: undefined };
}

/** Undefined when no more pages may be recognized. */
async function recognizePage(
  pages: DocumentPages,
  page: number,
  recognizer: TextRecognizer,
  budget: Budget,
): Promise<ReadPage | undefined> {
  if (budget.recognized === 0) return undefined;
  const image = await pages.image(page, READ_SIDE_PIXELS);
  if (isBlank(image))
    return { page, source: 'none', lines: [], aspect: image.width / image.height, upright: undefined };
  budget.recognized -= 1;
  const { lines, aspect, upright } = await recognizer.readPage(image);
  return {
    page,
    source: lines.length > 0 ? 'ocr' : 'none',
    lines: lines.map((line) => ({ ...line, page })),
    aspect,
    upright,
  };
}

/**
 * Writing differs from its ground by more than this, of 255, or cannot be read: the noise of an empty sheet
 * does not, saved as JPEG.
 */
const MAX_DIFFERENCE = 8;

/** Whether an image is of one color but for slight noise, so that nothing can stand on it. */
export function isBlank({ rgb }: RgbImage): boolean {
  const lowest = [255, 255, 255];
  const highest = [0, 0, 0];
  for (let at = 0; at < rgb.length; at++) {
    const channel = at % 3;
    const value = rgb[at]!;
    if (value < lowest[channel]!) lowest[channel] = value;
    if (value > highest[channel]!) highest[channel] = value;
    if (highest[channel]! - lowest[channel]! > MAX_DIFFERENCE) return false;
  }
  return true;
}
