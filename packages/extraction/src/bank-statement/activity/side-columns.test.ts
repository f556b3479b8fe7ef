import { expect, test } from 'vitest';
import { read } from '../testing/read-printed.js';

const HEAD = `
  Wren Bank                                  Account number: 8812 4411
  January 1 - January 31, 2024
`;
const descriptionsOf = (page: string): unknown =>
  read(`${HEAD}${page}`).accounts?.[0]?.transactions?.map(({ description }) => description);
const WORDS = ['Corner shop', 'Wages', 'Library', 'Fuel station', 'Market hall'];

test('numbers in a column of their own behind the words are no part of them', () => {
  expect(
    descriptionsOf(`
  Date        Description                Folio tally     Amount        Balance
  01/03/24    Corner shop                     716228     -20.00         980.00
  01/09/24    Wages                           486627     500.00       1,480.00
  01/12/24    Library                         434734     -25.00       1,455.00
  01/15/24    Fuel station                    434735     -30.00       1,425.00
  01/20/24    Market hall                     512200     -10.00       1,415.00`),
  ).toEqual(WORDS);
});

test('nor are those before them, behind the letters of their kind', () => {
  expect(
    descriptionsOf(`
  Date        Slip          Description                  Amount        Balance
  01/03/24    D-44334       Corner shop                  -20.00         980.00
  01/09/24    D-63801       Wages                        500.00       1,480.00
  01/12/24    R-09076       Library                      -25.00       1,455.00
  01/15/24    R-09077       Fuel station                 -30.00       1,425.00
  01/20/24    R-09078       Market hall                  -10.00       1,415.00`),
  ).toEqual(WORDS);
});

test('a number within the words is a part of them, and so is one that few lines have', () => {
  expect(
    descriptionsOf(`
  Date        Description                                Amount        Balance
  01/03/24    Corner shop 4471                           -20.00         980.00
  01/09/24    Wages 4472                                 500.00       1,480.00
  01/12/24    Library 4473                               -25.00       1,455.00
  01/15/24    Fuel station 4474                          -30.00       1,425.00
  01/20/24    Market hall         551290                 -10.00       1,415.00`),
  ).toEqual(['Corner shop 4471', 'Wages 4472', 'Library 4473', 'Fuel station 4474', 'Market hall 551290']);
});
