import { inStyleOf } from '../../equations/printed-value.js';
import { type FicaLaw, ficaLawOf, isDeferralYear, percentOf } from '../fica/law.js';
import { taxOn } from '../fica/wages.js';
import { MEASURE } from '../measure.js';
import { minorUnitsOf, type PrintedValue } from '../printed-value.js';
import { alsoRestingOn, type RuleBreak } from '../rule-break.js';
import type { W2 } from './form.js';

/** Half a cent in each of 53 periods, or a form filled in whole dollars. */
const ROUNDING_MINOR_UNITS = 100;
/** Smaller differences are corrections of payroll programs; our judgment. */
const MATERIAL_SHARE = 0.01;

/**
 * What the boxes of a Form W-2 must be to each other (IRS, General Instructions for Forms W-2 and W-3, boxes
 * 1 to 7).
 */
export function w2Rules(form: W2): RuleBreak[] {
  const law = form.year && ficaLawOf(form.year.value);
  if (!form.year || !law) return [];
  const found = [taxRates(form, law), wageBase(form, law), wagesDisagree(form)];
  const breaks = alsoRestingOn(
    found.flatMap((rule) => rule ?? []),
    form.year,
  );
  const holding = found.filter((rule) => rule?.length === 0).length;
  // A form of which nothing keeps the law was made by someone who did not know it: a sample as likely as a
  // forgery.
  return breaks.length <= Math.max(1, holding)
    ? breaks
    : breaks.map((one) => ({ ...one, measure: Math.min(one.measure, MEASURE.unlawful) }));
}

const differs = (one: number, other: number): boolean =>
  Math.abs(one - other) > Math.max(ROUNDING_MINOR_UNITS, MATERIAL_SHARE * Math.max(one, other));

const span = (value: number) => ({ low: value - ROUNDING_MINOR_UNITS, high: value + ROUNDING_MINOR_UNITS });

/**
 * Box 4 is the Social Security rate on boxes 3 and 7; box 6 that of Medicare on box 5, with the tax on high
 * wages.
 */
function taxRates(form: W2, law: FicaLaw): RuleBreak[] | undefined {
  const { socialSecurityWages, socialSecurityTips, socialSecurityTax, medicareWages, medicareTax } = form;
  const breaks: RuleBreak[] = [];
  if (socialSecurityWages && socialSecurityTax) {
    const wages =
      minorUnitsOf(socialSecurityWages) + (socialSecurityTips ? minorUnitsOf(socialSecurityTips) : 0);
    // Tax on tips that the employee's pay did not cover stays out of box 4 (box 12, code A).
    const hasTips = socialSecurityTips !== undefined && socialSecurityTips.value > 0;
    const expected = taxOn(wages, law.socialSecurityPerTenThousand);
    const rate = percentOf(law.socialSecurityPerTenThousand);
    const of = hasTips ? 'boxes 3 and 7' : 'box 3';
    const one = wrongTax(
      socialSecurityTax,
      expected,
      `Box 4 (Social Security tax)`,
      `${rate} of ${of} for ${law.year}`,
    );
    const isExcused = (hasTips || isDeferralYear(law.year)) && minorUnitsOf(socialSecurityTax) < expected;
    if (one && !isExcused) breaks.push({ ...one, restsOn: [...one.restsOn, socialSecurityWages] });
  }
  if (medicareWages && medicareTax) {
    const wages = minorUnitsOf(medicareWages);
    const high = Math.max(0, wages - law.additionalMedicareFromMinorUnits);
    const expected =
      taxOn(wages, law.medicarePerTenThousand) + taxOn(high, law.additionalMedicarePerTenThousand);
    const more =
      high > 0 && law.additionalMedicarePerTenThousand > 0
        ? ` and ${percentOf(law.additionalMedicarePerTenThousand)} above $200,000`
        : '';
    const one = wrongTax(
      medicareTax,
      expected,
      'Box 6 (Medicare tax)',
      `${percentOf(law.medicarePerTenThousand)} of box 5${more}`,
    );
    if (one) breaks.push({ ...one, restsOn: [...one.restsOn, medicareWages] });
  }
  return (socialSecurityWages && socialSecurityTax) || (medicareWages && medicareTax) ? breaks : undefined;
}

function wrongTax(tax: PrintedValue, expected: number, box: string, law: string): RuleBreak | undefined {
  if (!differs(minorUnitsOf(tax), expected)) return undefined;
  return {
    measure: MEASURE.implausible,
    code: 'W2_TAX_RATE',
    summary: `${box} is printed as ${tax.raw}; ${law} is ${inStyleOf(tax, expected)}.`,
    at: tax,
    fitting: span(expected),
    restsOn: [tax],
  };
}

/** Boxes 3 and 7 together stop at the wage base. */
function wageBase({ socialSecurityWages, socialSecurityTips }: W2, law: FicaLaw): RuleBreak[] | undefined {
  if (!socialSecurityWages) return undefined;
  const tips = socialSecurityTips ? minorUnitsOf(socialSecurityTips) : 0;
  if (minorUnitsOf(socialSecurityWages) + tips <= law.wageBaseMinorUnits + ROUNDING_MINOR_UNITS) return [];
  const most = law.wageBaseMinorUnits - tips;
  return [
    {
      measure: MEASURE.implausible,
      code: 'W2_ABOVE_WAGE_BASE',
      summary: `Box 3 (Social Security wages) is printed as ${socialSecurityWages.raw}; wages above ${inStyleOf(socialSecurityWages, law.wageBaseMinorUnits)} bore no Social Security tax in ${law.year} and are not reported there.`,
      at: socialSecurityWages,
      fitting: { low: 0, high: most },
      restsOn: socialSecurityTips ? [socialSecurityWages, socialSecurityTips] : [socialSecurityWages],
    },
  ];
}

/** Whatever bears Social Security tax bears Medicare tax: box 5 is no less than boxes 3 and 7. */
function wagesDisagree({
  socialSecurityWages,
  socialSecurityTips,
  medicareWages,
  wages,
}: W2): RuleBreak[] | undefined {
  if (!socialSecurityWages || !medicareWages) return undefined;
  const least =
    minorUnitsOf(socialSecurityWages) + (socialSecurityTips ? minorUnitsOf(socialSecurityTips) : 0);
  const printed = minorUnitsOf(medicareWages);
  if (printed < least && differs(printed, least)) {
    return [
      {
        measure: MEASURE.implausible,
        code: 'W2_WAGES_DISAGREE',
        summary: `Box 5 (Medicare wages) is printed as ${medicareWages.raw}; it holds at least the Social Security wages and tips, ${inStyleOf(medicareWages, least)}.`,
        at: medicareWages,
        fitting: { low: least, high: Number.POSITIVE_INFINITY },
        restsOn: [medicareWages, socialSecurityWages],
      },
    ];
  }
  // Deferrals are in box 5 and not in box 1. Pay deferred in earlier years and now paid out, health insurance
  // of an S corporation's owners, and pay that bears no contributions are in box 1 alone: odd, and no more.
  if (wages && minorUnitsOf(wages) > printed && differs(minorUnitsOf(wages), printed)) {
    return [
      {
        measure: MEASURE.odd,
        code: 'W2_WAGES_DISAGREE',
        summary: `Box 1 (wages) is printed as ${wages.raw}, more than box 5 (Medicare wages), ${medicareWages.raw}, which has no upper limit.`,
        at: wages,
        fitting: { low: 0, high: printed },
        restsOn: [wages, medicareWages],
      },
    ];
  }
  return [];
}
