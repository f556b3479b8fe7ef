import type { PdfiumDocument } from '@assay/media';
import type { Observation } from '../../observation.js';
import type { ReadPage } from '../../semantic/labeled-values/read-pages.js';
import { unlessDamaged } from '../../unless-damaged.js';
import { MEASURE } from './measure.js';

/** A scan leaves a margin at most. */
const MIN_IMAGE_SHARE = 0.7;
/** Rows of amounts that make a page one of a table. */
const MIN_ROWS = 3;
const AMOUNT = /\d[.,]\d{2}(?!\d)/u;
/** Pages whose paint order is read. */
const MAX_PAGES_READ = 12;

/**
 * Pages that are one picture without text, in the place of a page that the numbers of the live pages around
 * claim. A page that was signed and scanned is like that; inside a table of amounts it is not to be expected.
 */
export function picturePages(read: readonly ReadPage[], pages: PdfiumDocument): Observation[] {
  const byPage = new Map(read.map((page) => [page.page, page]));
  const found: Observation[] = [];
  let left = MAX_PAGES_READ;
  for (let page = 1; page <= pages.pageCount && left > 0; page++) {
    const neighbors = [byPage.get(page - 1), byPage.get(page + 1)].filter(
      (neighbor) => neighbor !== undefined,
    );
    if (byPage.has(page) || !neighbors.some((neighbor) => claims(neighbor, page, pages.pageCount))) continue;
    left--;
    if (!isPicture(pages, page)) continue;
    const insideTable = neighbors.every(
      ({ lines }) => lines.filter(({ text }) => AMOUNT.test(text)).length >= MIN_ROWS,
    );
    found.push({
      measure: insideTable ? MEASURE.printedApart : MEASURE.explicable,
      evidence: {
        code: 'PAGE_IS_PICTURE',
        kind: 'structure',
        summary: `Page ${page} is one picture, where the page numbers around it claim a page of the same document, which is live text.`,
        page,
        boundingBox: { x1: 0, y1: 0, x2: 1, y2: 1 },
      },
    });
  }
  return found;
}

/** The neighbor counts this page in: "page 1 of 3" before it, "page 3 of 3" after it. */
const claims = ({ page, mark }: ReadPage, other: number, pageCount: number): boolean =>
  mark !== undefined &&
  mark.total <= pageCount &&
  mark.number + other - page >= 1 &&
  mark.number + other - page <= mark.total;

function isPicture(pages: PdfiumDocument, page: number): boolean {
  const painted = unlessDamaged(() => pages.paint(page - 1)) ?? [];
  return painted.some(
    ({ kind, box }) => kind === 'image' && (box.x2 - box.x1) * (box.y2 - box.y1) >= MIN_IMAGE_SHARE,
  );
}
