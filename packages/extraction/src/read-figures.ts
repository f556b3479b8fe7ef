import {
  type DocumentText,
  type LabelledFigure,
  MAX_PAGES_EXAMINED,
  type PrintedFigures,
  type ReadPage,
  type TextLine,
} from '@assay/media';
import { decimalMarkOf } from './amounts/decimal-mark.js';
import { mendDollars } from './amounts/mend-dollars.js';
import { mendFigures } from './amounts/mend-figures.js';
import { mendMarks } from './amounts/mend-marks.js';
import { accountActivity } from './bank-statement/account-activity.js';
import { displayedFigures } from './displayed-figures.js';
import { readInvoice } from './invoice/read-invoice.js';
import { levelLines } from './layout/level-lines.js';
import { type Row, readRow } from './layout/rows.js';
import { separateWords } from './layout/separate-words.js';
import { findProducts } from './sums/find-products.js';
import { findSums } from './sums/find-sums.js';
import { readPrintedTotals } from './types/pay-stub/printed-totals.js';

/**
 * Reads what the pages of a document print in figures. Lines of a text layer are taken as they are; those
 * recognised in pixels are put together first where the page slants, and their figures mended. Pages that
 * were not read, or lie beyond the limit, are counted.
 */
export function readFigures({ pages, pagesUnread }: DocumentText): PrintedFigures {
  const read = pages.filter(({ page }) => page <= MAX_PAGES_EXAMINED);
  const lines = read.flatMap(wholeLines);
  const mark = decimalMarkOf(lines);
  const figures = figuresOfLines(lines.map((line) => mendMarks(line, mark)));
  return { ...displayedFigures(figures, read), pagesUnread: pagesUnread + pages.length - read.length };
}

const wholeLines = ({ lines }: ReadPage): TextLine[] =>
  mendDollars(levelLines(lines)).map((line) =>
    isRecognized(line) ? mendFigures(separateWords(line)) : line,
  );

const isRecognized = ({ words }: TextLine): boolean => words.some(({ reading }) => reading < 1);

/** The figures of lines from anywhere, in reading order; boxes as the lines have them. */
export function figuresOfLines(lines: readonly TextLine[]): Omit<PrintedFigures, 'pagesUnread'> {
  const mark = decimalMarkOf(lines);
  const rows = lines.map((line, index) => readRow(line, index, mark));
  const amounts = rows.flatMap(moneyOfRow);
  if (amounts.length === 0)
    return { accounts: [], payStub: undefined, invoice: undefined, sums: [], products: [], amounts };
  return {
    accounts: accountActivity(rows),
    payStub: readPrintedTotals(rows),
    invoice: readInvoice(rows),
    sums: findSums(rows),
    products: findProducts(rows),
    amounts,
  };
}

const moneyOfRow = ({ entries }: Row): LabelledFigure[] =>
  entries.flatMap(({ label, figures }) =>
    figures.flatMap(({ isMoney, figure }) => (isMoney ? [{ label, figure }] : [])),
  );
