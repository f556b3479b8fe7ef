import { daysBetween } from '@assay/identifiers';
import { MEASURE } from './measure.js';
import { minorUnitsOf } from './printed-value.js';
import type { RuleBreak } from './rule-break.js';
import { dayOfPay, periodDays, type Stub } from './stub.js';

/**
 * So many times the pay of a period, in each period so far, is more than bonuses and overtime explain; our
 * judgment.
 */
const MOST_TIMES = 4;

/**
 * The year's gross pay against the periods that the year has had: of late hires it is lower, never this much
 * higher.
 */
export function yearProgress(stub: Stub): RuleBreak[] {
  const { current, 'year-to-date': year } = stub.gross;
  const [paid, days] = [dayOfPay(stub), periodDays(stub)];
  if (!current || !year || current.value <= 0 || paid === undefined || days === undefined) return [];
  const { day, printed } = paid;
  const daysOfYear = daysBetween(`${day.slice(0, 4)}-01-01`, day) + 1;
  const periods = Math.ceil(daysOfYear / days);
  const most = minorUnitsOf(current) * periods * MOST_TIMES;
  if (!(minorUnitsOf(year) > most)) return [];
  const soFar = periods === 1 ? 'the first period of pay' : `at most ${periods} periods of pay`;
  return [
    {
      measure: MEASURE.odd,
      code: 'YEAR_TO_DATE_UNLIKELY',
      summary: `Gross pay of the year is printed as ${year.raw}; with ${current.raw} for ${days} days, ${day} is ${soFar} into the year.`,
      at: year,
      fitting: { low: 0, high: most },
      restsOn: [current, year, printed],
    },
  ];
}
