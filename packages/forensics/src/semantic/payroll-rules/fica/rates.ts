import { inStyleOf } from '../../equations/printed-value.js';
import { MEASURE } from '../measure.js';
import { minorUnitsOf, type PrintedValue } from '../printed-value.js';
import { alsoRestingOn, type RuleBreak } from '../rule-break.js';
import { type DayOfPay, dayOfPay, type Stub } from '../stub.js';
import { ficaColumns } from './columns.js';
import { type JudgedColumn, judgeColumn } from './judge-column.js';
import { type FicaLaw, ficaLawOf, isDeferralTime, percentOf } from './law.js';
import { taxOn } from './wages.js';

const ROUNDING_MINOR_UNITS = 2;

/**
 * Social Security and Medicare tax are fixed shares of the same wages, and those are the gross pay less what
 * the law frees.
 */
export function ficaRates(stub: Stub): RuleBreak[] {
  const { law, day } = ficaLawFor(stub) ?? {};
  if (!law || !day) return [];
  const judged = judgeColumns(stub, law);
  return judged.flatMap((one) => {
    const provenElsewhere = judged.some((other) => other !== one && other.isLawful);
    const breaks =
      one.taxesAgree === false
        ? taxesDiffer(one, law, provenElsewhere)
        : grossDiffers(one, law, provenElsewhere);
    return alsoRestingOn(breaks, day.printed).map((found) => ({
      ...found,
      measure: Math.min(found.measure, MOST[one.column.period]),
    }));
  });
}

/**
 * The law of the day of pay; undefined where that is not known, or the law left the tax to be withheld later.
 */
export function ficaLawFor(stub: Stub): { readonly law: FicaLaw; readonly day: DayOfPay } | undefined {
  const day = dayOfPay(stub);
  const law =
    day === undefined || isDeferralTime(day.day) ? undefined : ficaLawOf(Number(day.day.slice(0, 4)));
  return day && law && { law, day };
}

/** Every column of the stub that prints a contribution. */
export const judgeColumns = (stub: Stub, law: FicaLaw): JudgedColumn[] =>
  ficaColumns(stub).map((column) => judgeColumn(column, law, stub.gross['year-to-date']));

/**
 * A year may have begun with another payroll program, another plan or another status, and its column goes
 * wrong by itself: only the period's own taxes were reckoned in one go from its own pay.
 */
const MOST = { current: MEASURE.contradicted, 'year-to-date': MEASURE.unlawful } as const;

const holds = (against: JudgedColumn['medicare']): boolean => against === 'fits' || against === 'explained';

/** The ratio of the two taxes does not depend on what wages they are of. */
function taxesDiffer(
  { column, ...against }: JudgedColumn,
  law: FicaLaw,
  provenElsewhere: boolean,
): RuleBreak[] {
  const { socialSecurity, medicare, gross, period } = column;
  if (!socialSecurity || !medicare) return [];
  const medicareFits = holds(against.medicare) && !holds(against.socialSecurity);
  const socialSecurityFits = holds(against.socialSecurity) && !holds(against.medicare);
  const ofMedicare: LawfulTax = {
    name: 'Medicare',
    tax: medicare,
    perTenThousand: law.medicarePerTenThousand,
  };
  const ofSocialSecurity: LawfulTax = {
    name: 'Social Security',
    tax: socialSecurity,
    perTenThousand: law.socialSecurityPerTenThousand,
  };
  const [accused, witness] = socialSecurityFits
    ? [ofMedicare, ofSocialSecurity]
    : [ofSocialSecurity, ofMedicare];
  const wages = (minorUnitsOf(witness.tax) * 10_000) / witness.perTenThousand;
  const share = (minorUnitsOf(accused.tax) * 10_000) / wages;
  const proven = provenElsewhere ? ' The other column of the stub keeps to it.' : '';
  return [
    {
      measure: strengthOf(provenElsewhere, medicareFits, socialSecurityFits),
      code: 'FICA_RATIO',
      summary:
        `The ${accused.name} tax ${ofPeriod(period)} is printed as ${accused.tax.raw}, ${percentOf(share)} of the wages of which the ${witness.name} tax of ` +
        `${witness.tax.raw} is ${percentOf(witness.perTenThousand)}; the law fixes ${percentOf(accused.perTenThousand)} for ${law.year}.${proven}`,
      at: accused.tax,
      fitting: around(taxOn(wages, accused.perTenThousand), ROUNDING_MINOR_UNITS),
      restsOn: [socialSecurity, medicare, ...(gross && (medicareFits || socialSecurityFits) ? [gross] : [])],
    },
  ];
}

