/** Dates before this are those of a clock that was never set: cameras begin at 1970 to 1998. */
const FIRST_YEAR = 1999;
/**
 * What Android's camera wrote for unknown dates of digitizing: three makes in the files measured (README.md).
 */
const UNSET = '2002:12:08 12:00:00';

const INSTANT = /^(\d{4})[:/-](\d\d)[:/-](\d\d)[ T](\d\d):(\d\d):(\d\d)/;
const DAY = /^(\d{4})[:-](\d\d)[:-](\d\d)$/;

/**
 * A date of EXIF (2.32, 4.6.5) as milliseconds, its zone taken for UTC.
 * @returns `impossible` for one in the right form that no calendar has; undefined where it is absent, unknown
 * (blanks, zeros), of another form, or of a clock that was never set
 */
export function exifInstant(text: string): number | 'impossible' | undefined {
  const parts = INSTANT.exec(text)?.slice(1).map(Number);
  if (!parts || text.startsWith(UNSET) || parts[0]! < FIRST_YEAR) return undefined;
  const [year, month, day, hour, minute, second] = parts as [number, number, number, number, number, number];
  // 24:00:00 and a leap second are written by some clocks.
  if (hour > 24 || minute > 59 || second > 60) return 'impossible';
  const midnight = midnightOf(year, month, day);
  return midnight === undefined ? 'impossible' : midnight + ((hour * 60 + minute) * 60 + second) * 1000;
}

/**
 * A date of the satellite receiver, midnight in UTC as milliseconds; undefined where it is of another form or
 * no date.
 */
export function exifDay(text: string): number | undefined {
  const parts = DAY.exec(text)?.slice(1).map(Number);
  return parts && parts[0]! >= FIRST_YEAR ? midnightOf(parts[0]!, parts[1]!, parts[2]!) : undefined;
}

function midnightOf(year: number, month: number, day: number): number | undefined {
  const midnight = Date.UTC(year, month - 1, day);
  const date = new Date(midnight);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? midnight : undefined;
}
