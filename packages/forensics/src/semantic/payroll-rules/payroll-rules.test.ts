import { describe, expect, test } from 'vitest';
import { judged, judgedInPicture, type Printed } from './testing/stub-fields.js';

/**
 * Tenth of 26 periods of 2024. Wages for the contributions are 2,500.00 less the health plan: 6.2 % of
 * 2,380.00 is 147.56, 1.45 % is 34.51. The 401(k) does not lower them.
 */
const STUB: Printed = {
  payDate: '2024-05-17',
  payPeriodStartDate: '2024-04-28',
  payPeriodEndDate: '2024-05-11',
  currentPeriodGrossPay: 2500,
  currentPeriodNetPay: 1862.93,
  yearToDateGrossPay: 25000,
  yearToDateNetPay: 18629.3,
  'earnings[0].description': 'Regular',
  'earnings[0].hours': 80,
  'earnings[0].rate': 31.25,
  'earnings[0].amount': 2500,
  'earnings[0].yearToDateAmount': 25000,
  'taxes[0].description': 'Federal Income Tax',
  'taxes[0].amount': 210,
  'taxes[0].yearToDateAmount': 2100,
  'taxes[1].description': 'Social Security Tax',
  'taxes[1].amount': 147.56,
  'taxes[1].yearToDateAmount': 1475.6,
  'taxes[2].description': 'Medicare Tax',
  'taxes[2].amount': 34.51,
  'taxes[2].yearToDateAmount': 345.1,
  'deductions[0].description': 'Health plan',
  'deductions[0].amount': 120,
  'deductions[0].yearToDateAmount': 1200,
  'deductions[1].description': '401(k)',
  'deductions[1].amount': 125,
  'deductions[1].yearToDateAmount': 1250,
};

/** Without the column of the year. */
const OF_PERIOD: Printed = Object.fromEntries(
  Object.entries(STUB).filter(([name]) => !/yearToDate/u.test(name)),
);

