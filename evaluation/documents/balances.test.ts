import { expect, test } from 'vitest';
import { balancesHold } from './balances.js';

const account = (endingBalance: number) =>
  new Map<string, string | number>([
    ['accounts[0].beginningBalance', 100.1],
    ['accounts[0].endingBalance', endingBalance],
    ['accounts[0].transactions[0].depositAmount', 50.2],
    ['accounts[0].transactions[1].withdrawalAmount', 20],
    ['accounts[0].transactions[1].checkNumber', '7'],
    ['accounts[0].checks[0].number', '7'],
    ['accounts[0].checks[0].amount', 20],
    ['accounts[0].checks[1].number', '8'],
    ['accounts[0].checks[1].amount', 10],
  ]);

test('a check named in both lists counts once', () => {
  expect(balancesHold(account(120.3))).toBe(true);
  expect(balancesHold(account(100.3))).toBe(false);
});

test('a statement without balances cannot be added up', () => {
  expect(balancesHold(new Map([['accounts[0].transactions[0].depositAmount', 1]]))).toBeUndefined();
});
