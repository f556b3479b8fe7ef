import type { Printed } from './stub-fields.js';

/** What a payroll program knows of an employee and a year. All amounts in cents. */
export interface Employment {
  readonly year: number;
  /** 7, 14, or 15 and 30 for half and whole months. */
  readonly periodDays: 7 | 14 | 15 | 30;
  /** Gross pay of each period up to the one printed. */
  readonly pay: readonly number[];
  /**
   * Each period's section 125 deductions (free of the contributions), and what is taken besides after tax.
   */
  readonly beforeTax: readonly number[];
  readonly afterTax: number;
  /** Put into a 401(k) each period. */
  readonly deferred: number;
}

/** Dollars (SSA): the test's own copy of some years. */
const WAGE_BASES: Readonly<Record<number, number>> = {
  2010: 106_800,
  2012: 110_100,
  2016: 118_500,
  2024: 168_600,
  2025: 176_100,
};

/**
 * A pay stub as a payroll program prints it: in each period Social Security tax up to the wage base, Medicare
 * tax with that on high wages, and the year to date as the sum of what was printed.
 */
export function lawfulStub({ year, periodDays, pay, beforeTax, afterTax, deferred }: Employment): Printed {
  const base = (WAGE_BASES[year] ?? 0) * 100;
  const rate = year === 2012 ? 0.042 : 0.062;
  const sums = { gross: 0, wages: 0, socialSecurity: 0, medicare: 0, income: 0 };
  let last = { gross: 0, socialSecurity: 0, medicare: 0, income: 0 };
  const free = beforeTax.reduce((sum, one) => sum + one, 0);
  for (const gross of pay) {
    const wages = gross - free;
    const capped = Math.max(0, Math.min(wages, base - sums.wages));
    const high = year >= 2013 ? Math.max(0, Math.min(wages, sums.wages + wages - 20_000_000)) : 0;
    last = {
      gross,
      socialSecurity: Math.round(capped * rate),
      medicare: Math.round(wages * 0.0145 + high * 0.009),
      income: Math.round((wages - deferred) * 0.11),
    };
    sums.gross += gross;
    sums.wages += wages;
    sums.socialSecurity += last.socialSecurity;
    sums.medicare += last.medicare;
    sums.income += last.income;
  }
  const count = pay.length;
  const taken = (of: typeof last, periods: number): number =>
    of.socialSecurity + of.medicare + of.income + (free + afterTax + deferred) * periods;
  const payDay = new Date(Date.UTC(year, 0, 1) + Math.min(365, count * periodDays) * 86_400_000 - 86_400_000);
  const day = (before: number): string =>
    new Date(payDay.getTime() - before * 86_400_000).toISOString().slice(0, 10);
  const lines = [
    ...beforeTax.map((one, index) => [`Health plan ${index + 1}`, one] as const),
    ['401(k)', deferred] as const,
    ['Union dues', afterTax] as const,
  ];
  return {
    payDate: day(0),
    payPeriodStartDate: day(periodDays + 2),
    payPeriodEndDate: day(3),
    currentPeriodGrossPay: last.gross / 100,
    currentPeriodNetPay: (last.gross - taken(last, 1)) / 100,
    yearToDateGrossPay: sums.gross / 100,
    yearToDateNetPay: (sums.gross - taken(sums, count)) / 100,
    'earnings[0].description': 'Salary',
    'earnings[0].amount': last.gross / 100,
    'earnings[0].yearToDateAmount': sums.gross / 100,
    'taxes[0].description': 'Federal Income Tax',
    'taxes[0].amount': last.income / 100,
    'taxes[0].yearToDateAmount': sums.income / 100,
    'taxes[1].description': 'Social Security',
    'taxes[1].amount': last.socialSecurity / 100,
    'taxes[1].yearToDateAmount': sums.socialSecurity / 100,
    'taxes[2].description': 'Medicare',
    'taxes[2].amount': last.medicare / 100,
    'taxes[2].yearToDateAmount': sums.medicare / 100,
    ...Object.fromEntries(
      lines.flatMap(([name, amount], index) => [
        [`deductions[${index}].description`, name],
        [`deductions[${index}].amount`, amount / 100],
        [`deductions[${index}].yearToDateAmount`, (amount * count) / 100],
      ]),
    ),
  };
}
