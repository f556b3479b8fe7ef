import { dayNumber, dayNumberOfIso, withYear } from '../../dates/calendar.js';
import { findPeriod } from '../../dates/find-period.js';
import { datesIn } from '../../dates/printed-dates.js';
import { dayOf, readDates } from '../../dates/read-dates.js';
import { spanOf } from '../../fields/printed-field.js';
import { MAX_LEADING } from '../../layout/address-block.js';
import { type Cell, cellOf, wordsAt } from '../../layout/cells.js';
import { hasDigit, textOf, withoutAccents } from '../../layout/characters.js';
import { keptBy } from '../../page/kept-by.js';
import type { PageView } from '../../page/page-view.js';
import { type Found, foundIn } from '../../types/candidate.js';
import { patternOf } from '../../vocabulary/pattern.js';
import type { ActivityLine, BalanceLine } from '../activity/activity-line.js';
import { speaksOfBalance } from '../activity/balance-labels.js';
import PATTERNS from './periods.json' with { type: 'json' };

/** First and last day of a statement, as far as they were found together. */
interface Days {
  readonly start: Found;
  readonly end: Found;
}

/** Words before dates that are of something else than this statement. */
const OTHER_PERIOD = patternOf(PATTERNS.otherPeriod, 'u');
/** How often such days are the period's; the first four by reason, 2026-11-29. */
const LIKELIHOOD = {
  range: 0.96,
  short: 0.5,
  around: 0.8,
  month: 0.7,
  opening: 0.6,
  top: 0.45,
  contradicted: 0.1,
} as const;
/** Each further range is so much less likely the statement's. */
const FURTHER = 0.97;
/** The longest period of one statement, in days, and the shortest that nothing calls one. */
const MAX_DAYS = 400;
const MIN_DAYS = 5;
/** Without a label it is at least a week and at most a quarter, and so many transactions must lie in it. */
const [MIN_UNNAMED_DAYS, MAX_UNNAMED_DAYS] = [6, 100];
const MIN_TRANSACTIONS = 2;
/** Periods are stated early; what later pages say of dates are terms and transactions. */
const MAX_CELLS = 800;
/** A date without a label counts as the statement's when it stands in this upper part of the first page. */
const TOP = 0.35;

/** Behind a day: `[EDT]`, `(UTC-3)`. */
const TIME_ZONE = /[[(](?:[a-z]{2,5}|(?:utc|gmt) ?[+-]\d{1,2}(?::?\d{2})?)[\])]/giu;
const blank = (text: string): string => ' '.repeat(text.length);

/** Two days with a word or a dash between them, in a line, a cell, or a cell and the one below it. */
export const ranges = keptBy((page: PageView): Days[] =>
  placesOf(page)
    .flatMap((cell): Days[] => {
      const period = findPeriod(cell.text.replace(TIME_ZONE, blank), page.order);
      if (!period || period.wholeMonth || OTHER_PERIOD.test(foldedBefore(cell, period.from))) return [];
      if (
        isUnjoined(cell.text.slice(period.from, period.to)) &&
        !OF_PERIOD.test(cell.text.slice(0, period.from))
      )
        return [];
      const days = dayNumberOfIso(period.end) - dayNumberOfIso(period.start);
      const words = wordsAt(cell, period.from, period.to);
      const span = spanOf(words, cell.page);
      if (!span || days > MAX_DAYS) return [];
      const likelihood = days >= MIN_DAYS ? LIKELIHOOD.range : LIKELIHOOD.short;
      return [
        {
          start: { value: period.start, span, words, likelihood },
          end: { value: period.end, span, words, likelihood },
        },
      ];
    })
    .map(({ start, end }, place) => ({ start: less(start, place), end: less(end, place) })),
);

const OF_PERIOD = /\bper[ií]odo?\b/iu;
/** Two dates with nothing between them may be of two things. */
function isUnjoined(text: string): boolean {
  const [first, second] = datesIn(text);
  return first !== undefined && second !== undefined && text.slice(first.end, second.start).trim() === '';
}

const less = (found: Found, place: number): Found => ({
  ...found,
  likelihood: found.likelihood * FURTHER ** place,
});

const foldedBefore = ({ text }: Cell, to: number): string => withoutAccents(text.slice(0, to)).toLowerCase();

