import type { DateReading, MetadataDate } from './types.js';

/**
 * `D:YYYYMMDDHHmmSSOHH'mm'`; `D:` and everything behind the year may be missing, and writers forget the
 * apostrophes (7.9.4).
 */
const PDF_DATE =
  /^(?:D:)?(?<year>\d{4})(?:(?<month>\d\d)(?:(?<day>\d\d)(?:(?<hour>\d\d)(?:(?<minute>\d\d)(?<second>\d\d)?)?)?)?)?(?<zone>Z|[+-]\d\d(?:'?\d\d)?)?'?(?:00'?(?:00)?'?)?$/;

/**
 * The profile of ISO 8601 that XMP uses: `YYYY-MM-DDThh:mm:ss.sTZD`, cut off anywhere (XMP specification part
 * 1, 8.2.1.4).
 */
const XMP_DATE =
  /^(?<year>\d{4})(?:-(?<month>\d\d)(?:-(?<day>\d\d)(?:[T ](?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?:[.,]\d{1,9})?)?)?)?)?(?<zone>Z|[+-]\d\d:?\d\d)?$/;

/** Zones reach from UTC-12 to UTC+14. */
const LARGEST_ZONE_MINUTES = 14 * 60;

/** Longer texts are not read. */
const MAX_DATE_LENGTH = 40;

/** Reads a date of the information dictionary or of an annotation (ISO 32000-2, 7.9.4). */
export const readPdfDate = (text: string): DateReading => readDate(text, PDF_DATE);

/** Reads a date of an XMP packet. */
export const readXmpDate = (text: string): DateReading => readDate(text, XMP_DATE);

function readDate(text: string, form: RegExp): DateReading {
  const groups = text.length <= MAX_DATE_LENGTH ? form.exec(text.trim())?.groups : undefined;
  if (!groups) return { kind: 'unreadable', text };
  const part = (name: string, absent: number): number =>
    groups[name] === undefined ? absent : Number(groups[name]);
  const month = part('month', 1);
  const day = part('day', 1);
  const hour = part('hour', 0);
  const minute = part('minute', 0);
  const second = part('second', 0);
  const clock = new Date(0);
  clock.setUTCFullYear(part('year', 0), month - 1, day);
  clock.setUTCHours(hour, minute, Math.min(second, 59));
  const isOnTheCalendar =
    clock.getUTCMonth() === month - 1 &&
    clock.getUTCDate() === day &&
    hour < 24 &&
    minute < 60 &&
    second <= 60;
  const zoneMinutes = readZone(groups.zone);
  if (!isOnTheCalendar || (zoneMinutes !== null && Math.abs(zoneMinutes) > LARGEST_ZONE_MINUTES))
    return { kind: 'impossible', text };
  return {
    kind: 'date',
    date: { text, clockMs: clock.getTime(), zoneMinutes, precision: precisionOf(groups) },
  };
}

function readZone(zone: string | undefined): number | null {
  if (zone === undefined) return null;
  if (zone === 'Z') return 0;
  const digits = zone.replace(/\D/g, '');
  const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2) || 0);
  return zone.startsWith('-') ? -minutes : minutes;
}

function precisionOf(groups: Readonly<Record<string, string | undefined>>): MetadataDate['precision'] {
  if (groups.second !== undefined) return 'second';
  if (groups.hour !== undefined) return 'minute';
  if (groups.day !== undefined) return 'day';
  return groups.month === undefined ? 'year' : 'month';
}

/** The instant, in milliseconds since 1970-01-01 00:00 UTC; null when the date names no zone. */
export const instantMs = (date: MetadataDate): number | null =>
  date.zoneMinutes === null ? null : date.clockMs - date.zoneMinutes * 60_000;