describe('a stub that the law contradicts', () => {
  const broken: Record<string, [Printed, number, ...string[]]> = {
    'gross and net of the period raised, the year as it was': [
      { ...STUB, currentPeriodGrossPay: 3500, currentPeriodNetPay: 2862.93, 'earnings[0].amount': 3500 },
      4,
      'TAXED_BELOW_GROSS|2,380.00|3,500.00',
      'HOURS_TIMES_RATE|2,500.00|3,500.00',
    ],
    'gross, net and earnings raised where no year is printed': [
      {
        ...OF_PERIOD,
        currentPeriodGrossPay: 2800,
        currentPeriodNetPay: 2162.93,
        'earnings[0].amount': 2800,
        'earnings[0].rate': 35,
      },
      3,
      'TAXED_BELOW_GROSS|2,380.00|2,800.00',
    ],
    'Social Security tax of 6.9 %, Medicare tax of the gross pay': [
      { ...OF_PERIOD, 'taxes[1].amount': 164.22 },
      3,
      'FICA_RATIO|147.56|164.22',
    ],
    'the same beside a year that keeps to the law': [
      { ...STUB, 'taxes[1].amount': 164.22 },
      4,
      'FICA_RATIO|147.56|164.22',
    ],
    'Medicare tax of 4 %, beside a year that keeps to the law': [
      { ...STUB, 'taxes[2].amount': 95.2 },
      4,
      'FICA_RATIO|34.51|95.20',
    ],
    'Medicare tax of 4 %, and nothing that shows payroll software': [
      { ...OF_PERIOD, 'taxes[2].amount': 95.2 },
      2,
      'FICA_RATIO|34.51|95.20',
    ],
    'rates of no law at all': [
      { ...OF_PERIOD, 'taxes[1].amount': 80, 'taxes[2].amount': 60 },
      2,
      'FICA_RATIO|256.55|80.00',
    ],
    'the 4.2 % of 2011 and 2012 in 2024': [
      { ...STUB, 'taxes[1].amount': 99.96, 'taxes[1].yearToDateAmount': 999.6 },
      3,
      'FICA_RATIO|147.56|99.96',
      'FICA_RATIO|1,475.60|999.60',
    ],
    'FICA in one line of 9 % of gross pay': [
      {
        payDate: '2024-05-17',
        currentPeriodGrossPay: 1000,
        currentPeriodNetPay: 910,
        'taxes[0].description': 'FICA',
        'taxes[0].amount': 90,
      },
      2,
      'TAXED_ABOVE_GROSS|1,176.47|1,000.00',
    ],
    'a year that breaks the law beside a period that keeps to it: another program may have begun the year': [
      { ...STUB, 'taxes[1].yearToDateAmount': 1600 },
      2,
      'FICA_RATIO|1,475.60|1,600.00',
    ],
    // 6.2 % of 168,600.00 is 10,453.20.
    'more Social Security tax than the wage base bears': [
      {
        payDate: '2024-12-20',
        yearToDateGrossPay: 180000,
        'taxes[0].description': 'OASDI',
        'taxes[0].yearToDateAmount': 11160,
      },
      3,
      'FICA_ABOVE_YEAR_MAXIMUM|10,453.20|11,160.00',
    ],
    'more than the wage base bears, beside a period that keeps to the law': [
      { ...STUB, 'taxes[1].yearToDateAmount': 11475.6 },
      3,
      'FICA_ABOVE_YEAR_MAXIMUM|10,453.20|11,475.60',
      'FICA_RATIO|1,475.60|11,475.60',
    ],
    'more than the wage base bears, where the taxes follow no law at all': [
      {
        payDate: '2024-12-20',
        yearToDateGrossPay: 180000,
        'taxes[0].description': 'OASDI',
        'taxes[0].yearToDateAmount': 11160,
        'taxes[1].description': 'Medicare',
        'taxes[1].yearToDateAmount': 2000,
      },
      2,
      'FICA_RATIO|2,610.00|2,000.00',
      'FICA_ABOVE_YEAR_MAXIMUM|10,453.20|11,160.00',
    ],
    'more pay in the period than in the year': [
      {
        payDate: '2024-02-02',
        currentPeriodGrossPay: 9500,
        yearToDateGrossPay: 7500,
        currentPeriodNetPay: 2000,
        yearToDateNetPay: 6000,
        'earnings[0].description': 'Salary',
        'earnings[0].amount': 2500,
        'earnings[0].yearToDateAmount': 7500,
      },
      3,
      'YEAR_TO_DATE_BELOW_CURRENT|7,500.00|9,500.00',
    ],
    'one of three lines that is no product of hours and rate': [
      {
        currentPeriodGrossPay: 3100,
        'earnings[0].description': 'Regular',
        'earnings[0].hours': 80,
        'earnings[0].rate': 20,
        'earnings[0].amount': 2600,
        'earnings[1].description': 'Overtime',
        'earnings[1].hours': 10,
        'earnings[1].rate': 30,
        'earnings[1].amount': 300,
        'earnings[2].description': 'Holiday',
        'earnings[2].hours': 10,
        'earnings[2].rate': 20,
        'earnings[2].amount': 200,
      },
      3,
      'HOURS_TIMES_RATE|1,600.00|2,600.00',
    ],
  };
  test.each(Object.entries(broken))('%s', async (_what, [printed, ...found]) => {
    expect(await judged(printed)).toEqual(found);
  });

  test('each tax is named with its own amount', async () => {
    const { payrollRules } = await import('./payroll-rules.js');
    const { fieldsOf } = await import('./testing/stub-fields.js');
    // Above the wage base within a year of such periods, so that Medicare tax alone tells.
    const pay = { currentPeriodGrossPay: 9500, currentPeriodNetPay: 8862.93, 'earnings[0].amount': 9500 };
    const raised = Object.fromEntries(
      Object.entries({ ...OF_PERIOD, ...pay }).filter(([name]) => !/hours|rate/u.test(name)),
    );
    const raster = { width: 600, height: 800, orientation: 1 } as never;
    const examined = await payrollRules.examine({ fields: { fields: fieldsOf(raised) }, raster });
    expect(examined.kind === 'examined' && examined.finding.summary).toBe(
      'Gross pay of the period is printed as 9,500.00; the Social Security tax of 147.56 and Medicare tax of 34.51 are of wages of about 2,380.00: ' +
        'less than the gross pay printed, and no deduction that lowers the taxed wages accounts for the difference.',
    );
  });

  test('in words that can be shown to a customer', async () => {
    const { payrollRules } = await import('./payroll-rules.js');
    const { fieldsOf } = await import('./testing/stub-fields.js');
    const raster = { width: 600, height: 800, orientation: 1 } as never;
    const fields = fieldsOf({ ...STUB, 'taxes[1].amount': 164.22 });
    const examined = await payrollRules.examine({ fields: { fields }, raster });
    expect(examined.kind === 'examined' && examined.finding.summary).toBe(
      'The Social Security tax of the period is printed as 164.22, 6.9 % of the wages of which the Medicare tax of 34.51 is 1.45 %; ' +
        'the law fixes 6.2 % for 2024. The other column of the stub keeps to it.',
    );
    expect(examined.kind === 'examined' && examined.finding.heat[0]?.boxes[0]).toEqual({
      box: fields.find(({ name }) => name === 'taxes[1].amount')?.box,
      intensity: 1,
    });
  });
});

