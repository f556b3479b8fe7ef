import type { Observation } from '../../observation.js';
import { type DayOrder, findDates } from '../labelled-values/calendar-dates.js';
import type { ReadPage } from '../labelled-values/read-pages.js';
import { boxOfRange } from '../labelled-values/text-lines.js';
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

/** Dates whose weekday is printed beside them and is not theirs. */
export function wrongWeekdays(pages: readonly ReadPage[], order: DayOrder): Observation[] {
  return pages.flatMap(({ lines }) =>
    lines.flatMap((line) =>
      findDates(line.text).flatMap((date): Observation[] => {
        const named = BEFORE.exec(line.folded.slice(0, date.from));
        const day = dayOf(date, order);
        const actual = (((day + 4) % 7) + 7) % 7;
        if (!named || Number.isNaN(day) || NUMBER_OF.get(named[1] ?? '') === actual) return [];
        const box = boxOfRange(line, named.index, date.to);
        const summary = `${line.text.slice(named.index, date.to)}: the calendar has another weekday for this date.`;
        const after = line.text.slice(named.index, date.to);
        return [
          {
            measure: MEASURE.odd,
            evidence: {
              code: 'WEEKDAY_DIFFERS',
              kind: 'validation',
              summary,
              page: line.page,
              ...(box ? { boundingBox: box } : {}),
              after,
            },
          },
        ];
      }),
    ),
  );
}
