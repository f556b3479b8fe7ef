/** A day as printed: the year may be left out. */
export interface CalendarDay {
  readonly year: number | undefined;
  /** 1..12. */
  readonly month: number;
  readonly day: number;
}

/** Years that a document of today may speak of. */
const FIRST_YEAR = 1950;
const LAST_YEAR = 2099;

const MS_PER_DAY = 86_400_000;

/** Days since 1970-01-01 in the Gregorian calendar. */
export const dayNumber = ({ year, month, day }: CalendarDay & { readonly year: number }): number =>
  Math.round(Date.UTC(year, month - 1, day) / MS_PER_DAY);

/** The same of `YYYY-MM-DD`. */
export const dayNumberOfIso = (iso: string): number => Date.parse(iso) / MS_PER_DAY;

/** `YYYY-MM-DD`. */
export const isoOf = ({ year, month, day }: CalendarDay & { readonly year: number }): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The month has the day; 29 February exists where the year is not told. */
export function isCalendarDay({ year, month, day }: CalendarDay): boolean {
  if (!(month >= 1 && month <= 12 && day >= 1)) return false;
  if (year !== undefined && (year < FIRST_YEAR || year > LAST_YEAR)) return false;
  return day <= new Date(Date.UTC(year ?? 2000, month, 0)).getUTCDate();
}

/** Two digits are of this century: no statement or pay stub in use is older. */
export const fullYear = (digits: string): number =>
  digits.length === 2 ? 2000 + Number(digits) : Number(digits);

/**
 * The day with the year under which it lies nearest to `near`, a day number: `12/28` in a period that begins
 * in January is of the year before.
 */
export function withYear(
  { month, day, year }: CalendarDay,
  near: number,
): (CalendarDay & { readonly year: number }) | undefined {
  if (year !== undefined) return { year, month, day };
  const middle = new Date(near * MS_PER_DAY).getUTCFullYear();
  const choices = [middle - 1, middle, middle + 1]
    .map((one) => ({ year: one, month, day }))
    .filter(isCalendarDay)
    .sort((a, b) => Math.abs(dayNumber(a) - near) - Math.abs(dayNumber(b) - near));
  return choices[0];
}

/** `7`, `07`, `31`: what may be the day of a month, and nothing else. */
export const isDayOfMonth = (text: string): boolean => /^(?:0?[1-9]|[12]\d|3[01])$/u.test(text);
