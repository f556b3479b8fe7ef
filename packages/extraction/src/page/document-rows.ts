import {
  type Box,
  type DocumentText,
  displayedBox,
  median,
  type ReadPage,
  type TextLine,
} from '@assay/media';
import { decimalMarkOf, mendMarks } from '../amounts/decimal-mark.js';
import { mendDollars } from '../amounts/mend-dollars.js';
import { mendFigures } from '../amounts/mend-figures.js';
import { cellGapsOf } from '../layout/cell-gap.js';
import { withoutGluedWords } from '../layout/glued-words.js';
import { levelLines } from '../layout/level-lines.js';
import { mendLetters } from '../layout/mend-letters.js';
import { type Row, readRow } from '../layout/rows.js';
import { separateWords } from '../layout/separate-words.js';
import { withoutSplitWords } from '../layout/split-words.js';
import { keptBy } from './kept-by.js';
import { mendPoints } from './mend-points.js';
import { uprightText } from './upright-columns.js';

/** Rows beyond are not read: a statement of 500 pages has fewer. */
const MAX_ROWS = 50_000;
/** Letters this much smaller than most are marks for the printer, not text for the reader. */
const MIN_LETTER_SHARE = 0.35;
/** The part of a page's height at its top and its bottom that headers and footers take. */
const MARGIN = 0.15;
/** The same text on two pages lies this near, in page heights. */
const SAME_HEIGHT = 0.02;

/** A document's lines cut into cells and figures. */
export interface DocumentRows {
  /** By their numbers, with the columns of photographed pages set upright. */
  readonly pages: ReadonlyMap<number, ReadPage>;
  /** Of all pages, top to bottom; `index` counts them. */
  readonly rows: readonly Row[];
  /** Where a box of a row stands on its page as displayed; undefined where boxes stand there as they are. */
  readonly displayed: ((page: number, box: Box) => Box) | undefined;
  /** Pages that could not be loaded, or whose rows lie beyond the limit. */
  readonly pagesUnread: number;
}

/** Kept with the document: its fields, its figures and whoever else asks stand on the same rows. */
export const documentRows = keptBy((document: DocumentText): DocumentRows => {
  const { text, asPrinted } = uprightText(document);
  const pages = new Map(text.pages.map((page) => [page.page, page]));
  const isMoved = text !== document || text.pages.some(({ upright }) => upright !== undefined);
  const displayed = (page: number, box: Box): Box =>
    displayedBox(pages.get(page) ?? { upright: undefined }, asPrinted(page, box));
  const rows = readRows(text);
  const last = rows.length < MAX_ROWS ? undefined : rows.at(-1)?.line.page;
  const beyond = text.pages.filter(({ page }) => last !== undefined && page > last).length;
  return {
    pages,
    rows,
    displayed: isMoved ? displayed : undefined,
    pagesUnread: text.pagesUnread + beyond,
  };
});

function readRows({ pages }: DocumentText): Row[] {
  const read = withoutGluedWords(withoutSplitWords(pages.flatMap(readableLines).slice(0, MAX_ROWS)));
  const mark = decimalMarkOf(read);
  const lines = read.map((line) => mendMarks(line, mark));
  const margins = marginLines(lines);
  const byPage = new Map<number, TextLine[]>();
  for (const line of lines) {
    const ofPage = byPage.get(line.page);
    if (ofPage) ofPage.push(line);
    else byPage.set(line.page, [line]);
  }
  const gaps = new Map([...byPage].map(([page, ofPage]) => [page, cellGapsOf(ofPage)]));
  return lines.map((line, index) =>
    readRow(line, index, { mark, wordGapEm: gaps.get(line.page)?.(line), isMargin: margins.has(line) }),
  );
}

function readableLines({ lines }: DocumentText['pages'][number]): TextLine[] {
  const usual = median(lines.map(({ emWidth }) => emWidth)) ?? 0;
  const readable = lines.filter(({ emWidth }) => emWidth >= MIN_LETTER_SHARE * usual);
  return mendDollars(levelLines(readable)).map((line) =>
    mendPoints(mendLetters(mendFigures(separateWords(line)))),
  );
}

function marginLines(lines: readonly TextLine[]): ReadonlySet<TextLine> {
  const alike = new Map<string, TextLine[]>();
  for (const line of lines) {
    if (line.box.y1 > MARGIN && line.box.y2 < 1 - MARGIN) continue;
    const key = line.words.map(({ text }) => text.replace(/\d+/gu, '#')).join(' ');
    const known = alike.get(key);
    if (known) known.push(line);
    else alike.set(key, [line]);
  }
  const margins = new Set<TextLine>();
  for (const group of alike.values()) {
    for (const [index, line] of group.entries()) {
      const near = [group[index - 1], group[index + 1]].some(
        (other) => other && other.page !== line.page && Math.abs(other.box.y1 - line.box.y1) < SAME_HEIGHT,
      );
      if (near) margins.add(line);
    }
  }
  return margins;
}
