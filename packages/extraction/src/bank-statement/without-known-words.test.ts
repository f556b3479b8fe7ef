import { expect, test } from 'vitest';
import { read } from './testing/read-printed.js';

test('a list by days goes on behind a page break, under the day at the foot of the page and with a single day', () => {
  const list = `
  Wren
  Statement period  May 1, 2024 to May 31, 2024

  May 3, 2024
  Card payment to Corner shop                          - $20.00
  May 9, 2024
  Received from Elm Company                          + $500.00
  May 12, 2024`;
  const behind = (rows: string) => read(`${list}\n===\n${rows}`).accounts?.[0]?.transactions?.slice(2);
  expect(behind('  Card payment to Book shop                            - $35.50')).toEqual([
    { date: '2024-05-12', description: 'Card payment to Book shop', withdrawalAmount: 35.5 },
  ]);
  expect(behind('  May 20, 2024\n  Card payment to Library                               - $5.00')).toEqual([
    { date: '2024-05-20', description: 'Card payment to Library', withdrawalAmount: 5 },
  ]);
  expect(behind('  Deposits are insured up to $250,000.00 by the fund')).toEqual([]);
});

test('tables without signs under titles that no list holds: the change of the balance tells which came in', () => {
  const { accounts } = read(`
  Wren Bank
  Statement period  May 1, 2024 to May 31, 2024
  Opening balance   1,000.00
  Closing balance   1,645.00

  What arrived
  When          Sum           From whom
  05/03/24      500.00        Acme
  05/04/24      250.00        Tailor

  What left
  When          Sum           To whom
  05/02/24       20.00        Corner
  05/09/24       80.00        Power
  05/12/24        5.00        Library`);
  expect(
    accounts?.[0]?.transactions?.map(
      ({ depositAmount, withdrawalAmount }) => depositAmount ?? -Number(withdrawalAmount),
    ),
  ).toEqual([500, 250, -20, -80, -5]);
});

test('a list of accounts names them and their balances; each part begins with its number', () => {
  const { accounts } = read(`
  Wren Bank
  Statement period  May 1, 2024 to May 31, 2024

  What you hold           Known as              At first        At last
  Corner Jar              4411 2200 9933        1,000.00       1,480.00
  Attic Jar               4411 2200 7755          300.00         295.00

  Corner Jar · 4411 2200 9933

  When          Sum           What
  05/03/24      500.00        Wages
  05/04/24     (20.00)        Corner shop

  Attic Jar · 4411 2200 7755

  When          Sum           What
  05/12/24     (5.00)         Library`);
  expect(
    accounts?.map(({ transactions, ...account }) => ({ ...account, count: transactions?.length })),
  ).toEqual([
    {
      accountNumber: '4411 2200 9933',
      accountType: 'Corner Jar',
      beginningBalance: 1000,
      endingBalance: 1480,
      count: 2,
    },
    {
      accountNumber: '4411 2200 7755',
      accountType: 'Attic Jar',
      beginningBalance: 300,
      endingBalance: 295,
      count: 1,
    },
  ]);
});

test('a line of the list of accounts over the table of each; the bank in the last line', () => {
  const { accounts, ...statement } = read(`
                                                                 Ana Torres
  Your statement                                                 4 Elm Street
                                                                 Reno, NV 89502
  for May 1, 2024 to May 31, 2024

  Account title        Account number        Beginning balance      Ending balance
  Corner Banking       ****9933                      $1,000.00           $1,480.00

  Date         Details                       Debit       Credit         Balance
  05/03        Wages                                     500.00        1,500.00
  05/04        Corner shop                   20.00                     1,480.00

  Account title        Account number        Beginning balance      Ending balance
  Attic Savings        ****7755                        $300.00             $295.00

  Date         Details                       Debit       Credit         Balance
  05/12        Library                        5.00                       295.00

            Wren Trust · 12 Oak Street, Reno, NV 89501`);
  expect(statement).toEqual({
    bankName: 'Wren Trust',
    bankAddress: '12 Oak Street, Reno, NV 89501',
    accountHolderName: 'Ana Torres',
    accountHolderAddress: '4 Elm Street, Reno, NV 89502',
    statementStartDate: '2024-05-01',
    statementEndDate: '2024-05-31',
  });
  expect(
    accounts?.map(({ transactions, ...account }) => ({ ...account, count: transactions?.length })),
  ).toEqual([
    {
      accountNumber: '****9933',
      accountType: 'Corner Banking',
      beginningBalance: 1000,
      endingBalance: 1480,
      count: 2,
    },
    {
      accountNumber: '****7755',
      accountType: 'Attic Savings',
      beginningBalance: 300,
      endingBalance: 295,
      count: 1,
    },
  ]);
});

test('labels in a row with their values below; a period in two cells whose labels nobody knows', () => {
  const { accounts, ...statement } = read(`
  Wren Bank

  Customer             Account ID          Plan             Since            Up to
  Ana Torres           4411 2200 9933      Corner Jar       May 1, 2024      May 31, 2024

  When          Sum           What
  05/03/24      500.00        Wages
  05/04/24     (20.00)        Corner shop
  05/12/24      (5.00)        Library`);
  expect(statement).toEqual({
    bankName: 'Wren Bank',
    accountHolderName: 'Ana Torres',
    statementStartDate: '2024-05-01',
    statementEndDate: '2024-05-31',
  });
  expect(accounts?.[0]).toMatchObject({ accountNumber: '4411 2200 9933', accountType: 'Corner Jar' });
});
