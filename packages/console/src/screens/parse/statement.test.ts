import { expect, test } from 'vitest';
import { accountAsSaid, balanceBreaks, sumsDifference } from './statement.js';

test('balances that follow are no break; the one that does not is told with the balance that would', () => {
  const account = {
    beginningBalance: 100,
    transactions: [
      { withdrawalAmount: 30.1, balance: 69.9 },
      { depositAmount: 0.2, balance: 170.1 },
      { withdrawalAmount: 0.1, balance: 170 },
    ],
  };
  const breaks = balanceBreaks(account);
  expect([...breaks.keys()]).toEqual([1]);
  expect(breaks.get(1)).toBeCloseTo(70.1);
});

test('lines without a balance are added up; without an opening balance the first one opens', () => {
  const lines = [
    { depositAmount: 5 },
    { depositAmount: 5, balance: 110 },
    { withdrawalAmount: 1, balance: 109 },
  ];
  expect(balanceBreaks({ beginningBalance: 100, transactions: lines }).size).toBe(0);
  expect(balanceBreaks({ transactions: lines }).size).toBe(0);
  expect(balanceBreaks({}).size).toBe(0);
});

test('opening + in - out is held against closing where all were read', () => {
  const read = { beginningBalance: 3412.77, totalDeposits: 4980.55, totalWithdrawals: 5376.18 };
  expect(sumsDifference({ ...read, endingBalance: 3017.14 })).toBe(0);
  expect(sumsDifference({ ...read, endingBalance: 5017.14 })).toBeCloseTo(-2000);
  expect(sumsDifference(read)).toBeUndefined();
});

test('balances are held against lines and sums as people say they are, not as they were read', () => {
  const read = {
    accountNumber: '1234',
    beginningBalance: 100,
    endingBalance: 150,
    totalDeposits: 50,
    totalWithdrawals: 0,
    transactions: [{ description: 'Pay', depositAmount: 50, balance: 150 }],
  };
  const said = [
    { path: 'accounts[0].transactions[0].depositAmount', is: 60 },
    { path: 'accounts[0].totalDeposits', is: null },
    { path: 'accounts[0].transactions[1].withdrawalAmount', is: 10 },
    { path: 'accounts[1].endingBalance', is: 7 },
  ];
  const account = accountAsSaid(read, 'accounts[0]', said, 2);
  expect(account).toEqual({
    ...read,
    totalDeposits: undefined,
    transactions: [{ description: 'Pay', depositAmount: 60, balance: 150 }, { withdrawalAmount: 10 }],
  });
  expect([...balanceBreaks(account)]).toEqual([[0, 160]]);
  expect(sumsDifference(account)).toBeUndefined();
  expect(accountAsSaid(read, 'accounts[0]', [])).toEqual(read);
});
