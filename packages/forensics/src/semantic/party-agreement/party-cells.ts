import type { Box, DocumentText, ReadPage } from '@assay/media';
import { printedLines } from '../printed-text/page-lines.js';
import { boxOfRange, placeOfRange, type ReadPlace } from '../printed-text/places.js';
import type { TextLine } from '../printed-text/text-lines.js';

/** Words that stand together on one line of a page. */
export interface PartyCell extends ReadPlace {
  /** On the page set upright; `box` is where it is displayed. */
  readonly upright: Box;
}

export interface PartyPage {
  readonly page: number;
  readonly lines: readonly TextLine[];
  readonly cells: readonly PartyCell[];
  /** Six digits or more in one piece, as accounts and persons have, masked or not. */
  readonly longNumbers: ReadonlySet<string>;
}

const LONG_NUMBER = /(?<![\d-])[\d*X-]{0,12}\d{6,}(?![\d-])/gu;

/** Pages of one file that are looked at; statements have a few dozen. */
const MAX_PAGES = 100;
/** The densest tables have a few thousand cells. */
const MAX_CELLS_PER_PAGE = 4_000;

/** The pages' text as cells, in reading order. */
export const partyPages = (text: DocumentText): PartyPage[] => text.pages.slice(0, MAX_PAGES).map(partyPage);

function partyPage(page: ReadPage): PartyPage {
  const lines = printedLines(page);
  const cells: PartyCell[] = [];
  for (const line of lines) {
    if (cells.length >= MAX_CELLS_PER_PAGE) break;
    const wanted = line.cellStarts.slice(0, MAX_CELLS_PER_PAGE - cells.length);
    cells.push(...wanted.flatMap((from, at) => cellOf(line, from, line.cellStarts[at + 1])));
  }
  const longNumbers = new Set(
    lines.flatMap(({ text }) => [...text.matchAll(LONG_NUMBER)].map(([number]) => number)),
  );
  return { page: page.page, lines, cells, longNumbers };
}

function cellOf(line: TextLine, from: number, next = line.text.length + 1): PartyCell[] {
  const upright = boxOfRange(line, from, next - 1);
  const place = placeOfRange(line, from, next - 1);
  return place && upright ? [{ ...place, upright }] : [];
}
