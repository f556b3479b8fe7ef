import { describe, expect, test } from 'vitest';
import { inShort, viewsOf } from '../testing/examine-text.js';
import { printedTotals } from './printed-totals.js';

const shortOf = async (text: string) => inShort(await printedTotals.examine(viewsOf(text)));

const INVOICE = `
  Item                   Qty        Unit price         Amount
  License, annual          5            361.67       1,808.35
  Freight                  4            415.53       1,662.12
  Onsite support           5            180.20         901.00
  Router                   2            306.03         612.06
  Subtotal                                           4,983.53
  Sales tax 8.25%                                      411.14
  Total due                                         $5,394.67`;

const PAY_STUB = `
  Earnings             Rate     Hours        Current    Year to date
  Regular             31.40     80.00       2,512.00       30,144.00
  Overtime                                    380.77        4,569.24
  Gross pay                                 2,892.77       34,713.24
  Deductions
  Federal income tax                          299.66        3,595.92
  Social security                             179.35        2,152.20
  Total deductions                            479.01        5,748.12
  Net pay                                  $2,413.76      $28,965.12`;

const STATEMENT = `
  Opening balance                                            $6,585.97
  Total deposits                                             $3,399.80
  Total withdrawals                                          $2,068.62
  Closing balance                                            $7,917.15

  02/03/2025   AIRLINE TICKETS 5109             -318.34       6,267.63
  02/05/2025   PAYROLL DEPOSIT 2347            3,399.80       9,667.43
  02/06/2025   RENT PAYMENT 2272                -840.68       8,826.75
  02/06/2025   ONLINE TRANSFER                  -656.15       8,170.60
  02/07/2025   INSURANCE PREMIUM 6152           -253.45       7,917.15`;

const COPY = `
  Total de Vencimentos             4.487,56
  Total de Descontos                 511,59
  Valor Líquido                    3.975,97`;
const TWO_COPIES = `${COPY}\n${COPY}`;

test('two copies of a stub that say the same', async () => {
  expect((await shortOf(TWO_COPIES))[0]).toBe(0);
});

test('deposits of three kinds, of which the rows tell nothing', async () => {
  const text = STATEMENT.replace('$3,399.80', '$1,000.00').replace(
    /.*Total withdrawals.*\n/u,
    `  Interest                                                     $399.80
  Transfers from savings                                     $2,000.00\n`,
  );
  expect((await shortOf(text))[0]).toBe(0);
});

describe('a figure that was changed', () => {
  const changed: Record<string, [text: string, measure: number, evidence: string]> = {
    "an invoice line's amount: product and subtotal agree": [
      INVOICE.replace('1,662.12', '9,662.12'),
      4,
      'FIGURE_CONTRADICTED|1,662.12|9,662.12',
    ],
    'the subtotal: lines and total agree': [
      INVOICE.replace('4,983.53', '9,983.53'),
      3,
      'FIGURE_CONTRADICTED|4,983.53|9,983.53',
    ],
    'net pay, where gross and deductions add up': [
      PAY_STUB.replace('$2,413.76', '$9,413.76'),
      3,
      'FIGURE_CONTRADICTED|2,413.76|$9,413.76',
    ],
    'net pay in one of two copies': [
      TWO_COPIES.replace('3.975,97', '3.475,97'),
      2,
      'TOTAL_DOES_NOT_ADD_UP|3.975,97|3.475,97',
    ],
    'gross pay: the earnings and net pay agree': [
      PAY_STUB.replace('2,892.77', '7,892.77'),
      4,
      'FIGURE_CONTRADICTED|2,892.77|7,892.77',
    ],
    'a deduction: the year adds up, the period does not': [
      PAY_STUB.replace('299.66', '199.66'),
      3,
      'TOTAL_DOES_NOT_ADD_UP|379.01|479.01',
    ],
    'pay by the hour: the other line cannot be the cause': [
      PAY_STUB.replace('2,512.00', '4,512.00'),
      3,
      'FIGURE_CONTRADICTED|2,512.00|4,512.00',
    ],
    'the opening balance': [
      STATEMENT.replace('$6,585.97', '$8,585.97'),
      3,
      'FIGURE_CONTRADICTED|6,585.97|$8,585.97',
    ],
    'the deposits of the summary: the rows lead from the opening balance to the closing one': [
      STATEMENT.replace('$3,399.80', '$9,399.80'),
      4,
      'FIGURE_CONTRADICTED|3,399.80|$9,399.80',
    ],
    'the deposits alone, by rows that lead from the opening balance to the closing one': [
      STATEMENT.replace('$3,399.80', '$9,399.80').replace(/.*withdrawals.*\n/u, ''),
      3,
      'FIGURE_CONTRADICTED|3,399.80|$9,399.80',
    ],
    'the closing balance': [
      STATEMENT.replace('$7,917.15', '$9,917.15'),
      3,
      'FIGURE_CONTRADICTED|7,917.15|$9,917.15',
    ],
  };
  test.each(Object.entries(changed))('%s', async (_what, [text, measure, evidence]) => {
    expect((await shortOf(text)).slice(0, 2)).toEqual([measure, evidence]);
  });
});

describe('honest', () => {
  const honest: Record<string, string> = {
    'an invoice': INVOICE,
    'a pay stub': PAY_STUB,
    'a statement': STATEMENT,
    'a tax line rounded by a cent': INVOICE.replace('$5,394.67', '$5,394.68'),
    'a total with shipping that is printed elsewhere': `${INVOICE.replace('$5,394.67', '$5,414.67')}\n\n  Shipping, as agreed         20.00`,
    'a rate rounded to cents': PAY_STUB.replace('31.40', '31.42').replace('80.00', '79.95'),
    'a salary that is no product of rate and hours': PAY_STUB.replace('31.40', '47.11'),
    'overtime printed beside the base rate': `
  Earnings             Rate     Hours        Current
  Regular             20.00     80.00       1,600.00
  Vacation            20.00      8.00         160.00
  Sick                20.00     16.00         320.00
  Jury duty           20.00      4.00          80.00
  Overtime            20.00     10.00         300.00
  Gross pay                                 2,460.00`,
    'a unit price beside an amount that the subtotal confirms': INVOICE.replace('180.20', '200.20'),
    'a line with a discount of its own': INVOICE.replace('901.00', '810.90')
      .replace('4,983.53', '4,893.43')
      .replace('$5,394.67', '$5,304.57'),
    'a pay stub with a benefit that is not listed': PAY_STUB.replace('2,892.77', '2,950.00')
      .replace('$2,413.76', '$2,470.99')
      .replace('34,713.24', '35,400.00')
      .replace('$28,965.12', '$29,651.88'),
    'a summary that leaves out a fee': STATEMENT.replace(
      '$2,068.62',
      '$2,003.62\n  Service fees        $65.00',
    ),
    'a table of prices with a total of something else': `
  Bolt            12.00
  Nut              2.00
  Total weight    99.10
  Washer           1.00
  Dowel            3.00
  Total            4.00`,
  };
  test.each(Object.entries(honest))('%s', async (_what, text) => {
    const short = await shortOf(text);
    if (typeof short !== 'string') expect(short[0]).toBeLessThanOrEqual(0);
  });

  test('a document without totals is not examined', async () => {
    expect(await shortOf('Dear customer, we owe you $20.00.')).toMatch(/no totals/u);
  });
});
