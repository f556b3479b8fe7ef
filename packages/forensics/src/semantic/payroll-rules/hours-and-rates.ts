import { rateMultiplesOf } from '../equations/overtime.js';
import { inStyleOf } from '../equations/printed-value.js';
import { MEASURE } from './measure.js';
import { minorUnitsOf, type PrintedValue } from './printed-value.js';
import type { RuleBreak } from './rule-break.js';
import type { Stub, StubLine } from './stub.js';

interface HourlyLine {
  readonly description: string;
  readonly hours: PrintedValue;
  readonly rate: PrintedValue;
  readonly amount: PrintedValue;
}

/**
 * Other lines that must be the product of hours and rate before one that is not says much: salaries and
 * premiums are printed beside hours, too.
 */
const LEAST_HOLDING = 2;

/**
 * Hours times rate is the amount of the line. Tables of three or more such products are left to
 * `semantic.printed-totals`.
 */
export function hoursTimesRate(stub: Stub): RuleBreak[] {
  const lines = stub.earnings.flatMap(hourly);
  const failing = lines.filter(
    (line) => !rateMultiplesOf(line.description).some((times) => isProduct(line, times)),
  );
  const holding = lines.length - failing.length;
  return failing.map((line) => {
    const product = productOf(line);
    return {
      measure: holding >= LEAST_HOLDING && failing.length === 1 ? MEASURE.implausible : MEASURE.odd,
      code: 'HOURS_TIMES_RATE',
      summary: `"${line.description}" is printed as ${line.amount.raw}; ${line.hours.raw} hours at ${line.rate.raw} make ${inStyleOf(line.amount, product)}.`,
      at: line.amount,
      fitting: { low: product - 1, high: product + 1 },
      restsOn: [line.hours, line.rate, line.amount],
    };
  });
}

function hourly({ description, hours, rate, amounts: { current: amount } }: StubLine): HourlyLine[] {
  if (!hours || !rate || !amount || hours.value <= 0 || rate.value <= 0 || amount.value <= 0) return [];
  return [{ description, hours, rate, amount }];
}

const productOf = ({ hours, rate }: HourlyLine): number => Math.round(hours.value * rate.value * 100);

/**
 * A rate and hours of two decimals are rounded by half of the last one, and each by as much as the other is
 * large.
 */
const HALF_OF_LAST_PLACE = 0.005;
const isProduct = (line: HourlyLine, times = 1): boolean =>
  Math.abs(times * productOf(line) - minorUnitsOf(line.amount)) <=
  1 + times * 100 * HALF_OF_LAST_PLACE * (line.hours.value + line.rate.value);

const REGULAR = /^(?:regular|reg\b|hourly|base|basic|standard|normal)/iu;
const OVERTIME = /over ?time|\bo\.?t\b/iu;

/**
 * Time and a half of the regular rate (29 U.S.C. 207(a)(1)); half of it where a line pays the premium alone.
 */
const OVERTIME_TIMES = 1.5;
const PREMIUM_TIMES = 0.5;
const ROUNDING_SHARE = 0.01;

/**
 * Overtime is paid at one and a half times the regular rate or more. Exempt employees and contracts of unions
 * differ: never more than odd.
 */
export function overtimeRate(stub: Stub): RuleBreak[] {
  const lines = stub.earnings.flatMap(hourly);
  const regular = lines.find(({ description }) => REGULAR.test(description) && !OVERTIME.test(description));
  if (!regular) return [];
  return (
    lines
      // Where hours and rate are not what the amount is made of, the rate is not what was paid.
      .filter((line) => OVERTIME.test(line.description) && isProduct(line))
      .flatMap(({ description, rate }): RuleBreak[] => {
        const times = rate.value / regular.rate.value;
        const isPremium = Math.abs(times - PREMIUM_TIMES) <= ROUNDING_SHARE;
        if (times >= OVERTIME_TIMES - ROUNDING_SHARE || isPremium) return [];
        const least = Math.round(regular.rate.value * OVERTIME_TIMES * 100);
        return [
          {
            measure: MEASURE.odd,
            code: 'OVERTIME_BELOW_LAW',
            summary: `"${description}" is paid at ${rate.raw}, ${times.toFixed(2)} times the regular rate of ${regular.rate.raw}; the law asks for ${OVERTIME_TIMES}.`,
            at: rate,
            fitting: { low: least - 1, high: least + 1 },
            restsOn: [rate, regular.rate],
          },
        ];
      })
  );
}
