import { describe, expect, test } from 'vitest';
import { stubValues } from './testing/read-stub.js';

describe('pay stubs of the United States', () => {
  test('numbered boxes of a form, deductions in two halves under one total', () => {
    const found = stubValues(
      `
                     DEPARTMENT OF INLAND WATERWAYS
                CIVILIAN LEAVE AND EARNINGS STATEMENT
1. Pay Period End       2. Pay Date          3. Name                 4. Soc Sec No
03/29/24                04/04/24             MIGUEL DELACRUZ         XXX-XX-5302
TYPE                 HOURS       AMOUNT
REGULAR PAY          80.00     4,804.00      GROSS PAY             5,402.12
SUNDAY PREM                      598.12      DEDUCTIONS            1,150.64
                                             NET PAY               4,251.48
                            DEDUCTIONS
TYPE                CURRENT                  TYPE                   CURRENT
TAX, FEDERAL          81.03                  TAX, STATE VA           205.28
OASDI                334.93                  FEGLI                   216.08
MEDICARE             108.04                  TSP SAVINGS             205.28
                  BENEFITS PAID BY GOVERNMENT FOR YOU
TYPE                CURRENT
RETIRE, FERS         993.99`,
      'us',
    );
    expect(found).toMatchObject({
      employeeName: 'MIGUEL DELACRUZ',
      payDate: '2024-04-04',
      payPeriodEndDate: '2024-03-29',
      currentPeriodNetPay: 4251.48,
      'earnings[0].amount': 4804,
      'taxes[1].description': 'TAX, STATE VA',
      'deductions[1].description': 'TSP SAVINGS',
      'deductions[1].amount': 205.28,
    });
    expect(Object.keys(found).filter((name) => /^earnings.*description$/.test(name))).toHaveLength(2);
  });
});
