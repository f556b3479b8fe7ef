const DAY = /^(\d{4})-(\d\d)-(\d\d)$/u;

/** The same day of another year; of 29 February the last of the month where the year has none. */
export function yearsAfter(day: string, years: number): string | undefined {
  const match = DAY.exec(day);
  if (!match) return undefined;
  const [, year, month, date] = match.map(Number) as [number, number, number, number];
  const moved = new Date(Date.UTC(year + years, month - 1, date));
  if (moved.getUTCMonth() !== month - 1) moved.setUTCDate(0);
  return moved.toISOString().slice(0, 10);
}

/** Whole years from one day to another; NaN for texts that are no days. */
export function wholeYears(from: string, to: string): number {
  if (!DAY.test(from) || !DAY.test(to)) return Number.NaN;
  return Number(to.slice(0, 4)) - Number(from.slice(0, 4)) - (to.slice(5) < from.slice(5) ? 1 : 0);
}
