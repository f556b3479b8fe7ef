import type { CalendarDay } from '../../dates/calendar.js';
import { type DateInText, datesIn } from '../../dates/printed-dates.js';
import type { StatementRow } from '../page/statement-rows.js';

/** How `03/04` is meant throughout a document. */
export type DateOrder = 'month-first' | 'day-first';

/** Words of statements that are Spanish or Portuguese, and their English fellows; folded. */
const DAY_FIRST_WORDS =
  /\b(?:fecha|saldo|cuenta|conta|periodo|extrato|movimientos|lancamentos|depositos|historico|descricao|retiros|agencia)\b/u;
const MONTH_FIRST_WORDS = /\b(?:balance|account|statement|deposits|withdrawals|description|checking|savings)\b/u;
/** Rows looked at. */
const MAX_ROWS = 2000;

/** By the dates that can be read in one way only; where there are none, by the document's language, then by its country. */
export function dateOrder(rows: readonly StatementRow[], country: 'us' | 'mx' | 'br'): DateOrder {
  let monthFirst = 0;
  let dayFirst = 0;
  let words = 0;
  for (const row of rows.slice(0, MAX_ROWS)) {
    for (const date of datesIn(row.text)) {
      if (!date.dayFirst) monthFirst += 1;
      if (!date.monthFirst) dayFirst += 1;
    }
    if (DAY_FIRST_WORDS.test(row.folded)) words += 1;
    if (MONTH_FIRST_WORDS.test(row.folded)) words -= 1;
  }
  if (monthFirst !== dayFirst) return monthFirst > dayFirst ? 'month-first' : 'day-first';
  if (words !== 0) return words > 0 ? 'day-first' : 'month-first';
  return country === 'us' ? 'month-first' : 'day-first';
}

/** The day that a date means under an order; the other reading where this one is none. */
export const dayOf = (date: DateInText, order: DateOrder): CalendarDay | undefined =>
  order === 'day-first' ? (date.dayFirst ?? date.monthFirst) : (date.monthFirst ?? date.dayFirst);
