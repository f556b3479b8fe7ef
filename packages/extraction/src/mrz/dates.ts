import { calendarDate } from '@assay/identifiers';
import type { MrzReading } from '@assay/media';

/**
 * Two-digit years of expiry and issue from here on belong to the 20th century: machine-readable cards began
 * in the 1980s.
 */
const FIRST_YEAR_OF_1900S = 70;

/** `YYMMDD` of a day in the life of a document: its issue or its expiry. */
export function documentDate(short: string): string | undefined {
  if (!/^\d{6}$/u.test(short)) return undefined;
  const year = Number(short.slice(0, 2));
  return calendarDate(
    (year >= FIRST_YEAR_OF_1900S ? 1900 : 2000) + year,
    Number(short.slice(2, 4)),
    Number(short.slice(4, 6)),
  );
}

/**
 * The same zone with a birth that lies before a day on which its document was there.
 * @param day `YYYY-MM-DD`, as of receipt or of issue; undefined where it is not known
 */
export function bornBefore(mrz: MrzReading | undefined, day: string | undefined): MrzReading | undefined {
  const birth = mrz?.values.dateOfBirth;
  if (!birth || !day || birth <= day) return mrz;
  return {
    ...mrz,
    values: { ...mrz.values, dateOfBirth: dateOfBirth(birth.slice(2).replaceAll('-', ''), day) },
  };
}

/**
 * `YYMMDD` of birth: in the latest century that lies before the document's own day. Someone over a hundred
 * years of age is thus taken for a child, which there are more of.
 * @param before a day of the document, `YYYY-MM-DD`: its expiry, or its issue; undefined when it has none,
 * and no birth is told
 */
export function dateOfBirth(short: string, before: string | undefined): string | undefined {
  if (!/^\d{6}$/u.test(short) || !before) return undefined;
  const [year, month, day] = [short.slice(0, 2), short.slice(2, 4), short.slice(4, 6)].map(Number) as [
    number,
    number,
    number,
  ];
  return [2000, 1900, 1800]
    .map((century) => calendarDate(century + year, month, day))
    .find((date) => date !== undefined && date <= before);
}
