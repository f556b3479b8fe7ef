import { type DayOrder, findDates, type PrintedDate } from '../labeled-values/calendar-dates.js';
import type { ReadPage } from '../labeled-values/read-pages.js';
import { placeOfRange } from '../printed-text/places.js';
import type { TextLine } from '../printed-text/text-lines.js';
import type { RestingObservation } from '../reading-doubt/doubt-unconfirmed.js';
import { MEASURE } from './measure.js';

/**
 * Sunday first, as 1970-01-01 was a Thursday, 4. Short forms are left out: "mar" and "set" are months, too.
 */
const WEEKDAYS: readonly (readonly string[])[] = [
  ['sunday', 'domingo'],
  ['monday', 'lunes', 'segunda-feira'],
  ['tuesday', 'martes', 'terca-feira'],
  ['wednesday', 'miercoles', 'quarta-feira'],
  ['thursday', 'jueves', 'quinta-feira'],
  ['friday', 'viernes', 'sexta-feira'],
  ['saturday', 'sabado'],
];
const NUMBER_OF = new Map(
  WEEKDAYS.flatMap((names, number) => names.map((name): [string, number] => [name, number])),
);
/** Right before the date, as in "Monday, 3 March 2025" and "lunes, 3 de marzo de 2025". */
const BEFORE = new RegExp(`(?<!\\p{L})(${[...NUMBER_OF.keys()].join('|')}),? (?:the |el |dia )?$`, 'u');

/** "miercoles, the " and a space. */
const MAX_LEAD_CHARACTERS = 20;

/** Dates whose weekday is printed beside them and is not theirs. */
export function wrongWeekdays(pages: readonly ReadPage[], order: DayOrder): RestingObservation[] {
  return pages.flatMap(({ lines }) =>
    lines.flatMap((line) =>
      findDates(line.text).flatMap((date): RestingObservation[] =>
        wrongWeekday(line, date, date.day[order] ?? Number.NaN),
      ),
    ),
  );
}

function wrongWeekday(line: TextLine, date: PrintedDate, day: number): RestingObservation[] {
  const leadFrom = Math.max(0, date.from - MAX_LEAD_CHARACTERS);
  const named = BEFORE.exec(line.folded.slice(leadFrom, date.from));
  const actual = (((day + 4) % 7) + 7) % 7;
  if (!named || Number.isNaN(day) || NUMBER_OF.get(named[1] ?? '') === actual) return [];
  const from = leadFrom + named.index;
  const place = placeOfRange(line, from, date.to);
  if (!place) return [];
  const summary = `${place.text}: the calendar has another weekday for this date.`;
  const where = { page: place.page, boundingBox: place.box, after: place.text };
  return [
    {
      measure: MEASURE.odd,
      evidence: { code: 'WEEKDAY_DIFFERS', kind: 'validation', summary, ...where },
      restsOn: [place],
    },
  ];
}
