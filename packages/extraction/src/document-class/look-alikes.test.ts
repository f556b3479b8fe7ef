import type { DocumentCodes, DocumentText } from '@assay/media';
import { describe, expect, test } from 'vitest';
import { printed } from '../testing/printed.js';
import { classifyDocument } from './classify-document.js';

const NO_CODES: DocumentCodes = { barcodes: [], mrz: undefined };
const classOf = (text: string): string | undefined => {
  const lines = printed(text);
  const read: DocumentText = {
    pages: [{ page: 1, source: 'ocr', lines, aspect: 0.77, upright: undefined }],
    pagesUnread: 0,
  };
  return classifyDocument(read, NO_CODES, 'us')?.name;
};

describe('accounts by their arithmetic', () => {
  test('balances that follow, under headings in no known language', () => {
    expect(
      classOf(`
Zorvik Pelenta                                   12/2024
Dravo      Kelmint                    Surpo       Ostavan
03/12/24   Nelko brandi              411.27      1,588.73
04/12/24   Purvin salto               63.12      1,525.61
07/12/24   Omrask                    902.55      2,428.16
09/12/24   Nelko vant                 17.93      2,410.23
11/12/24   Tarmin delko              250.48      2,159.75
15/12/24   Purvin kessa               88.01      2,071.74
19/12/24   Omrask                    902.55      2,974.29`),
    ).toBe('financial/bank_statement');
  });
  test('newest first, the date and the balance below each amount', () => {
    expect(
      classOf(`
Card purchase grocer                             -41.27
14 Mar 2025   Available 1,588.73
Transfer from J. Roe                             902.55
12 Mar 2025   Available 1,630.00
Card purchase cinema                             -17.93
11 Mar 2025   Available 727.45
Card purchase petrol                             -63.12
9 Mar 2025    Available 745.38
Direct debit water                               -88.01
7 Mar 2025    Available 808.50`),
    ).toBe('financial/bank_statement');
  });
  test('days under the heading of their month, and a summary that is a sentence', () => {
    expect(
      classOf(`
You started with $1,204.55, $2,310.20 came in and $897.31 was spent, so you ended with $2,617.44.
March 2025
3   Groceries            -$120.11
9   Wages              $2,310.20
11  Rent                 -$655.00
17  Bus pass              -$62.20
29  Books                 -$60.00`),
    ).toBe('financial/bank_statement');
  });
});

describe('pay by its arithmetic', () => {
  test('a net that is a sum of earnings less a sum of deductions', () => {
    expect(
      classOf(`
Brown & Daughters Bakery            Week to 14 Mar 2025
Standard hours    38.00   21.35      811.30
Weekend hours      6.00   32.03      192.18
                                   1,003.48
Federal                               92.14
Pension fund                          40.14
State                                 31.77
                                     164.05
To your account                      839.43
Your wages are paid each Friday`),
    ).toBe('financial/paystub');
  });
  test('current and year-to-date columns that add up alike', () => {
    expect(
      classOf(`
Sueldo                 7,200.00     43,200.00
Vales de despensa        850.50      5,103.00
Suma                   8,050.50     48,303.00
Impuesto                 812.33      4,873.98
Seguro social            201.18      1,207.08
Suma                   1,013.51      6,081.06
Depositado             7,036.99     42,221.94`),
    ).toBe('financial/paystub');
  });
});

describe('social security cards', () => {
  test('the number, misread in part, with a name below the heading', () => {
    expect(classOf('SOCIAL SECURlTY\nADMINISTRATION\n12B 45 67O9\nJANE Q PUBLIC')).toBe(
      'identity/social_security_card',
    );
  });
  test('a letter that quotes the number is none', () => {
    expect(
      classOf(
        'Dear applicant,\nplease bring your social security card.\nYour number is 123-45-6789.\nThe clerk',
      ),
    ).toBeUndefined();
  });
});

test('a card whose zone could be read in part only', () => {
  expect(
    classOf('FAMILY NAME DOE\nBORN 16.07.1997\nl<UTOAR443<<<<\n9707162M2505211UTO<<<<>>\nDOE<<JANE<<<<<<'),
  ).toBe('identity/national_id');
});

