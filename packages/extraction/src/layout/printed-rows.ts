import type { DocumentText, TextLine } from '@assay/media';
import { decimalMarkOf } from '../amounts/decimal-mark.js';
import { mendDollars } from '../amounts/mend-dollars.js';
import { mendFigures } from '../amounts/mend-figures.js';
import { mendMarks } from '../amounts/mend-marks.js';
import { cellGapsOf } from './cell-gap.js';
import { type Cell, cellsOf } from './cells.js';
import { levelLines } from './level-lines.js';
import { mendLetters } from './mend-letters.js';
import { type Row, readRow } from './rows.js';
import { separateWords } from './separate-words.js';

/** Pay stubs, invoices and forms have some hundreds; what follows is not looked at. */
const MAX_LINES = 3_000;
/**
 * Words that are looked at: some 15 dense pages. Each is compared with labels, headings and figures around
 * it.
 */
const MAX_WORDS = 8_000;

/**
 * Tables stand side by side on a stub, and their lines between each other's: pieces of one line lie nearer
 * than in a statement.
 */
const LEVEL_HEIGHTS = 0.5;

/**
 * A document's lines as rows of figures and as cells, in reading order, with what a recogniser tore mended.
 */
export interface PrintedRows {
  readonly rows: readonly Row[];
  readonly cells: readonly Cell[];
  /**
   * How far apart words of letters stand in different cells of a line, in letter heights, by the measure of
   * its page.
   */
  readonly wordGapEm: (line: TextLine) => number | undefined;
}

export function printedRows(text: DocumentText): PrintedRows {
  const lines: TextLine[] = mendDollars(firstLines(text)).map((line) =>
    mendLetters(mendFigures(separateWords(line))),
  );
  const mark = decimalMarkOf(lines);
  const gaps = new Map(text.pages.map((page) => [page.page, cellGapsOf(page.lines)]));
  const wordGapEm = (line: TextLine): number | undefined => gaps.get(line.page)?.(line);
  const mended = lines.map((line) => mendMarks(line, mark));
  return {
    rows: mended.map((line, index) => readRow(line, index, mark, true)),
    cells: mended.flatMap((line, index) => cellsOf(line, index, wordGapEm(line))),
    wordGapEm,
  };
}

function firstLines({ pages }: DocumentText): TextLine[] {
  const lines: TextLine[] = [];
  let words = 0;
  for (const line of pages.flatMap((page) => levelLines(page.lines, LEVEL_HEIGHTS))) {
    words += line.words.length;
    if (words > MAX_WORDS || lines.length === MAX_LINES) break;
    lines.push(line);
  }
  return lines;
}
