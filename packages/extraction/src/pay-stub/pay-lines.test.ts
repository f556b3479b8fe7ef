import { expect, test } from 'vitest';
import { stubValues } from './testing/read-stub.js';

const TABLE = `
EARNINGS               CURRENT          YTD
Certified Contract    9,642.35    57,893.85
Coaching Stipend        492.56     2,971.88

DEDUCTIONS             CURRENT          YTD
Federal Tax             790.52     4,751.62
Health Insurance        162.16     1,060.66
Cancer Policy           344.59     2,108.52
`;

const SUMS = `
            GROSS PAY     DEDUCTIONS       NET PAY
CURRENT     10,134.91       1,297.27      8,837.64
YTD         60,865.73       7,920.80     52,944.93
`;

test('days of leave, of which none were taken, are no line of pay', () => {
  const found = stubValues(`${TABLE}${SUMS}
LEAVE                   EARNED         USED     BALANCE
Sick Leave                1.00         0.00       41.50
Personal Leave            0.00         1.00        1.00
`);
  expect(found).toMatchObject({
    'taxes[0].description': 'Federal Tax',
    'deductions[1].description': 'Cancer Policy',
  });
  expect(found).not.toHaveProperty('taxes[1].description');
  expect(found).not.toHaveProperty('deductions[2].description');
  const counted = stubValues(`${TABLE}
PTO Accrued               3.08
PTO Taken                 0.00
PTO Balance              41.52
${SUMS}`);
  expect(counted).not.toHaveProperty('deductions[2].description');
});

test('a narrow column sets the word of a section under a name: it ends the name', () => {
  const found = stubValues(`
Earnings         Current    Taxes            Current
Hourly          4,580.00    Federal           319.09
                            Withholding
Tips              484.98    Social Security   314.03
                            Medicare          450.78
Gross Pay    Total Taxes    Net Pay
5,064.98        1,083.90    3,981.08
`);
  expect(found).toMatchObject({
    'taxes[0].description': 'Federal Withholding',
    'taxes[1].description': 'Social Security',
  });
});

test('what is earned stands under its heading, behind the trade', () => {
  const found = stubValues(`
JOB   CLASS          EARNINGS       HOURS      RATE     CURRENT         Y-T-D
2428  JOURNEYMAN     REGULAR        40.00     41.21    1,648.40     41,296.77
2428  JOURNEYMAN     OVERTIME        8.00     61.82      494.56     12,440.34

DEDUCTIONS                                              CURRENT         Y-T-D
UNION DUES                                                30.57        766.13
PAC FUND                                                  21.83        579.34
`);
  expect(found).toMatchObject({
    'earnings[0].description': 'REGULAR',
    'earnings[1].description': 'OVERTIME',
  });
});
