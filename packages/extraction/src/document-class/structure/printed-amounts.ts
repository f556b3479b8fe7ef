import { type Box, type DocumentText, median } from '@assay/media';
import type { FoundFigure } from '../../amounts/find-figures.js';
import { isDayOfMonth } from '../../dates/calendar.js';
import { MONTH_PATTERN } from '../../dates/months.js';
import { datesIn } from '../../dates/printed-dates.js';
import { hasDigit, withoutAccents } from '../../layout/characters.js';
import { findColumns, MAX_MONEY_COLUMNS, sharedWidth } from '../../layout/columns.js';
import { documentRows } from '../../page/document-rows.js';
import { FIRST_PAGES } from '../document-phrases.js';

/** Figures that share this much of the narrower one's width stand in one column of a table without rules. */
const SAME_COLUMN = 0.4;
/** Amounts that stand one below the other. */
export function amountsByColumn(amounts: readonly PrintedAmount[]): PrintedAmount[][] {
  const columns = findColumns(
    amounts.map(({ box }) => box),
    MAX_MONEY_COLUMNS,
  );
  return columns.map((column) => amounts.filter(({ box }) => sharedWidth(box, column) > SAME_COLUMN));
}

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
  const firstPages = new Set(text.pages.slice(0, FIRST_PAGES).map(({ page }) => page));
  const ofPages = documentRows(text).rows.filter(({ line }) => firstPages.has(line.page));
  const rows = ofPages.slice(0, FIRST_PAGES * MAX_LINES_PER_PAGE);
  const height = median(rows.map(({ line: { box } }) => box.y2 - box.y1)) ?? 0;
  return rows.map(({ line: { page, box, words }, text: said, ...row }, index) => {
    const next = rows[index + 1]?.line;
    const numbers = row.numbers.length <= MAX_NUMBERS_PER_LINE ? row.numbers : [];
    return {
      page,
      box,
      text: said,
      words: words.map((word) => word.text),
      numbers,
      amounts: numbers.flatMap(({ isMoney, figure }) =>
        isMoney ? [{ minorUnits: figure.units, box: figure.box, line: index }] : [],
      ),
      adjoinsNext: next?.page === page && Math.abs(next.box.y1 - box.y1) <= NEXT_LINE_HEIGHTS * height,
    };
  });
}

const MONTH_HEADING = new RegExp(String.raw`^(?:${MONTH_PATTERN})\.?(?: (?:de )?\d{4})?$`, 'u');
/** Two times, or a time and a telephone number: a list of calls or a timetable. */
const TIME = /(?<!\d)\d{1,2}:\d{2}(?!\d)/gu;
const TELEPHONE = /(?<![\d,.])\(?\d{2,3}\)?[ .-]\d{3,5}[ .-]\d{4}(?!\d)/u;
/** More amounts in a line belong to a table of figures. */
const MAX_AMOUNTS = 4;

/** Fewer of a sign are a refund or a discount. */
const MIN_OF_A_SIGN = 2;

export interface DatedAmounts {
  readonly count: number;
  /** Some are printed with a minus or in parentheses, some without. */
  readonly bothSigns: boolean;
}

/**
 * How many amounts have a date of their own: in the same line, in whatever column, in the line above or
 * below, or as a day under a heading that names the month.
 */
export function findDatedAmounts(lines: readonly StructureLine[]): DatedAmounts {
  let underMonth = false;
  const taken = new Set<number>();
  const isAmountLine = (index: number): boolean => {
    const amounts = lines[index]?.amounts.length ?? 0;
    return amounts > 0 && amounts <= MAX_AMOUNTS && !taken.has(index);
  };
  for (const [index, line] of lines.entries()) {
    if (MONTH_HEADING.test(fold(line.text))) underMonth = true;
    if (isCall(line)) continue;
    const hasDay = underMonth && line.words.some((word) => isDayOfMonth(word));
    const dates = hasDigit(line.text) ? datesIn(line.text).length : 0;
    if (dates === 0 && !hasDay) continue;
    const above = lines[index - 1]?.adjoinsNext ? index - 1 : -1;
    const below = line.adjoinsNext ? index + 1 : -1;
    const places = hasDay ? [index] : [index, above, below];
    const place = places.find(isAmountLine);
    if (place === undefined || isCall(lines[place])) continue;
    taken.add(place);
  }
  const firsts = [...taken].map((index) => lines[index]?.amounts[0]?.minorUnits ?? 0);
  const below = firsts.filter((units) => units < 0).length;
  return { count: taken.size, bothSigns: below >= MIN_OF_A_SIGN && firsts.length - below >= MIN_OF_A_SIGN };
}

const isCall = (line: StructureLine | undefined): boolean => {
  const times = line?.text.match(TIME)?.length ?? 0;
  return times > 1 || (line !== undefined && TELEPHONE.test(line.text));
};

const fold = (text: string): string => withoutAccents(text).toLowerCase().trim();
