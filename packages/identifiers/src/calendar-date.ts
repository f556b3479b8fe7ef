/** @returns `YYYY-MM-DD`, or undefined when the calendar has no such day */
export function calendarDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists =
    date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}

/** True when `YYMMDD` is a day of the 20th or the 21st century. */
export function isShortDate(text: string): boolean {
  const [year, month, day] = [text.slice(0, 2), text.slice(2, 4), text.slice(4, 6)].map(Number) as [
    number,
    number,
    number,
  ];
  return [1900, 2000].some((century) => calendarDate(century + year, month, day) !== undefined);
}

/** Days after an epoch, as `YYYY-MM-DD`. */
export const dayAfter = (epoch: string, days: number): string =>
  new Date(Date.parse(epoch) + days * 86_400_000).toISOString().slice(0, 10);

const DAY = /^\d{4}-\d\d-\d\d$/u;

/** Days from one `YYYY-MM-DD` to another; NaN for texts that are no days. */
export const daysBetween = (from: string, to: string): number =>
  DAY.test(from) && DAY.test(to) ? (Date.parse(to) - Date.parse(from)) / 86_400_000 : Number.NaN;
