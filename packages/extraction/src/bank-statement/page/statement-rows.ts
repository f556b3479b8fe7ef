import { type Box, type DocumentText, displayedBox, median, type TextLine } from '@assay/media';
import { decimalMarkOf } from '../../amounts/decimal-mark.js';
import { mendDollars } from '../../amounts/mend-dollars.js';
import { mendFigures } from '../../amounts/mend-figures.js';
import { mendMarks } from '../../amounts/mend-marks.js';
import { type DateInText, datesIn } from '../../dates/printed-dates.js';
import type { DateOrder } from '../../dates/read-dates.js';
import { cellGapsOf } from '../../layout/cell-gap.js';
import { type Cell, cellIn, cellsByGap } from '../../layout/cells.js';
import { withoutGluedWords } from '../../layout/glued-words.js';
import { levelLines } from '../../layout/level-lines.js';
import { mendLetters } from '../../layout/mend-letters.js';
import { type Row, readRow } from '../../layout/rows.js';
import { separateWords } from '../../layout/separate-words.js';
import { withoutSplitWords } from '../../layout/split-words.js';
import type { PageView } from '../../page/page-view.js';
import { keptBy } from '../../types/kept-by.js';
import { mendPoints } from './mend-points.js';
import { uprightText } from './upright-columns.js';

/** A row of the document, its cells, and whether it belongs to every page's margin. */
export interface StatementRow extends Row {
  readonly cells: readonly Cell[];
  /** Place in the line of the first word of each cell. */
  readonly starts: readonly number[];
  readonly text: string;
  /** All dates of {@link text}. */
  readonly dates: readonly DateInText[];
  /** Printed on several pages at the same height, digits aside: a header or footer. */
  readonly isMargin: boolean;
}

/** The statement as readers of types look at it: its rows, and their cells outside the tables. */
export const pageOf = (
  text: DocumentText,
  rows: readonly StatementRow[],
  inTables: ReadonlySet<number>,
  order: DateOrder,
): PageView => ({
  text,
  rows,
  cells: rows.flatMap(({ cells, index }) => (inTables.has(index) ? [] : cells)),
  order,
  wordGapEm: () => undefined,
});

/** Rows beyond are not read: a statement of 500 pages has fewer. */
const MAX_ROWS = 50_000;
/** Letters this much smaller than most are marks for the printer, not text for the reader. */
const MIN_LETTER_SHARE = 0.35;
/** The part of a page's height at its top and its bottom that headers and footers take. */
const MARGIN = 0.15;
/** The same text on two pages lies this near, in page heights. */
const SAME_HEIGHT = 0.02;

/** What a document's lines say, read once. */
export interface PrintedLines {
  /** With the columns of photographed pages set upright. */
  readonly text: DocumentText;
  /** Of all pages, top to bottom; `index` counts them. */
  readonly rows: readonly StatementRow[];
  /** Where a box of a row stands on its page as displayed; undefined where boxes stand there as they are. */
  readonly displayed: ((page: number, box: Box) => Box) | undefined;
  /** Pages that could not be loaded, or whose rows lie beyond the limit. */
  readonly pagesUnread: number;
}

/** Kept with the document: its fields, its figures and whoever else asks stand on the same rows. */
export const printedLines = keptBy((document: DocumentText): PrintedLines => {
  const { text, asPrinted } = uprightText(document);
  const pages = new Map(text.pages.map((page) => [page.page, page]));
  const isMoved = text !== document || text.pages.some(({ upright }) => upright !== undefined);
  const displayed = (page: number, box: Box): Box =>
    displayedBox(pages.get(page) ?? { upright: undefined }, asPrinted(page, box));
  const rows = statementRows(text);
  const last = rows.length < MAX_ROWS ? undefined : rows.at(-1)?.line.page;
  const beyond = text.pages.filter(({ page }) => last !== undefined && page > last).length;
  return {
    text,
    rows,
    displayed: isMoved ? displayed : undefined,
    pagesUnread: text.pagesUnread + beyond,
  };
});

function statementRows({ pages }: DocumentText): StatementRow[] {
  const read = withoutGluedWords(withoutSplitWords(pages.flatMap(readableLines).slice(0, MAX_ROWS)));
  const mark = decimalMarkOf(read);
  return withCells(read.map((line, index) => readRow(mendMarks(line, mark), index, mark)));
}

/** Rows of a document, in reading order, with what a statement is read by. */
function withCells(rows: readonly Row[]): StatementRow[] {
  const lines = rows.map(({ line }) => line);
  const margins = marginLines(lines);
  const byPage = new Map<number, TextLine[]>();
  for (const line of lines) {
    const ofPage = byPage.get(line.page);
    if (ofPage) ofPage.push(line);
    else byPage.set(line.page, [line]);
  }
  const gaps = new Map([...byPage].map(([page, ofPage]) => [page, cellGapsOf(ofPage)]));
  return rows.map((row): StatementRow => {
    const { line, index } = row;
    const text = line.words.map((word) => word.text).join(' ');
    const cells = cellsByGap(line, index, gaps.get(line.page)?.(line)).flatMap((cell) =>
      cutAtMarks(cell, line),
    );
    const starts = startsOf(cells, line);
    return { ...row, cells, starts, text, dates: datesIn(text), isMargin: margins.has(line) };
  });
}

function readableLines({ lines }: DocumentText['pages'][number]): TextLine[] {
  const usual = median(lines.map(({ emWidth }) => emWidth)) ?? 0;
  return mendDollars(levelLines(lines.filter(({ emWidth }) => emWidth >= MIN_LETTER_SHARE * usual))).map(
    (line) => mendPoints(mendLetters(mendFigures(withoutStops(separateWords(line))))),
  );
}

/** Marks that set parts of a line apart where no gap does: `Everyday Account · 1234 5678`. */
const DIVIDER = /^[·•|]$/u;

function cutAtMarks(cell: Cell, line: TextLine): Cell[] {
  const marks = cell.words.flatMap(({ text }, index) => (DIVIDER.test(text) ? [index] : []));
  if (marks.length === 0) return [cell];
  const parts = [-1, ...marks].map((mark, place) => cell.words.slice(mark + 1, marks[place]));
  return parts.flatMap((words) => cellIn(line, cell.line, words) ?? []);
}

function startsOf(cells: readonly Cell[], { words }: TextLine): number[] {
  let at = 0;
  return cells.map((cell) => {
    while (at < words.length && words[at] !== cell.words[0]) at += 1;
    return at;
  });
}

/** An amount within a sentence: `Opening: 10.00; closing: 20.00.` */
const MONEY_AND_STOP = /^(.*\d[.,]\d{2}\)?)[;,.:]$/u;

const withoutStops = (line: TextLine): TextLine =>
  line.words.some(({ text }) => MONEY_AND_STOP.test(text))
    ? {
        ...line,
        words: line.words.map((word) => ({ ...word, text: word.text.replace(MONEY_AND_STOP, '$1') })),
      }
    : line;

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
