import { daysBetween } from '@assay/identifiers';
import { MEASURE } from './measure.js';
import { printedDate } from './printed-value.js';
import type { RuleBreak } from './rule-break.js';
import { periodDays, type Stub } from './stub.js';

/** A calendar month has 31 days, and the longest usual periods begin and end some days from it. */
const LONGEST_DAYS = 35;

/** Pay in advance comes a holiday or a weekend before its period starts, at most. */
const ADVANCE_DAYS = 10;

/**
 * A period that no employer pays by, and pay that comes before the work. Reversed periods and dates of other
 * years are `semantic.implausible-dates`'s.
 */
export function payPeriod(stub: Stub): RuleBreak[] {
  const { start, end, payDate } = stub;
  const days = periodDays(stub);
  const breaks: RuleBreak[] = [];
  if (start && end && days !== undefined && days > LONGEST_DAYS) {
    const summary = `The period of pay, ${start.value} to ${end.value}, lasts ${days} days; wages are paid monthly at the longest.`;
    breaks.push({
      measure: MEASURE.odd,
      code: 'PERIOD_LENGTH',
      summary,
      at: printedDate(end),
      restsOn: [start, end].map(printedDate),
    });
  }
  if (start && payDate && daysBetween(String(payDate.value), String(start.value)) > ADVANCE_DAYS) {
    const summary = `The pay date, ${payDate.value}, lies before the period that is paid, which starts on ${start.value}.`;
    breaks.push({
      measure: MEASURE.odd,
      code: 'PAID_BEFORE_PERIOD',
      summary,
      at: printedDate(payDate),
      restsOn: [start, payDate].map(printedDate),
    });
  }
  return breaks;
}
