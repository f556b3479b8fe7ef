import { dayNumberOfIso } from '../dates/calendar.js';
import { readDates } from '../dates/read-dates.js';
import { spanOf } from '../fields/printed-field.js';
import { type Cell, wordsAt } from '../layout/cells.js';
import { hasDigit } from '../layout/characters.js';
import { keptBy } from '../page/kept-by.js';
import type { PageView } from '../page/page-view.js';
import { patternOf } from '../vocabulary/pattern.js';
import type { Found } from './candidate.js';
import PATTERNS from './dates-by-order.json' with { type: 'json' };

/** Days of a week, of two, of half a month, of a month, both counted. */
const USUAL_DAYS: ReadonlySet<number> = new Set([7, 13, 14, 15, 16, 28, 29, 30, 31]);
/** It is paid with the end of its period, at most so many days before or after. */
const MAX_DAYS_BEFORE_END = 7;
const MAX_DAYS_AFTER_END = 45;
/** A document of a period has a handful of dates. */
const MAX_DATES = 12;
/** Dates of a person or a contract: birth, hire, seniority, expiry. */
const OTHER_DATE = patternOf(PATTERNS.otherDate, 'u');
/** Told by the days themselves, not by words. */
const LIKELIHOOD = 0.55;

/** Days whose order alone tells what they are. */
interface DaysByOrder {
  readonly first: Found;
  readonly last: Found;
  readonly paid: Found | undefined;
}

/**
 * The only two days, printed one after the other, that are as far apart as periods are, and the only other day near or after
 * their end. Nothing where the document prints more dates than one reading explains.
 */
export const daysByOrder = keptBy((page: PageView): DaysByOrder | undefined => {
  const dates = allDates(page);
  const periods = dates.flatMap((first, index) => {
    const last = dates[index + 1];
    return last && USUAL_DAYS.has(daysFrom(first, last)) ? [{ first, last }] : [];
  });
  const [period] = periods;
  if (!period || new Set(periods.map(({ first, last }) => `${first.value} ${last.value}`)).size > 1)
    return undefined;
  const { first, last } = period;
  const near = dates.filter((date) => {
    const after = daysFrom(last, date) - 1;
    return after >= -MAX_DAYS_BEFORE_END && after <= MAX_DAYS_AFTER_END;
  });
  const others = near.filter(({ value }) => value !== first.value && value !== last.value);
  // A day printed a second time: paid on the last day of the period.
  const paid = others.length > 0 ? others : dates.filter(({ value }) => value === last.value).slice(1);
  return { first, last, paid: new Set(paid.map(({ value }) => value)).size === 1 ? paid[0] : undefined };
});

/** In reading order, but for those that a word beside or above them gives to something else. */
function allDates({ cells, order }: PageView): Found[] {
  const found: Found[] = [];
  for (const [index, cell] of cells.entries()) {
    if (!hasDigit(cell.text)) continue;
    for (const { value, from, to } of readDates(cell.text, order)) {
      const words = wordsAt(cell, from, to);
      const span = spanOf(words, cell.page);
      const before = from > 0 ? cell.folded.slice(0, from) : besideOrAbove(cells, index);
      if (!span || OTHER_DATE.test(before)) continue;
      found.push({ value, span, words, likelihood: LIKELIHOOD });
      if (found.length > MAX_DATES) return [];
    }
  }
  return found;
}

/** The cell left of a value; where a date or nothing stands there, the one right above. */
function besideOrAbove(cells: readonly Cell[], index: number): string {
  const [left, cell] = [cells[index - 1], cells[index]];
  if (!cell) return '';
  if (left && left.line === cell.line && !/\d{2}/u.test(left.text)) return left.folded;
  const above = cells
    .slice(0, index)
    .findLast(
      ({ page, line, box }) =>
        page === cell.page && line < cell.line && box.x1 < cell.box.x2 && box.x2 > cell.box.x1,
    );
  return above?.folded ?? '';
}

/** Days of a span, both counted: 1 for the same day. */
const daysFrom = (first: Found, last: Found): number =>
  dayNumberOfIso(String(last.value)) - dayNumberOfIso(String(first.value)) + 1;
