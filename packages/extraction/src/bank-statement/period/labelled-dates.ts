import type { Box } from '@assay/media';
import { type DateInText, datesIn } from '../../dates/printed-dates.js';
import { type DateOrder, dayOf } from '../../dates/read-dates.js';
import { foldText } from '../../layout/fold-text.js';
import { wordsOfSpan } from '../../layout/words-of-span.js';
import { patternOf } from '../../vocabulary/pattern.js';
import type { StatementRow } from '../page/statement-rows.js';
import { monthWithTwoDays } from './date-ranges.js';
import PATTERNS from './labelled-dates.json' with { type: 'json' };
import { OTHER_PERIOD, type PeriodDate, printedDate, type StatementPeriod, TOP } from './period-date.js';

/** A label stands at most this many rows above its date. */
const MAX_ROWS_ABOVE = 2;
const START_LABEL = patternOf(PATTERNS.startLabel, 'u');
const END_LABEL = patternOf(PATTERNS.endLabel, 'u');

/**
 * Dates with labels of their own, to the left or above; else the first date at the top of the first page, as
 * the day of the statement.
 */
export function singleDates(rows: readonly StatementRow[], order: DateOrder): StatementPeriod {
  let start: PeriodDate | undefined;
  let end: PeriodDate | undefined;
  let unlabelled: PeriodDate | undefined;
  for (const [index, row] of rows.entries()) {
    for (const date of datesIn(row.text)) {
      const range = monthWithTwoDays(row, date, order);
      if (range) return range;
      const day = dayOf(date, order);
      if (!day || day.year === undefined) continue;
      const found = printedDate(row, { ...day, year: day.year }, [date.start, date.end]);
      if (!found) continue;
      const label = labelOf(rows, index, date, found.box).replace(/(fecha|data|date)(?=\p{L})/u, '$1 ');
      if (OTHER_PERIOD.test(label)) continue;
      if (END_LABEL.test(label)) end ??= found;
      else if (START_LABEL.test(label)) start ??= found;
      else if (row.line.page === 1 && row.line.box.y1 < TOP && row.numbers.every(({ isMoney }) => !isMoney))
        unlabelled ??= { ...found, sure: false };
    }
  }
  return { start, end: end ?? (start ? undefined : unlabelled) };
}

/** In the cell of the date; above it; in the cell to the left. */
function labelOf(rows: readonly StatementRow[], index: number, date: DateInText, box: Box): string {
  const row = rows[index];
  const span = row && wordsOfSpan(row.line.words, date.start, date.end);
  const at =
    row?.segments.findIndex(
      ({ from, words }) => span !== undefined && from <= span.from && span.from < from + words.length,
    ) ?? -1;
  const segment = row?.segments[at];
  if (!row || !segment || !span) return '';
  const own = foldText(
    segment.words
      .slice(0, span.from - segment.from)
      .map(({ text }) => text)
      .join(' '),
  );
  if (/\p{L}/u.test(own)) return own;
  const left = row.segments[at - 1]?.folded ?? '';
  if (/\p{L}/u.test(left) && datesIn(left).length === 0) return left;
  for (const above of rows.slice(Math.max(0, index - MAX_ROWS_ABOVE), index).reverse()) {
    const over =
      above.line.page === row.line.page
        ? above.segments.find((one) => one.box.x1 < box.x2 && one.box.x2 > box.x1)
        : undefined;
    if (over) return over.folded;
  }
  return '';
}
