import { type CalendarDay, dayNumber, isCalendarDay } from '../../dates/calendar.js';
import type { ReadDate } from '../activity/activity-line.js';

/** A day of a calendar, its year known. */
export type Days = CalendarDay & { readonly year: number };

/**
 * The whole dates of days that stand alone (`01`, `14`, `27`, `02` of a period from 1 February to 2 March): a
 * day that the period holds twice is the one that the order of the lines leads to, oldest or newest first.
 * @param dates of an account's lines, in their order; those that name their month are passed over
 */
export function daysAlone(
  dates: readonly (ReadDate | undefined)[],
  start: Days | undefined,
  end: Days | undefined,
): ReadonlyMap<ReadDate, Days> {
  const days = new Map<ReadDate, Days>();
  if (!start || !end) return days;
  const alone = dates.flatMap((date) => (date && date.date === undefined ? [date] : []));
  const inOrder = isNewestFirst(alone) ? [...alone].reverse() : alone;
  let last = dayNumber(start);
  for (const date of inOrder) {
    const choices = daysWithin(date.dayOfMonth, start, end);
    const day = choices.find((one) => dayNumber(one) >= last) ?? choices.at(-1);
    if (!day) continue;
    days.set(date, day);
    last = dayNumber(day);
  }
  return days;
}

/** Step by step to earlier days of the month, but for the one at its turn. */
function isNewestFirst(dates: readonly ReadDate[]): boolean {
  const steps = dates
    .slice(1)
    .map(({ dayOfMonth }, index) => Math.sign(dayOfMonth - (dates[index]?.dayOfMonth ?? 0)));
  return steps.reduce((sum, step) => sum + step, 0) < -1;
}

/** All days of the period with this number, oldest first. */
function daysWithin(day: number, start: Days, end: Days): Days[] {
  const days: Days[] = [];
  for (let months = start.year * 12 + start.month - 1; months <= end.year * 12 + end.month - 1; months++) {
    const one = { year: Math.floor(months / 12), month: (months % 12) + 1, day };
    if (isCalendarDay(one) && dayNumber(one) >= dayNumber(start) && dayNumber(one) <= dayNumber(end))
      days.push(one);
  }
  return days;
}
