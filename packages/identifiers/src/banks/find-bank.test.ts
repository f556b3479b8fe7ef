import { expect, test } from 'vitest';
import { COMPE_BANKS } from '../br/compe-banks.js';
import { CLABE_BANKS } from '../mx/clabe-banks.js';
import { readRoutingNumber } from '../us/routing-number.js';
import { ROUTING_NUMBER_BANKS } from '../us/routing-number-banks.js';
import { namesBank, plainName } from './bank.js';
import { bankOfClabe, bankOfCompeCode, bankOfRoutingNumber, banksNamed } from './find-bank.js';

const TABLES = [ROUTING_NUMBER_BANKS, CLABE_BANKS, COMPE_BANKS];

test('numbers that the banks publish', () => {
  expect(bankOfRoutingNumber('021000021')?.name).toBe('JPMorgan Chase');
  expect(bankOfRoutingNumber('026009593')?.name).toBe('Bank of America');
  expect(bankOfRoutingNumber('121000248')?.name).toBe('Wells Fargo');
  expect(bankOfRoutingNumber('061000104')?.name).toBe('Truist');
  expect(bankOfClabe('012')?.name).toBe('BBVA México');
  expect(bankOfCompeCode('341')?.name).toBe('Itaú Unibanco');
});

test('a number that is not in a table says nothing', () => {
  expect([bankOfRoutingNumber('011000015'), bankOfClabe('646'), bankOfCompeCode('999')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('names with accents, legal forms and brands that were merged', () => {
  expect(banksNamed('Itaú Unibanco S.A.', 'br').map(({ name }) => name)).toEqual(['Itaú Unibanco']);
  expect(banksNamed('BBVA Bancomer, S.A.', 'mx').map(({ name }) => name)).toEqual(['BBVA México']);
  expect(banksNamed('Citibanamex', 'mx').map(({ name }) => name)).toEqual(['Banamex']);
  expect(banksNamed('SunTrust Bank', 'us').map(({ name }) => name)).toEqual(['Truist']);
  expect(banksNamed('BB&T', 'us').map(({ name }) => name)).toEqual(['Truist']);
  expect(banksNamed('M&T Bank', 'us').map(({ name }) => name)).toEqual(['M&T Bank']);
});

test('a part of another word names no bank', () => {
  expect(banksNamed('Alliance Credit Union', 'us')).toEqual([]);
  expect(banksNamed('First Purchase Savings', 'us')).toEqual([]);
  expect(banksNamed('Banco Internacional', 'br')).toEqual([]);
});

test('every number is of its form and stands in one bank only, every bank names itself, and aliases are spelled plainly', () => {
  for (const table of TABLES) {
    const numbers = table.flatMap((bank) => bank.numbers.split(' '));
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(new Set(numbers.map(({ length }) => length)).size).toBe(1);
    for (const bank of table) {
      expect(namesBank(bank.name, bank), bank.name).toBe(true);
      expect(bank.aliases.map(plainName)).toEqual(bank.aliases);
    }
  }
  for (const number of ROUTING_NUMBER_BANKS.flatMap((bank) => bank.numbers.split(' '))) {
    expect(readRoutingNumber(number)?.holds, number).toBe(true);
  }
});
