import { expect, test } from 'vitest';
import { printed } from '../testing/printed.js';
import { withoutGluedWords } from './glued-words.js';

const texts = (page: string): string[] =>
  withoutGluedWords(printed(page)).map(({ words }) => words.map(({ text }) => text).join(' '));

test('words that ran together are apart where the document prints them apart elsewhere', () => {
  expect(
    texts(`
  COMPRA TPV ELM SHOP
  COMPRATPV ELM SHOP
  COMPRA TPV PAY STATION
  AUTOPAY ELM
  AUTOPAY OAK
  AUTO PAY OAK`),
  ).toEqual([
    'COMPRA TPV ELM SHOP',
    'COMPRA TPV ELM SHOP',
    'COMPRA TPV PAY STATION',
    'AUTOPAY ELM',
    'AUTOPAY OAK',
    'AUTO PAY OAK',
  ]);
});

test('cells that stand apart are no phrase', () => {
  expect(texts('  DATE        AMOUNT\n  DATEAMOUNT')).toEqual(['DATE AMOUNT', 'DATEAMOUNT']);
});
