import { expect, test } from 'vitest';
import { read } from './testing/read-printed.js';

test('an app prints the holder alone in a line and the kind of account with its number', () => {
  const { accountHolderName, accounts } = read(`
  Wren Bank

  Your month

  Ana Torres

  Rainy Day Account ending in ****4411
                                            May 2, 2024 - May 31, 2024

  Date          Description                     Amount      Balance
  05/03/2024    Wages                           500.00     1,500.00
  05/09/2024    Corner shop                     -20.00     1,480.00
  05/12/2024    Library                          -5.00     1,475.00`);
  expect(accountHolderName).toBe('Ana Torres');
  expect(accounts?.[0]).toMatchObject({ accountType: 'Rainy Day Account', accountNumber: '****4411' });
});

test("an address without a name is the bank's where the holder's has one", () => {
  const { accountHolderAddress, bankAddress } = read(`
  Wren Bank

  ANA TORRES
  14 Elm Street
  Reno, NV 89501

  900 Main Street, Boise, ID 83702

  Date          Description                     Amount      Balance
  05/03/2024    Wages                           500.00     1,500.00
  05/09/2024    Corner shop                     -20.00     1,480.00`);
  expect([accountHolderAddress, bankAddress]).toEqual([
    '14 Elm Street, Reno, NV 89501',
    '900 Main Street, Boise, ID 83702',
  ]);
});

test('counts beside the sums of an account are no cheques, long numbers beside transactions neither', () => {
  const { accounts } = read(`
  Wren Bank

                                    No.           Amount
  Beginning balance                               1,000.00
  Deposits                           1              500.00
  Withdrawals                        2               25.00
  Ending balance                     3            1,475.00

  Date          Description           Operation        Amount      Balance
  05/03/2024    Wages                 73669020011      500.00     1,500.00
  05/09/2024    Corner shop           73669027342      -20.00     1,480.00
  05/12/2024    Library               73669034673       -5.00     1,475.00`);
  expect(accounts?.[0]).toMatchObject({ totalDeposits: 500, totalWithdrawals: 25 });
  expect(accounts?.[0]?.checks).toBeUndefined();
  expect(accounts?.[0]?.transactions?.every(({ checkNumber }) => checkNumber === undefined)).toBe(true);
});

test('of two labels side by side the second is no value of the first, and fees of the month are fees', () => {
  const { accountHolderName, accounts } = read(
    `
  Banco Wren S.A.                         Extrato

  Titular                                 Produto
  Ana Torres Lima                         Conta Leve

  Saldo anterior      1.000,00
  Tarifas do mês          8,50
  Saldo final         1.471,50

  Data          Histórico                        Valor        Saldo
  03/05/2024    Salário                         500,00     1.500,00
  09/05/2024    Padaria                         -20,00     1.480,00
  31/05/2024    Tarifa                           -8,50     1.471,50`,
    'br',
  );
  expect(accountHolderName).toBe('Ana Torres Lima');
  expect(accounts?.[0]).toMatchObject({ accountType: 'Conta Leve', totalServiceFees: 8.5 });
});

test('an app tells the kind of a movement beside whom it was with, and a handle under the name of the holder', () => {
  const { accountHolderName, accountHolderAddress, accounts } = read(`
  Wren App                                                      12 Harbor Street, Suite 600
                                                                Oakland, CA 94612
  Account Statement

  Ana Torres
  $AnaTorres
  75 Old Mill Rd
  Dallas, TX 75202

  Date      Description                     Details           Fee        Amount
  May 3     Corner shop                     Wren Card         $0.00      $20.00
  May 9     From Luis Ferrer                Wren payment      $0.00    + $45.00
  May 12    Library                         Wren Card         $0.00       $5.00`);
  expect(accountHolderName).toBe('Ana Torres');
  expect(accountHolderAddress).toBe('75 Old Mill Rd, Dallas, TX 75202');
  expect(accounts?.[0]?.transactions?.map(({ description }) => description)).toEqual([
    'Corner shop',
    'From Luis Ferrer',
    'Library',
  ]);
});
