import { type Box, type DocumentText, median, type TextLine } from '@assay/media';
import { decimalMarkOf, mendMarks } from '../../amounts/decimal-mark.js';
import { type FoundFigure, findFigures } from '../../amounts/find-figures.js';
import { mendFigures } from '../../amounts/mend-figures.js';
import { FIRST_PAGES } from '../document-phrases.js';

/** Figures that share this much of the narrower one's width stand in one column of a table without rules. */
export const SAME_COLUMN = 0.4;
/** Round figures, and differences of such, come about by chance in price lists and tables of multiples. */
export const ROUND_MINOR_UNITS = 50;

/**
 * Bounds on what is compared with each other; a page of a statement prints at most about 60 lines of 2 to 4
 * amounts.
 */
const MAX_LINES_PER_PAGE = 300;
const MAX_NUMBERS_PER_LINE = 12;
/** Lines of one height stand this close, in heights of a line. */
const NEXT_LINE_HEIGHTS = 3.2;

/** An amount of money as printed. */
export interface PrintedAmount {
  readonly minorUnits: number;
  readonly box: Box;
  /** Index into {@link StructureLine}s. */
  readonly line: number;
}

/** A line with what arithmetic needs of it. */
export interface StructureLine {
  readonly page: number;
  readonly box: Box;
  readonly text: string;
  readonly words: readonly string[];
  /** Every number, money or not, left to right. */
  readonly numbers: readonly FoundFigure[];
  readonly amounts: readonly PrintedAmount[];
  /** The line below it follows at the usual distance. */
  readonly adjoinsNext: boolean;
}

/** The lines of the first pages with their amounts: those within sentences and beside punctuation, too. */
export function structureLines(text: DocumentText): StructureLine[] {
  const lines = text.pages.slice(0, FIRST_PAGES).flatMap((page) => page.lines.slice(0, MAX_LINES_PER_PAGE));
  const mended = lines.map((line) => mendFigures(withoutPunctuation(line)));
  const mark = decimalMarkOf(mended);
  const height = median(lines.map(({ box }) => box.y2 - box.y1)) ?? 0;
  return mended.map((line, index) => {
    const found = findFigures(mendMarks(line, mark), mark);
    const numbers = found.length <= MAX_NUMBERS_PER_LINE ? found : [];
    const next = mended[index + 1];
    const words = line.words.map((word) => word.text);
    return {
      page: line.page,
      box: line.box,
      text: words.join(' '),
      words,
      numbers,
      amounts: numbers.flatMap(({ isMoney, figure }) =>
        isMoney ? [{ minorUnits: figure.units, box: figure.box, line: index }] : [],
      ),
      adjoinsNext:
        next?.page === line.page && Math.abs(next.box.y1 - line.box.y1) <= NEXT_LINE_HEIGHTS * height,
    };
  });
}

/** `809.29;` in a sentence is 809.29. */
function withoutPunctuation(line: TextLine): TextLine {
  return {
    ...line,
    words: line.words.map((word) => ({ ...word, text: word.text.replace(/(?<=\d)[;:,.]$/u, '') })),
  };
}