describe('odd, and no more', () => {
  const odd: Record<string, [Printed, string]> = {
    'overtime at 1.25 times the regular rate': [
      {
        currentPeriodGrossPay: 1850,
        'earnings[0].description': 'Regular',
        'earnings[0].hours': 80,
        'earnings[0].rate': 20,
        'earnings[0].amount': 1600,
        'earnings[1].description': 'Overtime',
        'earnings[1].hours': 10,
        'earnings[1].rate': 25,
        'earnings[1].amount': 250,
      },
      'OVERTIME_BELOW_LAW|30.00|25.00',
    ],
    'a salary beside a rate that it is no product of': [
      { ...STUB, 'earnings[0].rate': 47.11 },
      'HOURS_TIMES_RATE|3,768.80|2,500.00',
    ],
    'a period of ten weeks': [
      { ...OF_PERIOD, payPeriodStartDate: '2024-03-03' },
      'PERIOD_LENGTH||2024-05-11',
    ],
    'pay a month before the period': [
      { ...OF_PERIOD, payDate: '2024-03-28' },
      'PAID_BEFORE_PERIOD||2024-03-28',
    ],
    'a year of 25,000 in the first period': [
      { ...STUB, payDate: '2024-01-12', payPeriodStartDate: '2023-12-24', payPeriodEndDate: '2024-01-06' },
      'YEAR_TO_DATE_UNLIKELY|10,000.00|25,000.00',
    ],
    'gross and net above the earnings that they are made of, which the taxes fit: a sum of `semantic.printed-totals`':
      [
        { ...OF_PERIOD, currentPeriodGrossPay: 2800, currentPeriodNetPay: 2162.93 },
        'TAXED_BELOW_GROSS|2,380.00|2,800.00',
      ],
    "the year's totals read as those of the period": [
      { ...OF_PERIOD, currentPeriodGrossPay: 25000, currentPeriodNetPay: 18629.3 },
      'TAXED_BELOW_GROSS|2,380.00|25,000.00',
    ],
    'a tax refunded earlier in the year': [
      { ...STUB, 'taxes[0].yearToDateAmount': 180 },
      'YEAR_TO_DATE_BELOW_CURRENT|180.00|210.00',
    ],
  };
  test.each(Object.entries(odd))('%s', async (_what, [printed, found]) => {
    expect(await judged(printed)).toEqual([1, found]);
  });
});