describe('what looks like a statement or a stub and is none', () => {
  const neither = ['financial/bank_statement', 'financial/business_bank_statement', 'financial/paystub'];
  test.each([
    [
      'a telephone bill with its calls',
      `
Northern Telecom                       Account 44-1123
Previous balance                           61.20
Payments received                          58.70
Current charges                            64.35
Amount due 20 April 2025                   66.85
Calls
01 Mar 2025   10:42   212-555-0134   03:12    0.41
02 Mar 2025   11:15   212-555-0177   12:40    1.66
04 Mar 2025   19:03   212-555-0134   00:55    0.14
09 Mar 2025   08:27   212-555-0188   07:31    0.97
11 Mar 2025   21:55   212-555-0134   02:02    0.27
12 Mar 2025   13:40   212-555-0121   04:44    0.62`,
    ],
    [
      'an electricity bill',
      `
City Power and Light
Previous balance             118.42
Payment received 03/02/25    118.42
Energy charge 512 kWh         71.68
Delivery charge               22.15
Taxes                          6.10
Please pay by 04/20/25        99.93`,
    ],
    [
      'a timetable',
      `
Line 7 Monday to Friday
Harbour       06:10  06:40  07:10  07:40
Old Mill      06:18  06:48  07:18  07:48
Station       06:25  06:55  07:25  07:55
Valid from 14 December 2024 to 12 June 2025`,
    ],
    [
      'a price list',
      `
Spring prices 2025
Coffee      2.50    3.00    3.50
Tea         2.00    2.50    3.00
Cocoa       3.00    3.50    4.00
Cake        4.00    8.00   12.00
Sandwich    5.00   10.00   15.00
Soup        6.00   12.00   18.00`,
    ],
    [
      'a credit card statement',
      `
Previous balance      $412.18
Payments              $412.18
Purchases             $233.92
New balance           $233.92
Minimum payment due    $25.00
Payment due date    04/21/2025
Credit limit        $5,000.00
03/02 Bookshop          31.20
03/05 Payment         -412.18
03/09 Grocer            88.17
03/15 Petrol            52.40
03/18 Refund            -9.99
03/22 Cinema            62.15`,
    ],
    [
      'an invoice of a month of work',
      `
Invoice 2025-118                                 Bill to: Harbour Trust
Date         Work             Hours    Rate      Amount
03/03/2025   Drawings          4.50   85.00      382.50
03/04/2025   Drawings          6.25   85.00      531.25
03/06/2025   Site visit        3.00   95.00      285.00
03/10/2025   Model             7.50   85.00      637.50
03/12/2025   Model             2.25   85.00      191.25
03/17/2025   Report            5.00   85.00      425.00
Subtotal                                       2,452.50
Sales tax                                        202.33
Balance due                                    2,654.83`,
    ],
    [
      'a payroll register of many employees',
      `
Payroll register            Period ending 14 Mar 2025
Employee          Gross      Federal    State     Net pay
Adams, B.       1,811.30     192.14     61.77    1,557.39
Baker, C.       1,402.18     122.10     43.02    1,237.06
Clark, D.       2,250.75     301.45     88.60    1,860.70
Davis, E.       1,099.99      81.13     30.21      988.65
Evans, F.       1,640.40     160.72     52.11    1,427.57
Total           8,204.62     857.54    275.71    7,071.37`,
    ],
    [
      'a statement of profit and loss',
      `
Profit and loss statement for the year ended 31 December 2024
Sales of goods            81,204.17
Services                  12,380.44
Total income              93,584.61
Rent                      18,000.00
Materials                 31,422.91
Insurance                  2,104.35
Total expenses            51,527.26
Net income                42,057.35`,
    ],
    [
      'a plan of loan payments',
      `
Loan repayment plan        Payment   Interest  Principal     Balance
01/05/2025                  512.44      83.33     429.11    9,570.89
01/06/2025                  512.44      79.76     432.68    9,138.21
01/07/2025                  512.44      76.15     436.29    8,701.92
01/08/2025                  512.44      72.52     439.92    8,262.00
01/09/2025                  512.44      68.85     443.59    7,818.41
01/10/2025                  512.44      65.15     447.29    7,371.12`,
    ],
    [
      'a letter about pay',
      `
To the bank,
our employee has worked here since 4 March 2019. Her gross salary is 3,200.00 a month; after taxes and
deductions her net pay is 2,511.40, paid by direct deposit into her account on the last working day.
Yours, the employer`,
    ],
    [
      'an article about banks',
      `
Banks reported deposits of 412.30 billion and withdrawals of 398.10 billion in March 2025, while the
balance of savings accounts fell. Transfers and card purchases rose by 3.2 percent.`,
    ],
  ])('%s', (_, text) => {
    expect(neither).not.toContain(classOf(text));
  });
});
