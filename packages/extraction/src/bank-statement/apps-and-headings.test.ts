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

test('titles and parts of an account are nobody', () => {
  const { accountHolderName } = read(`
  Wren Bank

  Monthly Account Statement

  Recent Activity

  05/03/2024    Wages                           500.00     1,500.00
  05/09/2024    Corner shop                     -20.00     1,480.00
  05/12/2024    Library                          -5.00     1,475.00`);
  expect(accountHolderName).toBeUndefined();
});

test('the kind of account in a line of its own goes before the label of its number, and behind the title of a page', () => {
  const table = `

  Data          Histórico                        Valor        Saldo
  03/05/2024    Salário                         500,00     1.500,00
  09/05/2024    Padaria                         -20,00     1.480,00`;
  const ofBrazil = read(
    `
  Banco Wren S.A.                            Conta corrente   19398-2

  Conta Leve
${table}`,
    'br',
  );
  expect(ofBrazil.accounts?.[0]).toMatchObject({ accountType: 'Conta Leve', accountNumber: '19398-2' });
  const afterTitle = read(`
  Wren Bank                                  Account number: 8812 4411

  CHECKING SUMMARY Wren Everyday Checking

  Date          Description                     Amount      Balance
  05/03/2024    Wages                           500.00     1,500.00
  05/09/2024    Corner shop                     -20.00     1,480.00`);
  expect(afterTitle.accounts?.[0]?.accountType).toBe('Wren Everyday Checking');
});

test('an account that is numbered by its CLABE alone', () => {
  const { accounts } = read(
    `
  Banco Wren
  Ana Torres Luna
  CLABE 638180000144112233

  Fecha         Concepto                         Monto        Saldo
  03/05/2024    Sueldo                          500.00     1,500.00
  09/05/2024    Tienda                          -20.00     1,480.00`,
    'mx',
  );
  expect(accounts?.[0]?.accountNumber).toBe('638180000144112233');
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

test('fees that are said to be contained in the sums', () => {
  const { accounts } = read(`
  Wren Bank

  Beginning balance                               1,000.00
  Deposits                                          500.00
  Withdrawals                                        25.00
  Service fees (included above)                       5.00
  Ending balance                                  1,475.00

  Date          Description                        Amount      Balance
  05/03/2024    Wages                              500.00     1,500.00
  05/09/2024    Corner shop                        -20.00     1,480.00
  05/12/2024    Service fee                         -5.00     1,475.00`);
  expect(accounts?.[0]?.totalServiceFees).toBe(5);
});

test('a label of days that a picture misread, and one in a line of its own', () => {
  const { accounts } = read(`
  Wren Bank        1 May 2024 to 31 May 2024

  Movements
  2 May 2024                       Result of day  + 480.00
        Corner shop                                 -$20.00
        Wages                                       $500.00
                                   Result of day  - 80.00
  9 May 2024
        Electric company                            -$80.00
  12 May 2024                      sult of day     - 5.00
        Library                                      -$5.00
  14 May 2024                      Result of day  - 7.00
        Library                                      -$7.00`);
  expect(accounts?.[0]?.transactions).toEqual([
    { date: '2024-05-02', description: 'Corner shop', withdrawalAmount: 20 },
    { date: '2024-05-02', description: 'Wages', depositAmount: 500 },
    { date: '2024-05-09', description: 'Electric company', withdrawalAmount: 80 },
    { date: '2024-05-12', description: 'Library', withdrawalAmount: 5 },
    { date: '2024-05-14', description: 'Library', withdrawalAmount: 7 },
  ]);
});

test('a name of an account and a masked number, in cells of their own, begin its part', () => {
  const part = (title: string, opening: string, amount: string, balance: string) => `
  ${title}

  Date     Description             Amount      Balance
  May 3    Previous Balance                   ${opening}
  May 5    Wages                   ${amount}  ${balance}
  May 9    Corner shop             -20.00     ${(Number(balance.replace(',', '')) - 20).toFixed(2)}
  May 31   Current Balance                    ${(Number(balance.replace(',', '')) - 20).toFixed(2)}
`;
  const { accounts } = read(`
  Wren Bank

  Account number: XXXXXX1204        From May 3, 2024 to May 31, 2024

${part('Free Checking     XXXXXX1204', '100.00', '500.00', '600.00')}
${part('Student Savings   XXXXXX8565', '300.00', '250.00', '550.00')}`);
  expect(accounts).toMatchObject([
    { accountNumber: 'XXXXXX1204', accountType: 'Free Checking', beginningBalance: 100, endingBalance: 580 },
    {
      accountNumber: 'XXXXXX8565',
      accountType: 'Student Savings',
      beginningBalance: 300,
      endingBalance: 530,
    },
  ]);
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

test('a name over a street is the holder, though the line of the postal code was misread', () => {
  const { accountHolderName } = read(`
  Wren Bank                                         Monthly statement

  ANA TORRES                                        Account number: 8812 4411
  P.O. Box 5517
  Tacoma WA 98

  Date          Description                     Amount      Balance
  05/03/2024    Wages                           500.00     1,500.00
  05/09/2024    Corner shop                     -20.00     1,480.00`);
  expect(accountHolderName).toBe('ANA TORRES');
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