const placesOf = ({ cells }: PageView): Cell[] =>
  cells.slice(0, MAX_CELLS).flatMap((cell, index) => {
    if (!hasDigit(cell.text)) return [];
    const line = cells.filter((one) => one.line === cell.line);
    const whole =
      line.find(({ text }) => hasDigit(text)) === cell && line.length > 1
        ? cellOf(
            line.flatMap(({ words }) => words),
            cell,
          )
        : undefined;
    const height = cell.box.y2 - cell.box.y1;
    const below = cells
      .slice(index + 1, index + 12)
      .find(
        ({ page, line: of, box }) =>
          page === cell.page &&
          of > cell.line &&
          box.y1 - cell.box.y2 < MAX_LEADING * height &&
          Math.abs(box.x1 - cell.box.x1) < cell.emWidth,
      );
    const broken = below && cellOf([...cell.words, ...below.words], cell);
    return [cell, whole, broken].filter((one) => one !== undefined);
  });

/**
 * Two dates in cells of their own, one after the other, with all transactions between them, whatever their
 * labels say.
 */
export function daysAround(page: PageView, lines: readonly ActivityLine[]): Days[] {
  const alone = page.cells
    .filter(({ page: of }) => of === 1)
    .flatMap((cell, index, all) => {
      const before = all[index - 1];
      const [date] = readDates(cell.text, page.order);
      const isAlone = date?.from === 0 && date.to === cell.text.length;
      const isOther = before?.line === cell.line && OTHER_PERIOD.test(before.folded);
      return isAlone && !isOther ? foundIn(cell.words, cell.page, date.value, LIKELIHOOD.around) : [];
    });
  const days = lines.flatMap(({ date }) => (date?.date ? (dayOf(date.date, page.order) ?? []) : []));
  if (days.length < MIN_TRANSACTIONS) return [];
  return alone.flatMap((start, index) => {
    const end = alone[index + 1];
    const [from, to] = [
      dayNumberOfIso(String(start.value)),
      dayNumberOfIso(String(end?.value ?? start.value)),
    ];
    if (!end || to - from < MIN_UNNAMED_DAYS || to - from > MAX_UNNAMED_DAYS) return [];
    const isWithin = days.every((day) => {
      const known = withYear(day, (from + to) / 2);
      return known !== undefined && dayNumber(known) >= from && dayNumber(known) <= to;
    });
    return isWithin ? [{ start, end }] : [];
  });
}

/** Between the balances of the month before and of its own last day lie at least so many days. */
const MIN_CLOSING_DAY = 15;
const BEFORE_MONTH = patternOf(PATTERNS.beforeMonth, 'u');

/**
 * `March 2024` in a cell at the head of the page: the whole month, unless a balance of an earlier day closes
 * it (`Saldo em 30/03`): then it tells the year alone.
 */
export const months = (page: PageView): Days[] =>
  page.cells.flatMap((cell): Days[] => {
    if (cell.page > 1 || cell.box.y1 > TOP) return [];
    const period = findPeriod(cell.folded.replace(BEFORE_MONTH, ''), page.order);
    const span = period?.wholeMonth ? spanOf(cell.words, cell.page) : undefined;
    if (!period || !span) return [];
    const [month, last] = [5, 8].map((at) => Number(period.end.slice(at, at + 2))) as [number, number];
    const closesBefore = page.rows.some(
      ({ folded }) =>
        speaksOfBalance(folded) &&
        datesIn(folded).some(({ dayFirst, monthFirst }) => {
          const day = [dayFirst, monthFirst].find((one) => one?.month === month)?.day ?? last;
          return day >= MIN_CLOSING_DAY && day < last;
        }),
    );
    const likelihood = closesBefore ? LIKELIHOOD.contradicted : LIKELIHOOD.month;
    return [
      {
        start: { value: period.start, span, words: [], likelihood },
        end: { value: period.end, span, words: [], likelihood },
      },
    ];
  });

/** `01/01/2022  Beginning balance` in the list: its first day, where the list opens so. */
export function dayOfOpening({ rows, order }: PageView, balances: readonly BalanceLine[]): Found[] {
  const row = rows[balances.find(({ kind }) => kind === 'opening')?.row ?? -1];
  const [date] = row ? readDates(textOf(row.line.words), order) : [];
  return row && date
    ? foundIn(row.line.words.slice(0, 1), row.line.page, date.value, LIKELIHOOD.opening, [])
    : [];
}

/** The first date at the head of the first page, as the day of the statement. */
export function dayAtHead({ cells, order }: PageView): Found[] {
  for (const cell of cells) {
    if (cell.page > 1 || cell.box.y1 > TOP) break;
    const [date] = OTHER_PERIOD.test(cell.folded) ? [] : readDates(cell.text, order);
    if (date) return foundIn(wordsAt(cell, date.from, date.to), cell.page, date.value, LIKELIHOOD.top);
  }
  return [];
}
