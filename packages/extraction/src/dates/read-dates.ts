import { foldText } from '../layout/fold-text.js';
import { isoOf } from './calendar.js';
import { datesIn } from './printed-dates.js';

/** Which of `03/04/2026` is the day. */
export type DateOrder = 'day-first' | 'month-first';

/** A full date in a text. */
export interface FoundDate {
  /** `YYYY-MM-DD`. */
  readonly value: string;
  /** Places in the text, `to` not included. */
  readonly from: number;
  readonly to: number;
  /** Day and month might be the other way round, too. */
  readonly ambiguous: boolean;
}

/** The dates of a text that tell their year, left to right. */
export function readDates(text: string, order: DateOrder): FoundDate[] {
  return datesIn(text).flatMap(({ start, end, monthFirst, dayFirst }) => {
    const day = (order === 'day-first' ? dayFirst : monthFirst) ?? dayFirst ?? monthFirst;
    if (day?.year === undefined) return [];
    const ambiguous = !!dayFirst && !!monthFirst && dayFirst.month !== monthFirst.month;
    return [{ value: isoOf({ ...day, year: day.year }), from: start, to: end, ambiguous }];
  });
}

const DAY_FIRST_WORDS = /(?<!\p{L})(?:de|del|fecha|periodo|pago|nombre|data|nome|empresa|valor|pagamento|domicilio|endereco)(?!\p{L})/gu;
const ENGLISH_WORDS = /(?<!\p{L})(?:the|of|date|period|pay|name|and|employee|employer|address|balance|account)(?!\p{L})/gu;
/** So many more of one language than of the other, and the document is written in it. */
const MANY_WORDS = 5;

/**
 * How a document orders day and month: as its own dates show (one number above 12), else as its language does, else as the
 * country does.
 */
export function dateOrderOf(texts: readonly string[], country: 'us' | 'mx' | 'br'): DateOrder {
  let dayFirstDates = 0;
  let spanishOrPortuguese = 0;
  for (const text of texts) {
    for (const { monthFirst, dayFirst } of datesIn(text)) {
      if (dayFirst && !monthFirst) dayFirstDates += 1;
      else if (monthFirst && !dayFirst) dayFirstDates -= 1;
    }
    const folded = foldText(text);
    spanishOrPortuguese += (folded.match(DAY_FIRST_WORDS)?.length ?? 0) - (folded.match(ENGLISH_WORDS)?.length ?? 0);
  }
  if (dayFirstDates !== 0) return dayFirstDates > 0 ? 'day-first' : 'month-first';
  if (Math.abs(spanishOrPortuguese) >= MANY_WORDS) return spanishOrPortuguese > 0 ? 'day-first' : 'month-first';
  return country === 'us' ? 'month-first' : 'day-first';
}
