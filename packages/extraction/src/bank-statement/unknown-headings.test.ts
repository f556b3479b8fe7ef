import { expect, test } from 'vitest';
import { read } from './testing/read-printed.js';

const transactionsOf = (text: string, country: 'us' | 'mx' | 'br' = 'us') =>
  read(text, country).accounts?.[0]?.transactions;

test('columns under words that no list holds are told apart by what they hold and by the balances', () => {
  expect(
    transactionsOf(`
  Wren Bank
  Statement period  May 1, 2024 to May 31, 2024

  What happened             When        Left        Came          Then
  Corner shop               05/02/24    20.00                   980.00
  Wages                     05/03/24                500.00    1,480.00
  Electric company          05/09/24    80.00                 1,400.00
  Library                   05/12/24     5.00                 1,395.00`),
  ).toEqual([
    { date: '2024-05-02', description: 'Corner shop', withdrawalAmount: 20, balance: 980 },
    { date: '2024-05-03', description: 'Wages', depositAmount: 500, balance: 1480 },
    { date: '2024-05-09', description: 'Electric company', withdrawalAmount: 80, balance: 1400 },
    { date: '2024-05-12', description: 'Library', withdrawalAmount: 5, balance: 1395 },
  ]);
});

test('marks behind amounts are no part of what follows them', () => {
  expect(
    transactionsOf(`
  Wren Bank
  Statement period  May 1, 2024 to May 31, 2024

  On             Sum                  Stand         Whereabouts
  05/02/24        20.00   down       980.00         Corner shop
  05/03/24       500.00   up       1,480.00         Wages
  05/09/24        80.00   down     1,400.00         Electric company
  05/12/24         5.00   down     1,395.00         Library`),
  ).toEqual([
    { date: '2024-05-02', description: 'Corner shop', withdrawalAmount: 20, balance: 980 },
    { date: '2024-05-03', description: 'Wages', depositAmount: 500, balance: 1480 },
    { date: '2024-05-09', description: 'Electric company', withdrawalAmount: 80, balance: 1400 },
    { date: '2024-05-12', description: 'Library', withdrawalAmount: 5, balance: 1395 },
  ]);
});

test('days under the name of their month', () => {
  expect(
    transactionsOf(
      `
  Banco Sabia
  Periodo de 20/12/2023 a 10/01/2024

  Dia   Onde                      Foi         Veio        Ficou
        dezembro 2023
  22    Padaria                   20,00                   980,00
  28    Empresa                               500,00    1.480,00
        janeiro 2024
  04    Luz                       80,00                 1.400,00`,
      'br',
    ),
  ).toEqual([
    { date: '2023-12-22', description: 'Padaria', withdrawalAmount: 20, balance: 980 },
    { date: '2023-12-28', description: 'Empresa', depositAmount: 500, balance: 1480 },
    { date: '2024-01-04', description: 'Luz', withdrawalAmount: 80, balance: 1400 },
  ]);
});

const OPERATION_AND_SETTLEMENT = `
  Banco Garza
  Periodo DEL 02/06/2022 AL 29/06/2022

  Saldo inicial         1,000.00
  Saldo final           1,395.00

                Detalle de movimientos realizados
  OPER      LIQ       DESCRIPCIÓN                  CARGOS      ABONOS    OPERACIÓN   LIQUIDACIÓN
`;

test('days and balances of operation and of settlement: the first balance counts, the second is no part of the description', () => {
  const rows = `
  02/JUN    03/JUN    PAPELERIA                     20.00                   980.00      980.00
                      BNET 281
  03/JUN    03/JUN    NOMINA                                  500.00      1,480.00    1,480.00
  09/JUN    09/JUN    LUZ                           80.00
  09/JUN    10/JUN    AGUA                           5.00                 1,395.00    1,395.00`;
  expect(transactionsOf(OPERATION_AND_SETTLEMENT + rows, 'mx')).toEqual([
    { date: '2022-06-02', description: 'PAPELERIA BNET 281', withdrawalAmount: 20, balance: 980 },
    { date: '2022-06-03', description: 'NOMINA', depositAmount: 500, balance: 1480 },
    { date: '2022-06-09', description: 'LUZ', withdrawalAmount: 80 },
    { date: '2022-06-09', description: 'AGUA', withdrawalAmount: 5, balance: 1395 },
  ]);
});

test('two balances of which too few are printed to follow each other', () => {
  const rows = `
  02/JUN    03/JUN    PAPELERIA                     20.00
  03/JUN    03/JUN    NOMINA                                  500.00
  09/JUN    09/JUN    LUZ                           80.00
  09/JUN    10/JUN    AGUA                           5.00                 1,395.00    1,400.00`;
  expect(transactionsOf(OPERATION_AND_SETTLEMENT + rows, 'mx')?.at(-1)).toEqual({
    date: '2022-06-09',
    description: 'AGUA',
    withdrawalAmount: 5,
    balance: 1395,
  });
});
