import { fraction } from '@assay/media';
import { describe, expect, test } from 'vitest';
import { fieldsOf, judged, type Printed } from '../testing/stub-fields.js';

/** 2023: 5 % of 60,000.00 deferred into a 401(k); 6.2 % of 60,000.00 is 3,720.00, 1.45 % is 870.00. */
const FORM: Printed = {
  taxYear: 2023,
  employerIdNumber: '12-3456789',
  wagesTipsAndOtherCompensation: 57000,
  federalIncomeTaxWithheld: 6200,
  socialSecurityWages: 60000,
  socialSecurityTaxWithheld: 3720,
  medicareWagesAndTips: 60000,
  medicareTaxWithheld: 870,
};

describe('a form whose boxes contradict each other', () => {
  const broken: Record<string, [Printed, number, ...string[]]> = {
    'wages of box 3 raised, the tax as it was': [
      { ...FORM, socialSecurityWages: 80000, medicareWagesAndTips: 80000, medicareTaxWithheld: 1160 },
      3,
      'W2_TAX_RATE|4,960.00|3,720.00',
    ],
    'Medicare tax of another wage': [
      { ...FORM, medicareTaxWithheld: 1870 },
      3,
      'W2_TAX_RATE|870.00|1,870.00',
    ],
    'box 5 below box 3': [
      { ...FORM, medicareWagesAndTips: 50000, medicareTaxWithheld: 725 },
      3,
      'W2_WAGES_DISAGREE|60,000.00|50,000.00',
    ],
    // The base of 2023 is 160,200.00, 6.2 % of it 9,932.40.
    'box 3 above the wage base': [
      {
        ...FORM,
        wagesTipsAndOtherCompensation: 190000,
        socialSecurityWages: 190000,
        socialSecurityTaxWithheld: 11780,
        medicareWagesAndTips: 190000,
        medicareTaxWithheld: 2755,
      },
      3,
      'W2_ABOVE_WAGE_BASE|160,200.00|190,000.00',
    ],
    // 2,900.00 and 2.35 % of the 50,000.00 above 200,000.00 are 4,075.00.
    'no tax on high wages': [
      {
        ...FORM,
        socialSecurityWages: 160200,
        socialSecurityTaxWithheld: 9932.4,
        medicareWagesAndTips: 250000,
        medicareTaxWithheld: 3625,
        wagesTipsAndOtherCompensation: 250000,
      },
      3,
      'W2_TAX_RATE|4,075.00|3,625.00',
    ],
    'box 1 above box 5': [
      { ...FORM, wagesTipsAndOtherCompensation: 90000 },
      1,
      'W2_WAGES_DISAGREE|60,000.00|90,000.00',
    ],
    'nothing that fits: made by someone who did not know the law': [
      {
        ...FORM,
        socialSecurityWages: 200000,
        socialSecurityTaxWithheld: 100,
        medicareWagesAndTips: 60000,
        medicareTaxWithheld: 99,
      },
      2,
      'W2_TAX_RATE|12,400.00|100.00',
      'W2_TAX_RATE|870.00|99.00',
      'W2_ABOVE_WAGE_BASE|160,200.00|200,000.00',
      'W2_WAGES_DISAGREE|200,000.00|60,000.00',
    ],
  };
  test.each(Object.entries(broken))('%s', async (_what, [printed, ...found]) => {
    expect(await judged(printed)).toEqual(found);
  });
});

describe('an honest form', () => {
  const honest: Record<string, Printed> = {
    'with a 401(k)': FORM,
    'of the payroll tax holiday': { ...FORM, taxYear: 2011, socialSecurityTaxWithheld: 2520 },
    // 6.2 % of 40,000.00 is 2,480.00; that of the 20,000.00 of the last months was left for 2021 (IRS Notice
    // 2020-65).
    'of 2020, a part of whose Social Security tax was deferred': {
      ...FORM,
      taxYear: 2020,
      socialSecurityTaxWithheld: 2480,
    },
    // 6.2 % of 20,000.00 and 30,000.00 is 3,100.00, of which 200.00 could not be withheld.
    'with tips, a part of whose tax was not withheld': {
      ...FORM,
      socialSecurityWages: 20000,
      socialSecurityTips: 30000,
      socialSecurityTaxWithheld: 2900,
      medicareWagesAndTips: 50000,
      medicareTaxWithheld: 725,
      wagesTipsAndOtherCompensation: 50000,
    },
    'above the wage base and 200,000': {
      ...FORM,
      wagesTipsAndOtherCompensation: 240000,
      socialSecurityWages: 160200,
      socialSecurityTaxWithheld: 9932.4,
      medicareWagesAndTips: 250000,
      medicareTaxWithheld: 4075,
    },
    'of wages that bear Medicare tax alone': {
      taxYear: 2023,
      wagesTipsAndOtherCompensation: 60000,
      medicareWagesAndTips: 60000,
      medicareTaxWithheld: 870,
    },
    'in whole dollars': {
      ...FORM,
      socialSecurityWages: 60012,
      medicareWagesAndTips: 60012,
      socialSecurityTaxWithheld: 3721,
      medicareTaxWithheld: 870,
    },
    // Until 1993 Medicare tax had a wage base, too: in 1992 it was 130,200.00.
    'of a year in which Medicare wages had an upper limit': {
      taxYear: 1992,
      wagesTipsAndOtherCompensation: 180000,
      socialSecurityWages: 55500,
      socialSecurityTaxWithheld: 3441,
      medicareWagesAndTips: 130200,
      medicareTaxWithheld: 1887.9,
    },
    'of a year whose wage base is not known': { ...FORM, taxYear: 2050, socialSecurityTaxWithheld: 1 },
  };
  test.each(Object.entries(honest))('%s', async (_what, printed) => {
    expect(await judged(printed)).toEqual([0]);
  });
});

test('a form whose year was guessed is held against no law', async () => {
  const { payrollRules } = await import('../payroll-rules.js');
  const fields = fieldsOf({ ...FORM, taxYear: 2011 }).map((field) =>
    field.name === 'taxYear' ? { ...field, confidence: fraction(0.6) } : field,
  );
  const examined = await payrollRules.examine({
    fields: { fields },
    raster: { width: 600, height: 800, orientation: 1 } as never,
  });
  expect(examined.kind === 'examined' && examined.finding.measure).toBe(0);
});
