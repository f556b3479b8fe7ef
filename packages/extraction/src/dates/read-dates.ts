import { foldText } from '../layout/characters.js';
import { patternOf } from '../vocabulary/pattern.js';
import { type CalendarDay, isoOf } from './calendar.js';
import { type DateInText, datesIn } from './printed-dates.js';
import PATTERNS from './read-dates.json' with { type: 'json' };

/** Which of `03/04/2026` is the day. */
export type DateOrder = 'day-first' | 'month-first';

/** A full date in a text. */
export interface FoundDate {
  /** `YYYY-MM-DD`. */
  readonly value: string;
  /** Places in the text, `to` not included. */
  readonly from: number;
  readonly to: number;
}

/** The dates of a text that tell their year, left to right. */
export function readDates(text: string, order: DateOrder): FoundDate[] {
  return datesIn(text).flatMap((date) => {
    const day = dayOf(date, order);
    return day?.year === undefined
      ? []
      : [{ value: isoOf({ ...day, year: day.year }), from: date.start, to: date.end }];
  });
}

const DAY_FIRST_WORDS = patternOf(PATTERNS.dayFirstWords, 'gu');
const ENGLISH_WORDS = patternOf(PATTERNS.englishWords, 'gu');
/** So many more of one language than of the other, and the document is written in it. */
const MANY_WORDS = 5;
/** Lines looked at. */
const MAX_TEXTS = 2_000;

/**
 * `11.08.2025`. Of the 250 languages of CLDR 48 one that writes the month first parts numbers by points:
 * Ngomba.
 */
const POINTED = /^\d{1,2}\s?\./u;

/**
 * How a document orders day and month: as its own dates show (one number above 12), else by the points
 * between them, else as its language does, else as the country does.
 */
export function dateOrderOf(texts: readonly string[], country: 'us' | 'mx' | 'br'): DateOrder {
  const looked = texts.slice(0, MAX_TEXTS);
  let dayFirstDates = 0;
  let pointedDates = 0;
  for (const text of looked) {
    for (const { monthFirst, dayFirst, start, end } of datesIn(text)) {
      if (dayFirst && !monthFirst) dayFirstDates += 1;
      else if (monthFirst && !dayFirst) dayFirstDates -= 1;
      else if (dayFirst?.year !== undefined && dayFirst.month !== monthFirst?.month)
        pointedDates += POINTED.test(text.slice(start, end)) ? 1 : -1;
    }
  }
  if (dayFirstDates !== 0) return dayFirstDates > 0 ? 'day-first' : 'month-first';
  if (pointedDates > 0) return 'day-first';
  let spanishOrPortuguese = 0;
  for (const text of looked) {
    const folded = foldText(text);
    spanishOrPortuguese +=
      (folded.match(DAY_FIRST_WORDS)?.length ?? 0) - (folded.match(ENGLISH_WORDS)?.length ?? 0);
  }
  if (Math.abs(spanishOrPortuguese) >= MANY_WORDS)
    return spanishOrPortuguese > 0 ? 'day-first' : 'month-first';
  return country === 'us' ? 'month-first' : 'day-first';
}

/** The day that a date means under an order; the other reading where this one is none. */
export const dayOf = (
  { monthFirst, dayFirst }: Pick<DateInText, 'monthFirst' | 'dayFirst'>,
  order: DateOrder,
): CalendarDay | undefined => (order === 'day-first' ? (dayFirst ?? monthFirst) : (monthFirst ?? dayFirst));
