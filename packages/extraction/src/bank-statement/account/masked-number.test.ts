import { expect, test } from 'vitest';
import { read } from '../testing/read-printed.js';

const accountUnder = (title: string) =>
  read(`
  Wren Bank                                      Ana Torres
  ${title}
  Jun 1, 2024 - Jun 28, 2024
  Account number         Routing number (ACH / Wire)
  5595992196             091305552

  Date        Description         Amount       Balance
  06/02/24    Corner shop         -20.00        980.00
  06/03/24    Wages               500.00      1,480.00`).accounts?.map(({ accountNumber, accountType }) => [
    accountNumber,
    accountType,
  ]);

test('the whole number counts where the head of the page prints its last digits alone', () => {
  expect(accountUnder('Checking \u2022\u20222196 Statement')).toEqual([['5595992196', 'Checking']]);
});

test('a dot of the mask that was read as a letter is no part of the kind', () => {
  expect(accountUnder('Checking \u2022o2196 Statement')).toEqual([['5595992196', 'Checking']]);
});
