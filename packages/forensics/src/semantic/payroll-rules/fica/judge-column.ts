import { isSumOfSome } from '../../equations/sums-of-some.js';
import { minorUnitsOf, type PrintedValue } from '../printed-value.js';
import type { FicaColumn } from './columns.js';
import type { FicaLaw } from './law.js';
import { isAbove, taxedWages, type Wages } from './wages.js';

/**
 * How taxed wages stand to gross pay: `explained` by deductions that are free of the tax or by the wage base,
 * `short` by nothing printed.
 */
type AgainstGross = 'fits' | 'explained' | 'short' | 'above' | 'untold';

export interface JudgedColumn {
  readonly column: FicaColumn;
  /** Whether both taxes are of the same wages; undefined where one is missing or the law lets them differ. */
  readonly taxesAgree: boolean | undefined;
  readonly socialSecurity: AgainstGross;
  readonly medicare: AgainstGross;
  readonly both: AgainstGross;
  /**
   * The lines of earnings add up to other than the gross pay, and the taxes are of that: its own lines
   * contradict the gross pay, and no law is needed.
   */
  readonly fitsEarnings: boolean;
  /** The law can be reckoned after and is kept. */
  readonly isLawful: boolean;
}

/**
 * Pay of a week, the shortest usual period, taken for a year: what it may come to where the year's is not
 * printed.
 */
const PERIODS_OF_A_YEAR = 52;

/** @param yearGross the gross pay of the year so far */
export function judgeColumn(
  column: FicaColumn,
  law: FicaLaw,
  yearGross: PrintedValue | undefined,
): JudgedColumn {
  const mostOfYear = yearGross
    ? minorUnitsOf(yearGross)
    : column.gross
      ? minorUnitsOf(column.gross) * PERIODS_OF_A_YEAR
      : Number.POSITIVE_INFINITY;
  const { period } = column;
  const mayBeCapped = mostOfYear >= law.wageBaseMinorUnits;
  const wagesOf = (tax: PrintedValue | undefined, low: number, high = low): Wages | undefined =>
    tax && { low: taxedWages(tax, high, period).low, high: taxedWages(tax, low, period).high };
  const additional =
    mostOfYear > law.additionalMedicareFromMinorUnits && !column.additionalIsApart
      ? law.additionalMedicarePerTenThousand
      : 0;
  const socialSecurity = wagesOf(column.socialSecurity, law.socialSecurityPerTenThousand);
  const medicare = wagesOf(
    column.medicare,
    law.medicarePerTenThousand,
    law.medicarePerTenThousand + additional,
  );
  const sum = law.socialSecurityPerTenThousand + law.medicarePerTenThousand;
  const both = wagesOf(column.both, mayBeCapped ? law.medicarePerTenThousand : sum, sum + additional);
  const taxesAgree = agree(socialSecurity, wagesOf(column.medicare, law.medicarePerTenThousand), mayBeCapped);
  const gross = column.gross && minorUnitsOf(column.gross);
  const ofSocialSecurity = againstPay(gross, column, socialSecurity);
  const against = {
    socialSecurity: mayBeCapped && ofSocialSecurity === 'short' ? 'explained' : ofSocialSecurity,
    medicare: againstPay(gross, column, medicare),
    both: againstPay(gross, column, both),
  } as const;
  const fits = (one: AgainstGross): boolean => one === 'fits' || one === 'explained';
  return {
    column,
    taxesAgree,
    ...against,
    fitsEarnings:
      column.earnedMinorUnits !== gross &&
      [socialSecurity, medicare, both].some((wages) =>
        fits(againstPay(column.earnedMinorUnits, column, wages)),
      ),
    isLawful: taxesAgree === true && fits(against.socialSecurity) && fits(against.medicare),
  };
}

/**
 * Wages above the base raise Medicare tax alone, and so does the tax on high wages: it is never the lower
 * one.
 */
function agree(
  socialSecurity: Wages | undefined,
  medicare: Wages | undefined,
  mayBeCapped: boolean,
): boolean | undefined {
  if (!socialSecurity || !medicare) return undefined;
  if (isAbove(socialSecurity, medicare)) return false;
  if (isAbove(medicare, socialSecurity)) return mayBeCapped ? undefined : false;
  return true;
}

function againstPay(
  printed: number | undefined,
  { exempt, mostExemptMinorUnits, isComplete }: FicaColumn,
  wages: Wages | undefined,
): AgainstGross {
  if (printed === undefined || !wages) return 'untold';
  const exactly = { low: printed, high: printed };
  if (!isAbove(exactly, wages) && !isAbove(wages, exactly)) return 'fits';
  const missing = isAbove(wages, exactly)
    ? { low: wages.low - printed, high: wages.high - printed }
    : { low: printed - wages.high, high: printed - wages.low };
  if (isSumOfSome(exempt.map(minorUnitsOf), missing)) return 'explained';
  if (isAbove(wages, exactly)) return 'above';
  const isBeyondAll = mostExemptMinorUnits !== undefined && missing.low > mostExemptMinorUnits;
  return isComplete || isBeyondAll ? 'short' : 'untold';
}
