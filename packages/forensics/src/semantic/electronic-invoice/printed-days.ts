import { calendarDate } from '@assay/identifiers';
import { findDates, findShortDates } from '../labeled-values/calendar-dates.js';
import { placeOfRange, type ReadPlace } from '../printed-text/places.js';
import type { PrintedPage } from '../printed-text/printed-pages.js';
import type { TextLine } from '../printed-text/text-lines.js';

/** A day as printed, and the days `YYYY-MM-DD` that it may mean. */
export interface PrintedDay {
  readonly line: TextLine;
  readonly from: number;
  readonly to: number;
  readonly days: readonly string[];
}

/** Months of German and French, folded, that are spelled otherwise than in the languages of `calendar-dates`. */
const MONTHS: readonly (readonly string[])[] = [
  ['januar', 'janner', 'janvier', 'janv'],
  ['februar', 'fevrier', 'fevr'],
  ['marz', 'maerz', 'mars'],
  ['april', 'avril', 'avr'],
  ['mai'],
  ['juni', 'juin'],
  ['juli', 'juillet', 'juil'],
  ['august', 'aout'],
  ['september', 'septembre'],
  ['oktober', 'octobre', 'okt'],
  ['november', 'novembre'],
  ['dezember', 'decembre', 'dez'],
];
const MONTH_OF = new Map(MONTHS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)));
const NAMED = new RegExp(
  `(?<![\\d.,/-])(\\d{1,2})(?:er|\\.)? ?(${[...MONTH_OF.keys()].join('|')})\\.? ?((?:19|20)\\d{2})(?!\\d)`,
  'gu',
);

const MS_PER_DAY = 86_400_000;

export const printedDays = (pages: readonly PrintedPage[]): PrintedDay[] =>
  pages.flatMap(({ lines }) => lines.flatMap(daysOf));

export function daysOf(line: TextLine): PrintedDay[] {
  const known = [...findDates(line.text), ...findShortDates(line.text)].map(({ from, to, day }) => ({
    line,
    from,
    to,
    days: [...new Set(Object.values(day).flatMap((one) => (one === null ? [] : isoDay(one))))],
  }));
  const named = [...line.folded.matchAll(NAMED)].flatMap((match) => {
    const day = calendarDate(Number(match[3]), MONTH_OF.get(match[2] ?? '') ?? 0, Number(match[1]));
    return day === undefined
      ? []
      : [{ line, from: match.index, to: match.index + match[0].length, days: [day] }];
  });
  return [...known, ...named];
}

const isoDay = (epochDay: number): string => new Date(epochDay * MS_PER_DAY).toISOString().slice(0, 10);

export const placeOfDay = ({ line, from, to }: PrintedDay): ReadPlace | undefined =>
  placeOfRange(line, from, to);
