import { inStyleOf } from '../../equations/printed-value.js';
import { MEASURE } from '../measure.js';
import { minorUnitsOf } from '../printed-value.js';
import type { RuleBreak } from '../rule-break.js';
import type { Stub } from '../stub.js';
import { ficaLawFor, judgeColumns } from './rates.js';
import { taxOn } from './wages.js';

/** Half a cent of rounding in each of 53 periods. */
const ROUNDING_MINOR_UNITS = 30;

/**
 * No employer withholds more Social Security tax in a year than that on the wage base (26 U.S.C. 3121(a)(1)).
 */
export function ficaYearMaximum(stub: Stub): RuleBreak[] {
  const { law, day } = ficaLawFor(stub) ?? {};
  if (!law || !day) return [];
  const maximum = taxOn(law.wageBaseMinorUnits, law.socialSecurityPerTenThousand);
  // Where the taxes follow no law at all, that they miss this one, too, says nothing more.
  const judged = judgeColumns(stub, law);
  const isLawless =
    judged.some(({ taxesAgree }) => taxesAgree === false) && !judged.some(({ isLawful }) => isLawful);
  return judged.flatMap(({ column: { socialSecurity } }): RuleBreak[] => {
    if (!socialSecurity || minorUnitsOf(socialSecurity) <= maximum + ROUNDING_MINOR_UNITS) return [];
    const most = inStyleOf(socialSecurity, maximum);
    return [
      {
        measure: isLawless ? MEASURE.unlawful : MEASURE.implausible,
        code: 'FICA_ABOVE_YEAR_MAXIMUM',
        summary: `Social Security tax is printed as ${socialSecurity.raw}; the most that one employer withholds in all of ${law.year} is ${most}.`,
        at: socialSecurity,
        fitting: { low: 0, high: maximum },
        restsOn: [socialSecurity, day.printed],
      },
    ];
  });
}
