import type { TextLine } from '../printed-text/text-lines.js';
import type { RestingObservation } from '../reading-doubt/doubt-unconfirmed.js';
import { MEASURE } from './measure.js';
import { observed, outliersOf, valuesOf } from './outliers.js';

type DayOrder = 'day first' | 'month first';

/** Day, month and year in figures, with one mark between. */
const DATE = /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2(?:\d{4}|\d{2})(?![\d/.-]\d|\d)/gu;
const LEAST = 3;

/**
 * Dates that cannot have the order of the document's other dates: 13/02 beside 02/13. Those that fit both
 * orders say nothing.
 */
export function dateOrders(lines: readonly TextLine[]): RestingObservation[] {
  const dates = valuesOf(lines, DATE, ([, first, , second]) => orderOf(Number(first), Number(second)));
  const outliers = outliersOf(dates, LEAST);
  return (outliers?.values ?? []).map(({ place, convention }) => {
    const why = `can only be read with the ${convention}; ${outliers?.count} other dates of the document only with the ${outliers?.convention}.`;
    const isInTable =
      dates.filter(({ place: { box } }) => Math.abs(box.x1 - place.box.x1) < SAME_COLUMN).length > LEAST;
    const measure = isInTable ? MEASURE.mixed : MEASURE.odd;
    return observed({ code: 'DATE_ORDER_DIFFERS', measure }, place, outliers?.convention ?? '', why);
  });
}

/** Left edges of one column, in parts of the page's width; a print stamp in the margin has another. */
const SAME_COLUMN = 0.01;

function orderOf(first: number, second: number): DayOrder | undefined {
  if (first > 12 && first <= 31 && second >= 1 && second <= 12) return 'day first';
  return second > 12 && second <= 31 && first >= 1 && first <= 12 ? 'month first' : undefined;
}
