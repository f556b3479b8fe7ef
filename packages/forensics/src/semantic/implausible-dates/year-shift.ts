/** Edits of a year are small: nobody passes off a statement of ten years ago. */
const MAX_YEARS = 6;
/** A day less than this far off may be late rather than of another year. */
const MIN_DISTANCE_DAYS = 200;

/**
 * True when a day lies outside a range of days, but the same day and month of another year lies in it: what
 * is left when nothing but the year of a date was changed.
 * @param day days since 1970-01-01; NaN gives false
 */
export function fitsInAnotherYear(day: number, low: number, high: number): boolean {
  if (!(day < low - MIN_DISTANCE_DAYS || day > high + MIN_DISTANCE_DAYS)) return false;
  for (let years = -MAX_YEARS; years <= MAX_YEARS; years++) {
    const moved = inYear(day, years);
    if (years !== 0 && moved >= low && moved <= high) return true;
  }
  return false;
}

function inYear(day: number, years: number): number {
  const date = new Date(day * 86_400_000);
  return Date.UTC(date.getUTCFullYear() + years, date.getUTCMonth(), date.getUTCDate()) / 86_400_000;
}
