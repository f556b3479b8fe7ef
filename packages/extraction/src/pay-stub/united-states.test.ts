import { describe, expect, test } from 'vitest';
import { stubValues } from './testing/read-stub.js';

describe('pay stubs of the United States', () => {
  test('three blocks side by side, totals in a bar across the page', () => {
    const found = stubValues(`
HARBOR MILLS INC                                                     EARNINGS STATEMENT
40 Wharf Street
Salem, MA 01970

Employee                 Employee ID        Pay Period                      Pay Date
Nora Quist               10442              01/05/2026 - 01/18/2026         01/23/2026
7 Birch Lane, Lynn, MA 01902

Earnings   Hours   Rate   Current      YTD   Taxes             Current      YTD   Deductions  Current    YTD
Regular    80.00  30.00  2,400.00  4,800.00  Federal Income     288.00   576.00   401(k)       120.00  240.00
Overtime    4.00  45.00    180.00    180.00  Social Security    159.96   308.76   Dental        12.50   25.00
                                             Medicare            37.41    72.21

              Gross Pay            Taxes             Deductions           Net Pay
Current        2,580.00           485.37                 132.50          1,962.13
YTD            4,980.00           956.97                 265.00          3,758.03
`);
    expect(found).toMatchObject({
      employerName: 'HARBOR MILLS INC',
      employerAddress: '40 Wharf Street Salem, MA 01970',
      employeeName: 'Nora Quist',
      employeeAddress: '7 Birch Lane, Lynn, MA 01902',
      payPeriodStartDate: '2026-01-05',
      payPeriodEndDate: '2026-01-18',
      payDate: '2026-01-23',
      currentPeriodGrossPay: 2580,
      yearToDateGrossPay: 4980,
      currentPeriodTaxes: 485.37,
      yearToDateTaxes: 956.97,
      currentPeriodDeductions: 132.5,
      yearToDateDeductions: 265,
      currentPeriodNetPay: 1962.13,
      yearToDateNetPay: 3758.03,
      'earnings[1].description': 'Overtime',
      'earnings[1].hours': 4,
      'earnings[1].rate': 45,
      'earnings[1].amount': 180,
      'taxes[2].description': 'Medicare',
      'taxes[2].yearToDateAmount': 72.21,
      'deductions[0].description': '401(k)',
      'deductions[1].amount': 12.5,
    });
  });

  test('sections one below the other, each with a total of its own, the year left of the period', () => {
    const found = stubValues(`
Pay Stub
Company: Fern & Vale Nursery LLC
Employee Name: Ivo Marsh        SSN: XXX-XX-4410
Check Date: March 6, 2026       Pay Period: Feb 16 - Mar 1, 2026

EARNINGS                    Year to Date     This Period
Salary                         10,000.00        2,000.00
Bonus                             500.00          500.00
Total                          10,500.00        2,500.00

TAXES                       Year to Date     This Period
FIT                             1,150.00          275.00
OASDI                             651.00          155.00
Total                           1,801.00          430.00

OTHER DEDUCTIONS            Year to Date     This Period
Health                            400.00          100.00
Total                             400.00          100.00

NET PAY                         8,299.00        1,970.00
`);
    expect(found).toMatchObject({
      employerName: 'Fern & Vale Nursery LLC',
      employeeName: 'Ivo Marsh',
      employeeSSN: 'XXX-XX-4410',
      payDate: '2026-03-06',
      payPeriodStartDate: '2026-02-16',
      payPeriodEndDate: '2026-03-01',
      currentPeriodGrossPay: 2500,
      yearToDateGrossPay: 10500,
      currentPeriodTaxes: 430,
      yearToDateTaxes: 1801,
      currentPeriodDeductions: 100,
      yearToDateDeductions: 400,
      currentPeriodNetPay: 1970,
      yearToDateNetPay: 8299,
      'taxes[1].description': 'OASDI',
      'taxes[1].amount': 155,
    });
  });

  test('taxes among deductions are told by their names; the printed total keeps its meaning, and no total of taxes is made up beside it', () => {
    const found = stubValues(`
Orrin Hardware Co.                                        Check No. 2201
12 Mill Road
Dover, DE 19901

Employee: Lena Abbot          Period Ending: 02/14/2026      Pay Date: 02/20/2026

Description            Hours      Rate      Amount
Earnings
Regular                40.00     20.00      800.00
Gross Pay                                   800.00
Deductions
Federal Withholding                          60.00
FICA                                         61.20
Union Dues                                   15.00
Total Deductions                            136.20
Net Pay                                     663.80
`);
    expect(found).toMatchObject({
      employerAddress: '12 Mill Road Dover, DE 19901',
      employeeName: 'Lena Abbot',
      payPeriodEndDate: '2026-02-14',
      payDate: '2026-02-20',
      currentPeriodGrossPay: 800,
      currentPeriodDeductions: 136.2,
      currentPeriodNetPay: 663.8,
      'taxes[0].description': 'Federal Withholding',
      'deductions[0].description': 'Union Dues',
      'deductions[0].amount': 15,
    });
    expect(found).not.toHaveProperty('currentPeriodTaxes');
    expect(found).not.toHaveProperty('payPeriodStartDate');
    expect(found).not.toHaveProperty('yearToDateGrossPay');
  });

  test('no totals of taxes and deductions, amounts printed as negative, net pay on a cheque below', () => {
    const found = stubValues(`
Earnings      rate    hours    this period   year to date
Regular      10.00    32.00         320.00      16,640.00
Holiday      10.00     8.00          80.00       4,160.00
              Gross Pay           $ 400.00      20,800.00

Deductions    Statutory
              Federal Income Tax    -40.60       2,111.20
              Medicare Tax           -6.56         341.12
              Other
              401(k)                -28.85*      1,500.20
              Net Pay             $ 323.99

Payroll check number: 00231
Pay to the order of: JUNE HOLLIS
This amount: THREE HUNDRED TWENTY-THREE AND 99/100 DOLLARS      $***323.99
`);
    expect(found).toMatchObject({
      employeeName: 'JUNE HOLLIS',
      currentPeriodGrossPay: 400,
      yearToDateGrossPay: 20800,
      currentPeriodTaxes: 47.16,
      currentPeriodDeductions: 28.85,
      currentPeriodNetPay: 323.99,
      'taxes[0].amount': 40.6,
      'deductions[0].amount': 28.85,
      'deductions[0].yearToDateAmount': 1500.2,
    });
  });

  test('labels left of figures, deductions before and after tax added up, what the employer pays left out', () => {
    const found = stubValues(`
Company                       Employee
Tern Airways                  Otis Vane
5 Runway Drive                9 Cedar Court
Reno, NV 89502                Sparks, NV 89431

Pay period: Feb 1, 2026 - Feb 14, 2026 Pay Day: Feb 20, 2026

Employee Taxes Withheld       Current        YTD     Employer Taxes        Current       YTD
Federal Income Tax            $210.00    $840.00     Social Security       $124.00   $496.00
Social Security               $124.00    $496.00     FUTA                    $0.00    $42.00

Employee Deductions
Description            Type                          Current        YTD
Vision Plan            Vision                          $4.00     $16.00
Roth                   Retirement                     $50.00    $200.00

Employer Contributions
Vision Plan            Vision                         $10.00     $40.00

Summary                                              Current        YTD
Gross Earnings                                     $2,000.00  $8,000.00
Pre-Tax Deductions                                     $4.00     $16.00
Taxes                                                $334.00  $1,336.00
Post-Tax Deductions                                   $50.00    $200.00
Net Pay                                            $1,612.00  $6,448.00
`);
    expect(found).toMatchObject({
      employerName: 'Tern Airways',
      employerAddress: '5 Runway Drive Reno, NV 89502',
      employeeName: 'Otis Vane',
      employeeAddress: '9 Cedar Court Sparks, NV 89431',
      payPeriodStartDate: '2026-02-01',
      payPeriodEndDate: '2026-02-14',
      payDate: '2026-02-20',
      currentPeriodTaxes: 334,
      currentPeriodDeductions: 54,
      yearToDateDeductions: 216,
      currentPeriodNetPay: 1612,
      'deductions[1].description': 'Roth',
    });
    expect(found).not.toHaveProperty('deductions[2].description');
    expect(found).not.toHaveProperty('taxes[2].description');
  });

  test('of two figures called net pay the one that follows from the others is taken', () => {
    const found = stubValues(`
Gross Pay            1,000.00
Total Taxes            150.00
Total Deductions        50.00
Net Pay                800.00
Net Pay (estimated)
Net Pay                790.00
`);
    expect(found).toMatchObject({ currentPeriodNetPay: 800 });
  });

  test('a cheque with the address below, totals headed by abbreviations', () => {
    const found = stubValues(`
                         PAYROLL CHECK STUB
EMPLOYEE NAME         EMPLOYEE NO.   SOC SEC NO     PERIOD BEG   PERIOD END   CHECK DATE   CHECK NO
MARLOW, DENISE K      00231          XXX-XX-1199    01/01/26     01/15/26     01/20/26     55012

 HOURS AND EARNINGS                                    TAXES AND DEDUCTIONS
 DESCRIPTION    RATE   HOURS  AMOUNT      YTD          DESCRIPTION         AMOUNT        YTD
 REGULAR       22.00   80.00  1760.00   1760.00        FED WITHHOLDING     150.00     150.00
 VACATION      22.00    8.00   176.00    176.00        FICA                120.03     120.03
                                                       MEDICARE             28.07      28.07
                                                       HEALTH INS           45.00      45.00
 TOTALS                       1936.00   1936.00        TOTALS              343.10     343.10

   CURRENT GROSS    CURRENT TAXES    CURRENT DED     NET PAY       YTD GROSS     YTD TAXES    YTD NET
      1936.00          298.10           45.00        1592.90        1936.00       298.10      1592.90
-------------------------------------------------------------------------------
Quill River Paper Company                                            No. 55012
88 Canal Street, Lowell, MA 01852                                    January 20, 2026

Pay  One Thousand Five Hundred Ninety-Two and 90/100          $ **1,592.90
To the
Order of   DENISE K MARLOW
           14 Hazel Lane
           Lowell, MA 01854
`);
    expect(found).toMatchObject({
      employeeName: 'MARLOW, DENISE K',
      employeeAddress: '14 Hazel Lane Lowell, MA 01854',
      employerName: 'Quill River Paper Company',
      payPeriodStartDate: '2026-01-01',
      payPeriodEndDate: '2026-01-15',
      payDate: '2026-01-20',
      currentPeriodTaxes: 298.1,
      currentPeriodDeductions: 45,
      currentPeriodNetPay: 1592.9,
      yearToDateNetPay: 1592.9,
    });
    expect(found).not.toHaveProperty('earnings[2].description');
  });

  test('hours and earnings under headings of two lines, three blocks of deductions, the last of them paid by the employer', () => {
    const found = stubValues(`
Lantern Bay Hotel Group, Inc.
Earnings Statement          Advice Number 000778

Emp: Callum Reyes           Pay Begin Date: 02/02/2026    Pay End Date: 02/15/2026    Check Date: 02/20/2026
     77 Sandpiper Rd        Business Unit: LBH01
     Astoria, OR 97103      Pay Group: BW

HOURS AND EARNINGS                                             TAXES
               ------ Current ------      ------ YTD ------
Description    Rate   Hours  Earnings     Hours   Earnings     Description          Current        YTD
Regular       24.00   80.00  1,920.00    320.00   7,680.00     Fed Withholdng        180.00     720.00
Overtime      36.00    5.00    180.00     12.00     432.00     Fed OASDI/EE          130.20     502.94
                                                               OR Withholdng         120.00     480.00
TOTAL:                85.00  2,100.00    332.00   8,112.00     TOTAL:                430.20   1,702.94

BEFORE-TAX DEDUCTIONS            AFTER-TAX DEDUCTIONS             EMPLOYER PAID BENEFITS
Description   Current     YTD    Description    Current    YTD    Description     Current      YTD
Medical         60.00  240.00    Parking          10.00  40.00    Medical          200.00   800.00
TOTAL:          60.00  240.00    TOTAL:           10.00  40.00    TOTAL:           200.00   800.00

            TOTAL GROSS    FED TAXABLE GROSS    TOTAL TAXES    TOTAL DEDUCTIONS    NET PAY
Current        2,100.00             2,040.00         430.20               70.00   1,599.80
YTD            8,112.00             7,872.00       1,702.94              280.00   6,129.06
`);
    expect(found).toMatchObject({
      employerName: 'Lantern Bay Hotel Group, Inc.',
      employeeName: 'Callum Reyes',
      employeeAddress: '77 Sandpiper Rd Astoria, OR 97103',
      payPeriodStartDate: '2026-02-02',
      payPeriodEndDate: '2026-02-15',
      currentPeriodGrossPay: 2100,
      currentPeriodTaxes: 430.2,
      currentPeriodDeductions: 70,
      yearToDateDeductions: 280,
      yearToDateNetPay: 6129.06,
      'earnings[0].hours': 80,
      'earnings[0].amount': 1920,
      'earnings[1].yearToDateAmount': 432,
      'taxes[0].description': 'Fed Withholdng',
      'deductions[1].description': 'Parking',
    });
    expect(found).not.toHaveProperty('deductions[2].description');
  });

  test('total left of its parts, the year left of the period', () => {
    const found = stubValues(`
Employer: Blue Fern Cafe LLC            Pay Date: 02/06/2026
          31 Orchard Ave
          Boise, ID 83702
Employee: Theo Lamb                     Pay Period: 01/19/2026 through 02/01/2026
          7 Pine Street
          Boise, ID 83704

                     YTD Amount    Hours    Rate    Current Amount
Gross Earnings         3,456.00                           1,152.00
   Hourly              3,456.00    64.00   18.00          1,152.00
Taxes                    518.40                             172.80
   Federal               300.00                             100.00
   State                 218.40                              72.80
Deductions               150.00                              50.00
   Medical               150.00                              50.00
Net Pay                2,787.60                             929.20
`);
    expect(found).toMatchObject({
      employerAddress: '31 Orchard Ave Boise, ID 83702',
      employeeAddress: '7 Pine Street Boise, ID 83704',
      currentPeriodGrossPay: 1152,
      yearToDateGrossPay: 3456,
      currentPeriodTaxes: 172.8,
      yearToDateDeductions: 150,
      currentPeriodNetPay: 929.2,
    });
  });

  test("the employer's share of nothing takes no part in the year's sums", () => {
    const found = stubValues(
      `
Brightwater Software Corp
618 Linden Ct
Columbus, OH 43204
Earnings
Pay Type             Hours      Rate         Current            YTD
Regular Pay          80.00     60.78        4,862.40      58,428.44
Overtime              1.50     91.17          136.76       1,714.50
Deductions
Deduction                   Current        YTD      Employer   Employer YTD
Medical PPO                   74.99     989.11          0.00           0.00
401k                         199.97   2,469.58          0.00           0.00
Taxes
Tax                                         Current            YTD
Federal Income Tax                           424.93       5,124.94
Social Security                              309.95       3,733.30
Pay Summary
             Gross     Taxable Wages       Taxes    Deductions      Net Pay
Current   4,999.16          4,724.20      734.88        274.96     3,989.32
YTD      60,142.94         56,684.25    8,858.24      3,458.69    47,826.01
`,
      'us',
    );
    expect(found).toMatchObject({
      yearToDateGrossPay: 60142.94,
      yearToDateTaxes: 8858.24,
      yearToDateDeductions: 3458.69,
      yearToDateNetPay: 47826.01,
    });
  });

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

  test("a name before the last digits of a number, and nothing in the employer's column", () => {
    const found = stubValues(
      `
Bayshore Moving & Storage LLC                                   Earnings Statement
PO Box 6035
Norfolk, VA 23517
Anthony D Moss (...5262)                             Employee ID 649550
14 Elm Street
Portland, OR 97228
Description          Current    Year-To-Date    Company Current    Company Year-To-Date
Regular Hours      $1,399.72      $11,251.70
Employee Taxes       Current    Year-To-Date
Federal Income Tax   $137.17       $1,168.38
Medicare             $320.53       $2,761.06
Employee Deductions  Current    Year-To-Date    Company Current    Company Year-To-Date
Health Insurance      $88.18         $789.66              $0.00                   $0.00
Summary              Current    Year-To-Date
Gross Earnings     $1,399.72      $11,251.70
Deductions            $88.18         $789.66
Taxes                $457.70       $3,929.44
Net Pay              $853.84       $6,532.60`,
      'us',
    );
    expect(found).toMatchObject({
      employeeName: 'Anthony D Moss',
      employeeAddress: '14 Elm Street Portland, OR 97228',
      'deductions[0].description': 'Health Insurance',
      'deductions[0].amount': 88.18,
      'deductions[0].yearToDateAmount': 789.66,
    });
  });

  test('taxes among the deductions under one heading: their total is that of the deductions', () => {
    const found = stubValues(`
TENSAW COUNTY COMMISSION                                    DIRECT DEPOSIT ADVICE

PAY TYPE        HOURS    RATE    AMOUNT        YTD   DEDUCTION/TAX           EMPLOYEE       YTD
REGULAR PAY     80.00   36.81  2,944.80  64,829.26   FEDERAL WITHHOLDING        38.65    859.27
OVERTIME 1.5     5.00   55.22    276.10   6,155.83   FICA                      199.70  4,412.34
                                                     DEFERRED COMP 457         380.06  8,528.50

                                         GROSS PAY        DEDUCTIONS          NET PAY
CURRENT                                   3,220.90            618.41         2,602.49
YEAR TO DATE                             70,985.09         13,800.11        57,184.98
`);
    expect(found).toMatchObject({ currentPeriodDeductions: 618.41, yearToDateDeductions: 13800.11 });
  });

  test('regular gross is what was earned for the regular hours, not the total below it', () => {
    const found = stubValues(`
THE CITY OF NORTHFORD                                     PAY STATEMENT

EARNINGS                   HOURS    RATE   THIS PERIOD   YEAR TO DATE
RECURRING REGULAR GROSS    80.00   25.00      2,000.00      38,000.00
OVERTIME                    4.00   37.50        150.00         150.00
TOTAL GROSS                                   2,150.00      38,150.00

                    GROSS PAY        DEDUCTIONS        NET PAY
THIS PERIOD          2,150.00            350.00       1,800.00
YEAR TO DATE        38,150.00          7,000.00      31,150.00
`);
    expect(found).toMatchObject({
      'earnings[0].description': 'RECURRING REGULAR GROSS',
      'earnings[0].hours': 80,
      'earnings[0].rate': 25,
      'earnings[0].amount': 2000,
      'earnings[0].yearToDateAmount': 38000,
      'earnings[1].description': 'OVERTIME',
      currentPeriodGrossPay: 2150,
      yearToDateGrossPay: 38150,
    });
  });
});