interface LawfulTax {
  readonly name: string;
  readonly tax: PrintedValue;
  readonly perTenThousand: number;
}

/**
 * Where the other column keeps the law, payroll software made the stub, and this column was changed.
 * Elsewhere a Medicare tax that fits gross pay shows as much; a Social Security tax that does shows less:
 * makers of samples know its rate, and not that of Medicare (README.md, "Error rates").
 */
function strengthOf(provenElsewhere: boolean, medicareFits: boolean, socialSecurityFits: boolean): number {
  if (provenElsewhere) return medicareFits || socialSecurityFits ? MEASURE.contradicted : MEASURE.implausible;
  return medicareFits ? MEASURE.implausible : MEASURE.unlawful;
}

/**
 * Both taxes are of one and the same wages, or only one is printed: then these wages are to be found in the
 * gross pay. Where the lines of earnings have them, the gross pay breaks a sum and no law, or it was taken
 * from another column: `semantic.printed-totals` judges that.
 */
function grossDiffers(
  { column, taxesAgree, ...against }: JudgedColumn,
  law: FicaLaw,
  provenElsewhere: boolean,
): RuleBreak[] {
  const { gross, period } = column;
  const [tax, found, perTenThousand, name] = column.both
    ? [column.both, against.both, law.socialSecurityPerTenThousand + law.medicarePerTenThousand, 'FICA']
    : column.socialSecurity && (against.socialSecurity === 'short' || against.socialSecurity === 'above')
      ? [column.socialSecurity, against.socialSecurity, law.socialSecurityPerTenThousand, 'Social Security']
      : [column.medicare, against.medicare, law.medicarePerTenThousand, 'Medicare'];
  if (!gross || !tax || (found !== 'above' && found !== 'short')) return [];
  const wages = (minorUnitsOf(tax) * 10_000) / perTenThousand;
  const others = taxesAgree
    ? [column.socialSecurity, column.medicare].flatMap((one) => (one && one !== tax ? [one] : []))
    : [];
  const taxes =
    taxesAgree && column.socialSecurity && column.medicare
      ? `Social Security tax of ${column.socialSecurity.raw} and Medicare tax of ${column.medicare.raw} are`
      : `${name} tax of ${tax.raw} is`;
  const why =
    found === 'above'
      ? 'more than the gross pay printed, and no line of the stub accounts for the difference'
      : 'less than the gross pay printed, and no deduction that lowers the taxed wages accounts for the difference';
  return [
    {
      measure: against.fitsEarnings
        ? MEASURE.odd
        : grossStrength(found, taxesAgree === true, provenElsewhere),
      code: found === 'above' ? 'TAXED_ABOVE_GROSS' : 'TAXED_BELOW_GROSS',
      summary: `Gross pay ${ofPeriod(period)} is printed as ${gross.raw}; the ${taxes} of wages of about ${inStyleOf(gross, Math.round(wages))}: ${why}.`,
      at: gross,
      fitting: around(wages, (ROUNDING_MINOR_UNITS * 10_000) / perTenThousand),
      restsOn: [gross, tax, ...others],
    },
  ];
}

function grossStrength(found: 'above' | 'short', taxesAgree: boolean, provenElsewhere: boolean): number {
  if (provenElsewhere) return taxesAgree ? MEASURE.contradicted : MEASURE.implausible;
  // Tips and imputed income are taxed and often stand in no line.
  if (!taxesAgree) return found === 'above' ? MEASURE.unlawful : MEASURE.odd;
  return found === 'above' ? MEASURE.unlawful : MEASURE.implausible;
}

const around = (value: number, by: number) => ({ low: Math.round(value - by), high: Math.round(value + by) });

const ofPeriod = (period: 'current' | 'year-to-date'): string =>
  period === 'current' ? 'of the period' : 'of the year to date';
