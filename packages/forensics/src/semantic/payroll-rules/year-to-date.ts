import { MEASURE } from './measure.js';
import { minorUnitsOf, type PrintedValue } from './printed-value.js';
import type { RuleBreak } from './rule-break.js';
import type { Stub } from './stub.js';

/**
 * Lines that must grow before one that does not says anything: otherwise the columns were taken for each
 * other.
 */
const LEAST_GROWING = 2;

interface Pair {
  readonly name: string;
  readonly current: PrintedValue;
  readonly year: PrintedValue;
  readonly isTotal: boolean;
}

/** What was paid or withheld since January holds what the period adds. */
export function yearToDateBelowCurrent(stub: Stub): RuleBreak[] {
  const pairs = pairsOf(stub);
  // A year in parentheses is not below nothing: some layouts print that column so.
  const falling = pairs.filter(
    ({ current, year }) => year.value >= 0 && minorUnitsOf(year) < minorUnitsOf(current),
  );
  const growing = pairs.filter(({ current, year }) => minorUnitsOf(year) > minorUnitsOf(current));
  if (growing.length < Math.max(LEAST_GROWING, falling.length)) return [];
  return falling.map(({ name, current, year, isTotal }) => ({
    // A refund earlier in the year may leave a line lower; all of the pay it leaves higher than that of one
    // period.
    measure: isTotal ? MEASURE.implausible : MEASURE.odd,
    code: 'YEAR_TO_DATE_BELOW_CURRENT',
    summary: `${name} is printed as ${current.raw} for this period, and as ${year.raw} for the year so far, which holds it.`,
    at: current,
    fitting: { low: 0, high: minorUnitsOf(year) },
    restsOn: [current, year],
  }));
}

function pairsOf(stub: Stub): Pair[] {
  const pair = (name: string, values: Stub['gross'], isTotal: boolean): Pair[] => {
    const { current, 'year-to-date': year } = values;
    return current && year ? [{ name, current, year, isTotal }] : [];
  };
  const lines = [...stub.earnings, ...stub.taxes, ...stub.deductions];
  return [
    ...pair('Gross pay', stub.gross, true),
    ...pair('Net pay', stub.net, true),
    ...lines.flatMap(({ description, amounts }) => pair(`"${description}"`, amounts, false)),
  ];
}