describe('honest', () => {
  const honest: Record<string, Printed> = {
    'a stub with a health plan before tax and a 401(k)': STUB,
    'the same without the year': OF_PERIOD,
    // 4.2 % of 2,380.00 is 99.96.
    'a stub of the payroll tax holiday': {
      ...OF_PERIOD,
      payDate: '2012-05-18',
      payPeriodStartDate: '2012-04-29',
      payPeriodEndDate: '2012-05-12',
      'taxes[1].amount': 99.96,
    },
    // The base of 2024 was passed some periods ago; Medicare tax goes on.
    'pay above the wage base': {
      payDate: '2024-11-29',
      currentPeriodGrossPay: 8000,
      yearToDateGrossPay: 184000,
      'taxes[0].description': 'Medicare',
      'taxes[0].amount': 116,
      'taxes[0].yearToDateAmount': 2668,
      'taxes[1].description': 'Social Security',
      'taxes[1].amount': 12.4,
      'taxes[1].yearToDateAmount': 10453.2,
    },
    // 1.45 % of 10,000.00 and 0.9 % of it: above 200,000 in the year.
    'the tax on high wages': {
      payDate: '2024-12-13',
      currentPeriodGrossPay: 10000,
      yearToDateGrossPay: 250000,
      'taxes[0].description': 'Medicare',
      'taxes[0].amount': 235,
      'taxes[0].yearToDateAmount': 4075,
      'taxes[1].description': 'Social Security',
      'taxes[1].yearToDateAmount': 10453.2,
    },
    'Social Security tax deferred in 2020 and repaid in 2021': {
      ...OF_PERIOD,
      payDate: '2021-03-12',
      payPeriodStartDate: '2021-02-21',
      payPeriodEndDate: '2021-03-06',
      'taxes[1].amount': 221.34,
    },
    'mileage that is no wages': {
      ...OF_PERIOD,
      currentPeriodGrossPay: 2740,
      currentPeriodNetPay: 2102.93,
      'earnings[1].description': 'Mileage reimbursement',
      'earnings[1].amount': 240,
    },
    'overtime printed as hours at the base rate, and paid at one and a half times': {
      currentPeriodGrossPay: 2100,
      'earnings[0].description': 'Regular',
      'earnings[0].hours': 80,
      'earnings[0].rate': 20,
      'earnings[0].amount': 1600,
      'earnings[1].description': 'Overtime',
      'earnings[1].hours': 10,
      'earnings[1].rate': 20,
      'earnings[1].amount': 300,
      'earnings[2].description': 'Holiday',
      'earnings[2].hours': 10,
      'earnings[2].rate': 20,
      'earnings[2].amount': 200,
    },
    'an advance that is no wages': {
      ...OF_PERIOD,
      currentPeriodGrossPay: 3000,
      currentPeriodNetPay: 2362.93,
      'earnings[1].description': 'Pay Advance',
      'earnings[1].amount': 500,
    },
    'pay of an insurer for the disabled': {
      ...OF_PERIOD,
      currentPeriodGrossPay: 3000,
      currentPeriodNetPay: 2362.93,
      'earnings[1].description': 'Disability Pay',
      'earnings[1].amount': 500,
    },
    'a pension that the employer picks up': {
      ...OF_PERIOD,
      'deductions[0].description': 'Retirement 414(h)',
    },
    'Medicare insurance of the retired': {
      payDate: '2024-05-17',
      currentPeriodGrossPay: 2500,
      currentPeriodNetPay: 2325.3,
      'deductions[0].description': 'Medicare Part B',
      'deductions[0].amount': 174.7,
    },
    'the tax on high wages apart, by any of its names': {
      payDate: '2024-12-13',
      currentPeriodGrossPay: 10000,
      yearToDateGrossPay: 250000,
      'taxes[0].description': 'Medicare',
      'taxes[0].amount': 145,
      'taxes[1].description': 'Fed Addl Medicare',
      'taxes[1].amount': 90,
    },
    "the employer's Medicare tax, on other wages": {
      ...OF_PERIOD,
      'taxes[3].description': 'Medicare ER',
      'taxes[3].amount': 36.25,
    },
    // 6.2 % was withheld; in 2012 it was 4.2 %.
    'a pay date years after the period, on which another law held': {
      ...OF_PERIOD,
      payDate: '2012-05-17',
      payPeriodStartDate: '2010-04-28',
      payPeriodEndDate: '2010-05-11',
    },
    'a health plan whose line was not read': Object.fromEntries(
      Object.entries(OF_PERIOD).filter(([name]) => !name.startsWith('deductions[0]')),
    ),
    "the employer's share beside the employee's": {
      ...OF_PERIOD,
      'taxes[3].description': 'Social Security Employer',
      'taxes[3].amount': 155,
    },
    'medical insurance called Med among the deductions': {
      ...OF_PERIOD,
      'deductions[2].description': 'Med',
      'deductions[2].amount': 80,
      currentPeriodNetPay: 1782.93,
    },
    'a year in parentheses, read as less than nothing': {
      ...STUB,
      yearToDateGrossPay: -25000,
      'earnings[0].yearToDateAmount': -25000,
    },
    'contributions and no date': Object.fromEntries(
      Object.entries({ ...OF_PERIOD, 'taxes[1].amount': 80 }).filter(([name]) => !/Date$/u.test(name)),
    ),
    'the columns taken for each other': Object.fromEntries(
      Object.keys(STUB).map((name) => [
        name,
        (name.endsWith('hours') ? undefined : STUB[swapped(name)]) ?? 0,
      ]),
    ),
  };
  test.each(Object.entries(honest))('%s', async (_what, printed) => {
    expect(await judged(printed)).toEqual([0]);
  });

  test('a document that is neither stub nor W-2 is not examined', async () => {
    expect(await judged({ totalAmount: 12 })).toMatch(/no pay stub or W-2/u);
  });
});

