import type { Observation } from '../../observation.js';
import { type DayOrder, findDates, type PrintedDate } from '../labelled-values/calendar-dates.js';
import type { ReadPage } from '../labelled-values/read-pages.js';
import { boxOfRange, type TextLine } from '../labelled-values/text-lines.js';
import { dayOf } from './dated-document.js';
import { MEASURE } from './measure.js';

/** Sunday first, as 1970-01-01 was a Thursday, 4. Short forms are left out: "mar" and "set" are months, too. */
const WEEKDAYS: readonly (readonly string[])[] = [
  ['sunday', 'domingo'],
  ['monday', 'lunes', 'segunda-feira'],
  ['tuesday', 'martes', 'terca-feira'],
  ['wednesday', 'miercoles', 'quarta-feira'],
  ['thursday', 'jueves', 'quinta-feira'],
  ['friday', 'viernes', 'sexta-feira'],
  ['saturday', 'sabado'],
];
const NUMBER_OF = new Map(WEEKDAYS.flatMap((names, number) => names.map((name): [string, number] => [name, number])));
/** Right before the date, as in "Monday, 3 March 2025" and "lunes, 3 de marzo de 2025". */
const BEFORE = new RegExp(`(?<!\\p{L})(${[...NUMBER_OF.keys()].join('|')}),? (?:the |el |dia )?$`, 'u');

/** "miercoles, the " and a space. */
const MAX_LEAD_CHARACTERS = 20;

/** Dates whose weekday is printed beside them and is not theirs. */
export function wrongWeekdays(pages: readonly ReadPage[], order: DayOrder): Observation[] {
  return pages.flatMap(({ lines }) =>
    lines.flatMap((line) => findDates(line.text).flatMap((date): Observation[] => wrongWeekday(line, date, dayOf(date, order)))),
  );
}

function wrongWeekday(line: TextLine, date: PrintedDate, day: number): Observation[] {
  const leadFrom = Math.max(0, date.from - MAX_LEAD_CHARACTERS);
  const named = BEFORE.exec(line.folded.slice(leadFrom, date.from));
  const actual = (((day + 4) % 7) + 7) % 7;
  if (!named || Number.isNaN(day) || NUMBER_OF.get(named[1] ?? '') === actual) return [];
  const from = leadFrom + named.index;
  const after = line.text.slice(from, date.to);
  const box = boxOfRange(line, from, date.to);
  const summary = `${after}: the calendar has another weekday for this date.`;
  const place = box ? { boundingBox: box } : {};
  return [{ measure: MEASURE.odd, evidence: { code: 'WEEKDAY_DIFFERS', kind: 'validation', summary, page: line.page, ...place, after } }];
}
