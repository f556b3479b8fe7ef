import { expect, test } from 'vitest';
import { stubValues } from './testing/read-stub.js';

test('names over columns, and rows that say of which period: a table on its side', () => {
  const found = stubValues(`
Pixel Works Inc.                                       EMPLOYEE'S STATEMENT OF EARNINGS AND DEDUCTIONS
PO Box 771, Dry Creek, SD 57401
NO.        NAME               SOC. SEC. NO.      PERIOD BEGINNING     PERIOD ENDING     DATE PAID
810950     ODALYS BRANT       XXX-XX-1498        5/19/22              5/25/22           5/29/22
EARNINGS
                              REGULAR            OVERTIME             TOTAL EARNED
 HOURS                          40.00                2.00
 RATE                           45.00               67.50
 THIS PAY                    1,800.00              135.00                 1,935.00
 Y.T.D.                     38,000.00              135.00                38,135.00
DEDUCTIONS
                  FED. W/H    F.I.C.A.    STATE W/H    UNIFORMS     TOTAL TAX     TOTAL OTHER
 THIS PAY           146.00      120.00        99.00       23.00        365.00           23.00
 Y.T.D.           3,152.00    2,412.00     2,123.00      528.00      7,687.00          528.00
                                                                         NET PAID          1,547.00
                                                                         NET PAID Y.T.D.  29,920.00`);
  expect(found).toMatchObject({
    employeeName: 'ODALYS BRANT',
    'earnings[0].description': 'REGULAR',
    'earnings[0].hours': 40,
    'earnings[0].rate': 45,
    'earnings[0].amount': 1800,
    'earnings[0].yearToDateAmount': 38000,
    'earnings[1].description': 'OVERTIME',
    currentPeriodGrossPay: 1935,
    yearToDateGrossPay: 38135,
    currentPeriodTaxes: 365,
    currentPeriodDeductions: 23,
    currentPeriodNetPay: 1547,
    yearToDateNetPay: 29920,
  });
  const withheld = Object.entries(found).filter(([name]) =>
    /^(?:taxes|deductions|withheld)\[\d+\]\.amount$/u.test(name),
  );
  expect(withheld.map(([, amount]) => amount).sort()).toEqual([120, 146, 23, 99]);
});
