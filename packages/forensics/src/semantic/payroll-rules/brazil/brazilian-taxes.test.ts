import { describe, expect, test } from 'vitest';
import { judged, type Printed } from '../testing/stub-fields.js';
import { INSS_TABLES, IRRF_TABLES, inssOn, irrfOn } from './tables.js';

const [of2021, , , , of2024, of2025, of2026] = INSS_TABLES;
const [, since2025] = IRRF_TABLES;

describe('the tables', () => {
  test('the contribution on 3,000.00 in 2024: 105.90, 112.92 and 40.00', () => {
    expect(of2024 && inssOn(300_000, of2024)).toBe(25_882);
  });

  test('no more than on the ceiling', () => {
    expect(of2021 && [inssOn(643_357, of2021), inssOn(5_000_000, of2021)]).toEqual([75_199, 75_199]);
    expect(of2025 && inssOn(9_999_999, of2025)).toBe(95_163);
    expect(of2026 && inssOn(9_999_999, of2026)).toBe(98_809);
  });

  test('the income tax on 3,000.00 and 10,000.00 since May 2025: 15 % less 394.16, 27.5 % less 908.73', () => {
    expect(
      since2025 && [irrfOn(200_000, since2025), irrfOn(300_000, since2025), irrfOn(1_000_000, since2025)],
    ).toEqual([0, 5_584, 184_127]);
  });
});

/** Pay of 3,000.00 for March 2024, paid in April. */
const HOLERITE: Printed = {
  payDate: '2024-04-05',
  payPeriodStartDate: '2024-03-01',
  payPeriodEndDate: '2024-03-31',
  currentPeriodGrossPay: 3000,
  'earnings[0].description': 'Salário base',
  'earnings[0].amount': 3000,
  'deductions[0].description': 'INSS',
  'deductions[0].amount': 258.82,
  'deductions[1].description': 'IRRF',
  'deductions[1].amount': 29.73,
};

describe('a holerite', () => {
  const judgedTo: Record<string, [Printed, number, ...string[]]> = {
    'that keeps to the tables': [HOLERITE, 0],
    'with allowances that bear no contribution': [{ ...HOLERITE, currentPeriodGrossPay: 3600 }, 0],
    'with a contribution of 11 % of pay': [
      { ...HOLERITE, 'deductions[0].amount': 330 },
      2,
      'INSS_ABOVE_TABLE|258.82|330.00',
    ],
    'with more income tax than on all of its pay': [
      { ...HOLERITE, 'deductions[1].amount': 250 },
      2,
      'IRRF_ABOVE_TABLE|68.56|250.00',
    ],
    'with holiday pay, taxed apart': [
      {
        ...HOLERITE,
        'earnings[1].description': '1/3 de Férias',
        'earnings[1].amount': 1000,
        'deductions[0].amount': 530,
      },
      0,
    ],
    'of a partner, who contributes a flat 11 %': [
      { ...HOLERITE, 'earnings[0].description': 'Pró-labore', 'deductions[0].amount': 330 },
      0,
    ],
    'of a year whose table is not known': [
      {
        ...HOLERITE,
        payDate: '2019-04-05',
        payPeriodStartDate: '2019-03-01',
        payPeriodEndDate: '2019-03-31',
        'deductions[0].amount': 900,
      },
      0,
    ],
  };
  test.each(Object.entries(judgedTo))('%s', async (_what, [printed, ...found]) => {
    expect(await judged(printed)).toEqual(found);
  });
});
