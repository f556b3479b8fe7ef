import { describe, expect, test } from 'vitest';
import { read } from './testing/read-printed.js';

describe('United States', () => {
  test('a summary box, one column of signed amounts and a running balance', () => {
    expect(
      read(`
  First Orchard Bank
  PO Box 4410, Lansing, MI 48901

  DANA R WHITFIELD
  88 Birch Lane Apt 4
  Lansing, MI 48910

  Statement period                     06/10/21 to 07/09/21
  Account number                               4477 0091 22
  Account type                            Everyday Checking
  Beginning balance ...........................   $1,000.00
  Total deposits ..............................     $500.00
  Total withdrawals ...........................     $320.50
  Service fees ................................      $12.00
  Ending balance ..............................   $1,167.50

  Date        Description                          Amount       Balance
  06/11/21    GROCERY OUTLET #12                   -20.50        979.50
  06/14/21    PAYROLL ACME TOOLS                   500.00      1,479.50
              PPD ID 0099
  06/30/21    RENT TO LANDLORD                    -300.00      1,179.50
  07/09/21    Monthly service fee                  -12.00      1,167.50`),
    ).toEqual({
      bankName: 'First Orchard Bank',
      bankAddress: 'PO Box 4410, Lansing, MI 48901',
      accountHolderName: 'DANA R WHITFIELD',
      accountHolderAddress: '88 Birch Lane Apt 4, Lansing, MI 48910',
      statementStartDate: '2021-06-10',
      statementEndDate: '2021-07-09',
      accounts: [
        {
          accountNumber: '4477 0091 22',
          accountType: 'Everyday Checking',
          beginningBalance: 1000,
          totalDeposits: 500,
          totalWithdrawals: 320.5,
          totalServiceFees: 12,
          endingBalance: 1167.5,
          transactions: [
            { date: '2021-06-11', description: 'GROCERY OUTLET #12', withdrawalAmount: 20.5, balance: 979.5 },
            {
              date: '2021-06-14',
              description: 'PAYROLL ACME TOOLS PPD ID 0099',
              depositAmount: 500,
              balance: 1479.5,
            },
            { date: '2021-06-30', description: 'RENT TO LANDLORD', withdrawalAmount: 300, balance: 1179.5 },
            { date: '2021-07-09', description: 'Monthly service fee', withdrawalAmount: 12, balance: 1167.5 },
          ],
        },
      ],
    });
  });

  test('sections instead of signs, cheques two to a row, daily balances that are no transactions, over two pages', () => {
    const statement = read(`
  HARBOR COMMUNITY CREDIT UNION                      July 1 through July 31, 2021

  ACCOUNT SUMMARY            Account Number: 000123456789
                                  INSTANCES        AMOUNT
  Beginning Balance                             $2,000.00
  Deposits and Additions                  2        900.00
  Checks Paid                             3       -450.00
  Electronic Withdrawals                  1       -100.00
  Ending Balance                                $2,350.00

  DEPOSITS AND ADDITIONS
  DATE     DESCRIPTION                             AMOUNT
  07/02    Direct Deposit Lakeside Clinic         $600.00
  07/16    Mobile deposit                          300.00
  Total Deposits and Additions                    $900.00

  CHECKS PAID
  CHECK NO.   DATE PAID      AMOUNT    CHECK NO.   DATE PAID      AMOUNT
  1001 ^      07/06          100.00    1003 *      07/09          150.00
  1002        07/07          200.00
  Total Checks Paid                               $450.00
===
  HARBOR COMMUNITY CREDIT UNION                      July 1 through July 31, 2021

  ELECTRONIC WITHDRAWALS
  DATE     DESCRIPTION                             AMOUNT
  07/20    City Water Dept Bill                   $100.00
  Total Electronic Withdrawals                    $100.00

  DAILY ENDING BALANCE
  DATE          AMOUNT     DATE          AMOUNT
  07/02      $2,600.00     07/09       2,150.00
  07/06       2,500.00     07/16       2,450.00`);
    expect(statement.accounts).toEqual([
      {
        accountNumber: '000123456789',
        beginningBalance: 2000,
        totalDeposits: 900,
        endingBalance: 2350,
        transactions: [
          { date: '2021-07-02', description: 'Direct Deposit Lakeside Clinic', depositAmount: 600 },
          { date: '2021-07-16', description: 'Mobile deposit', depositAmount: 300 },
          { date: '2021-07-20', description: 'City Water Dept Bill', withdrawalAmount: 100 },
        ],
        checks: [
          { number: '1001', date: '2021-07-06', amount: 100 },
          { number: '1003', date: '2021-07-09', amount: 150 },
          { number: '1002', date: '2021-07-07', amount: 200 },
        ],
      },
    ]);
  });

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

  test('newest first, unsigned amounts: the balances tell the direction', () => {
    const [account] =
      read(`
  Redwood National Bank
  Statement date: 03/31/2024
  Previous balance       New balance
       $100.00             $175.00
  Date          Transaction              Amount       Balance
  03/28/2024    ITEM B                    25.00        175.00
  03/20/2024    ITEM A                   150.00        200.00
  03/05/2024    ITEM C                    50.00         50.00`).accounts ?? [];
    expect(account).toMatchObject({ beginningBalance: 100, endingBalance: 175 });
    expect(account?.transactions).toEqual([
      { date: '2024-03-28', description: 'ITEM B', withdrawalAmount: 25, balance: 175 },
      { date: '2024-03-20', description: 'ITEM A', depositAmount: 150, balance: 200 },
      { date: '2024-03-05', description: 'ITEM C', withdrawalAmount: 50, balance: 50 },
    ]);
  });

  test('a trailing minus, balances carried over the page, headers and footers left out', () => {
    const { accounts, statementEndDate } = read(`
  Old Mill Trust Company                                      Page 1 of 2
  Account # 77-1234                 Closing date April 30, 2022
  Date        Details                    Amount      Balance
              Balance forward                         400.00
  Apr 02      HARDWARE                   50.00-       350.00
  Apr 05      DEPOSIT                   100.00        450.00
              Balance carried forward                 450.00
                     Questions? Call 800 555 0100
===
  Old Mill Trust Company                                      Page 2 of 2
  Date        Details                    Amount      Balance
              Balance brought forward                 450.00
  Apr 20      ATM                        20.00-       430.00
              second line
              Closing balance                         430.00
                     Questions? Call 800 555 0100`);
    expect(statementEndDate).toBe('2022-04-30');
    expect(accounts).toEqual([
      {
        accountNumber: '77-1234',
        beginningBalance: 400,
        endingBalance: 430,
        transactions: [
          { date: '2022-04-02', description: 'HARDWARE', withdrawalAmount: 50, balance: 350 },
          { date: '2022-04-05', description: 'DEPOSIT', depositAmount: 100, balance: 450 },
          { date: '2022-04-20', description: 'ATM second line', withdrawalAmount: 20, balance: 430 },
        ],
      },
    ]);
  });

  test('a date printed once for all transactions of a day, and the currency in a column of its own', () => {
    const [account] =
      read(`
  Lakeshore Bank
  Statement period 05/01/2023 - 05/31/2023
  Date          Description                Credits           Debits
  05/02/2023    Cafe                                       $      4.50
                Bakery                                     $      6.00
  05/09/2023    Refund               $      10.00`).accounts ?? [];
    expect(account?.transactions).toEqual([
      { date: '2023-05-02', description: 'Cafe', withdrawalAmount: 4.5 },
      { date: '2023-05-02', description: 'Bakery', withdrawalAmount: 6 },
      { date: '2023-05-09', description: 'Refund', depositAmount: 10 },
    ]);
  });

  test("the owner's name behind the account's is no part of it, and a sentence on savings names no account", () => {
    const [account] =
      read(`
  Red Mesa Credit Union
  Statement period 05/01/2023 - 05/31/2023
  Account number 1709234180

  ERIN DELACRUZ
  88 Birch Lane Apt 4
  Lansing, MI 48910

  ID 0070  FREE CHECKING ERIN DELACRUZ

  Date          Description               Amount         Balance
  05/01/2023    Previous Balance                          100.00
  05/02/2023    Cafe                       -4.50           95.50`).accounts ?? [];
    expect(account?.accountType).toBe('FREE CHECKING');
    const [other] =
      read(`
  Red Mesa Credit Union
  Statement period 05/01/2023 - 05/31/2023
  Account number 1709234180

  Date          Description               Amount         Balance
  05/01/2023    Previous Balance                          100.00
  05/02/2023    Cafe                       -4.50           95.50

  Your savings federally insured to at least $250,000 by the NCUA`).accounts ?? [];
    expect(other).not.toHaveProperty('accountType');
  });

  test('cheques two to a row under headings of two lines, and titles that say what a list comes to', () => {
    const [account] =
      read(`
  Tri-Rivers Bank
  For the period 10/14/2023 to 11/11/2023
  Checks and Substitute Checks       There were 3 Checks and Substitute Checks totaling $557.97.
  Check             Amount   Date        Reference        Check             Amount   Date       Reference
  number                     paid        number           number                     paid       number
  4653              396.63   10/16       038279104        4654              127.42   10/21      072237012
  4656               33.92   11/10       080840510

  Debit Card Purchases               There were 1 Debit Card Withdrawals and Purchases totaling $4.91.
  Date       Amount   Description
  11/10        4.91   POS Purchase WEGMORE`).accounts ?? [];
    expect(account?.checks).toEqual([
      { number: '4653', date: '2023-10-16', amount: 396.63 },
      { number: '4654', date: '2023-10-21', amount: 127.42 },
      { number: '4656', date: '2023-11-10', amount: 33.92 },
    ]);
    expect(account?.transactions).toEqual([
      { date: '2023-11-10', description: 'POS Purchase WEGMORE', withdrawalAmount: 4.91 },
    ]);
  });

  test("a number behind the bank's service for clients is no street", () => {
    expect(
      read(`
  METROBANK CLIENT SERVICES 040                          Metrobank, N. A.
  PO BOX 7204, SIOUX FALLS, SD 57117                     Account 4532231425
                                                         Statement Period Oct 1 - Oct 30, 2025

  ROBERT G BOOKER
  1206 Monroe Ave
  Yonkers, NY 10701

  Date     Description           Amount     Balance
  10/02    Opening Balance                   100.00
  10/03    Cafe                   -4.50       95.50`),
    ).toMatchObject({
      bankAddress: 'PO BOX 7204, SIOUX FALLS, SD 57117',
      accountHolderAddress: '1206 Monroe Ave, Yonkers, NY 10701',
    });
  });

  test('whose account it is, behind its kind', () => {
    const [account] =
      read(`
  Schwan Bank
  High Yield Investor Checking® account of
  ANA R LUNA
  Account number 1709234180
  Statement period 05/01/2023 - 05/31/2023

  Date          Description               Amount         Balance
  05/01/2023    Previous Balance                          100.00
  05/02/2023    Cafe                       -4.50           95.50`).accounts ?? [];
    expect(account?.accountType).toBe('High Yield Investor Checking');
  });

  test("an account's name in the title beside its number", () => {
    const [account] =
      read(`
  Tri-Rivers Bank
  For the period 05/01/2023 to 05/31/2023
  Smart Purse Spend Summary            Account number: XX-XXXX-9698
  Date          Description               Amount         Balance
  05/01/2023    Previous Balance                          100.00
  05/02/2023    Cafe                       -4.50           95.50`).accounts ?? [];
    expect(account?.accountType).toBe('Smart Purse Spend');
  });

  test('a table of accounts with a column for each sum', () => {
    expect(
      read(`
  Puget Credit Union
                               Beginning Balance  Withdrawals  Deposits  Interest  Ending Balance
  Advantage Savings - 5159332466       $6,652.88     (205.09)  1,558.93      0.00       $8,006.72
  Advantage Checking - 3710353614      $5,011.74      (27.21)  1,658.41      0.00       $6,642.94

  Advantage Savings - 5159332466
  Deposits
  Date            Amount    Description
  04/02/2025    1,558.93    Deposit - Internet Transfer
  Withdrawals
  Date            Amount    Description
  04/01/2025    (205.09)    Withdrawal - Internet Transfer

  Advantage Checking - 3710353614
  Deposits
  Date            Amount    Description
  03/22/2025    1,658.41    External Deposit PALMETTO
  Withdrawals
  Date            Amount    Description
  03/21/2025     (27.21)    POS Withdrawal ROCKY PEAK POWER`).accounts,
    ).toMatchObject([
      {
        accountNumber: '5159332466',
        beginningBalance: 6652.88,
        totalDeposits: 1558.93,
        totalWithdrawals: 205.09,
        endingBalance: 8006.72,
      },
      {
        accountNumber: '3710353614',
        beginningBalance: 5011.74,
        totalDeposits: 1658.41,
        totalWithdrawals: 27.21,
        endingBalance: 6642.94,
      },
    ]);
  });

  test('days with a hyphen and no year, also of cheques; where money went to describes the movement', () => {
    expect(
      read(`
  Latchford Bank                                       August 10, 2022
                                                       4909806660

  Beginning balance 7-11-22                            $17,699.89
  2 Additions                                           +6,103.83
  3 Subtractions                                          -877.96
  Ending balance 8-10-22                               $22,925.76

  Additions
  Deposits    Date     Serial #   Source
              7-15                Deposit Mobile Banking                     $4,462.44
              7-23                Deposit Mobile Banking                      1,641.39
                                  Total additions                            $6,103.83
  Subtractions
  Paper Checks   * check missing from sequence
  Check       Date       Amount       Check       Date       Amount
  1211        8-1       $350.48       1212        8-7       $145.89
                                                  Paper Checks Paid   $496.37
  Withdrawals   Date    Serial #   Location
                7-15               Internet Trf To DDA 000075005206           $381.59`).accounts,
    ).toMatchObject([
      {
        transactions: [
          { date: '2022-07-15', description: 'Deposit Mobile Banking', depositAmount: 4462.44 },
          { date: '2022-07-23', description: 'Deposit Mobile Banking', depositAmount: 1641.39 },
          { date: '2022-07-15', description: 'Internet Trf To DDA 000075005206', withdrawalAmount: 381.59 },
        ],
        checks: [
          { number: '1211', date: '2022-08-01', amount: 350.48 },
          { number: '1212', date: '2022-08-07', amount: 145.89 },
        ],
      },
    ]);
  });

  test('a cheque whose number reads like a year beside its day', () => {
    expect(
      read(`
  Harbor Bank          Statement period   June 1, 2023 to June 28, 2023
  Checks paid
  Date              Check Number              Amount
  Jun 3             2017                      470.89
  Jun 12            3879                      304.38`).accounts?.[0]?.checks,
    ).toEqual([
      { number: '2017', date: '2023-06-03', amount: 470.89 },
      { number: '3879', date: '2023-06-12', amount: 304.38 },
    ]);
  });

  test("an account's name behind the title of its summary; the bank's own numbers are no words of a movement", () => {
    expect(
      read(`
  Comstock Bank                                           Account number 9338600407
  Account summary: Rich Benefits Checking
  Beginning balance on October 1, 2023    $10,748.06
  Electronic deposits this statement period
  Date        Amount ($)   Activity                         Bank reference number
  Oct 3       2,353.64     Mobile Check Deposit                        9755941825
  Oct 9       2,715.39     Payroll 703124                              9212703124`).accounts,
    ).toMatchObject([
      {
        accountType: 'Rich Benefits Checking',
        transactions: [{ description: 'Mobile Check Deposit' }, { description: 'Payroll 703124' }],
      },
    ]);
  });
});
