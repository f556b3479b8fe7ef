import { describe, expect, test } from 'vitest';
import { read } from './testing/read-printed.js';

describe('United States', () => {
  test('two accounts, a heading of two lines, a balance once a day, a number of a check, December before January', () => {
    const { accounts, statementStartDate, statementEndDate } = read(`
  Pinewood Savings Bank                Statement Period: December 16, 2024 - January 15, 2025

  Summary of accounts
  Account                     Account number     Beginning balance    Ending balance
  Pinewood Free Checking          5550001111                800.00            640.00
  Pinewood Goal Savings           5550002222              5,000.00          5,050.00

  Pinewood Free Checking          Account number: 5550001111
  Beginning balance on 12/16                     $800.00
  Deposits/Additions                              200.00
  Withdrawals/Subtractions                      - 360.00
  Ending balance on 1/15                         $640.00

                                                    Deposits/     Withdrawals/     Ending daily
  Date    Number   Description                      Additions     Subtractions          balance
  12/18            Corner Cafe                                           10.00
  12/18   201      Check                                                250.00           540.00
  12/31            Payroll                             200.00                            740.00
  1/3              Gym                                                  100.00           640.00
  Ending balance on 1/15                                                                 640.00
  Totals                                              $200.00          $360.00

  Pinewood Goal Savings           Account number: 5550002222
  Beginning balance on 12/16                   $5,000.00
  Deposits/Additions                               50.00
  Ending balance on 1/15                       $5,050.00

                                                    Deposits/     Withdrawals/     Ending daily
  Date             Description                      Additions     Subtractions          balance
  1/2              Transfer                             50.00                          5,050.00`);
    expect([statementStartDate, statementEndDate]).toEqual(['2024-12-16', '2025-01-15']);
    expect(accounts).toEqual([
      {
        accountNumber: '5550001111',
        accountType: 'Pinewood Free Checking',
        beginningBalance: 800,
        totalDeposits: 200,
        totalWithdrawals: 360,
        endingBalance: 640,
        transactions: [
          { date: '2024-12-18', description: 'Corner Cafe', withdrawalAmount: 10 },
          {
            date: '2024-12-18',
            description: 'Check',
            checkNumber: '201',
            withdrawalAmount: 250,
            balance: 540,
          },
          { date: '2024-12-31', description: 'Payroll', depositAmount: 200, balance: 740 },
          { date: '2025-01-03', description: 'Gym', withdrawalAmount: 100, balance: 640 },
        ],
      },
      {
        accountNumber: '5550002222',
        accountType: 'Pinewood Goal Savings',
        beginningBalance: 5000,
        totalDeposits: 50,
        endingBalance: 5050,
        transactions: [{ date: '2025-01-02', description: 'Transfer', depositAmount: 50, balance: 5050 }],
      },
    ]);
  });
});