function swapped(name: string): string {
  if (name.endsWith('.amount')) return name.replace('.amount', '.yearToDateAmount');
  if (name.endsWith('.yearToDateAmount')) return name.replace('.yearToDateAmount', '.amount');
  return name.startsWith('yearToDate')
    ? name.replace('yearToDate', 'currentPeriod')
    : name.replace('currentPeriod', 'yearToDate');
}

describe('what was read in a picture', () => {
  const printed = { ...STUB, 'taxes[1].amount': 164.22 };

  test('counts where the characters are sure', async () => {
    expect((await judgedInPicture(printed, 0.92))[0]).toBe(4);
  });

  test('is odd where they are not', async () => {
    expect((await judgedInPicture(printed, 0.8))[0]).toBe(1);
  });

  test('counts where a second reading agrees', async () => {
    expect((await judgedInPicture(printed, 0.8, (raw) => `$ ${raw}`))[0]).toBe(4);
  });

  test('is odd where the day that chooses the law is not read again alike', async () => {
    expect((await judgedInPicture(printed, 0.92, (raw) => raw.replace('2024-05-17', '2012-05-17')))[0]).toBe(
      1,
    );
  });

  test('is odd where a second reading differs', async () => {
    expect((await judgedInPicture(printed, 0.92, (raw) => raw.replace('164', '147')))[0]).toBe(1);
  });

  test('is a doubt where a character that looks alike would mend it, until a second reading repeats it', async () => {
    const changed = { ...OF_PERIOD, 'taxes[1].amount': 147.56, 'taxes[2].amount': 84.51 };
    expect(await judgedInPicture(changed, 0.92)).toEqual([1, 'READING_DOUBT|34.51|84.51']);
    expect(await judgedInPicture(changed, 0.85, (raw) => raw)).toEqual([1, 'READING_DOUBT|34.51|84.51']);
    expect((await judgedInPicture(changed, 0.92, (raw) => raw))[1]).toBe('FICA_RATIO|34.51|84.51');
  });
});
