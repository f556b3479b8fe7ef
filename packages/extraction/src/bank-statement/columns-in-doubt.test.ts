import { expect, test } from 'vitest';
import { read } from './testing/read-printed.js';

const transactionsOf = (text: string, country: 'us' | 'mx' | 'br') =>
  read(text, country).accounts?.flatMap(({ transactions }) => transactions ?? []);

/**
 * As brokerages and banks of Mexico print them: what is in guarantee stays 0.00, and two balances are alike.
 */
const GUARANTEE = `
  Banco Mirlo                    Periodo 01/07/2022 al 28/07/2022
  Fecha      Descripción          Abonos      Cargos     Movimiento    Saldo en       Saldo        Saldo
                                                         garantía      garantía       disponible   total
  03/07/22   Papelería              0.00      437.17     0.00          0.00         11,648.97    11,648.97
  06/07/22   Nómina             2,813.40        0.00     0.00          0.00         14,462.37    14,462.37
  07/07/22   Gasolina               0.00      448.11     0.00          0.00         14,014.26    14,014.26
  09/07/22   Luz                    0.00      392.70     0.00          0.00         13,621.56    13,621.56`;
const OF_GUARANTEE = [
  { date: '2022-07-03', description: 'Papelería', withdrawalAmount: 437.17, balance: 11648.97 },
  { date: '2022-07-06', description: 'Nómina', depositAmount: 2813.4, balance: 14462.37 },
  { date: '2022-07-07', description: 'Gasolina', withdrawalAmount: 448.11, balance: 14014.26 },
  { date: '2022-07-09', description: 'Luz', withdrawalAmount: 392.7, balance: 13621.56 },
];

test('a column that is zero in every row is neither the balance nor what moves it', () => {
  expect(transactionsOf(GUARANTEE, 'mx')).toEqual(OF_GUARANTEE);
});

test('on a page with too few rows the columns hold what they held on the page before', () => {
  const next = `${GUARANTEE}
===
  Fecha      Descripción          Abonos      Cargos     Movimiento    Saldo en       Saldo        Saldo
                                                         garantía      garantía       disponible   total
  28/07/22   Comisión               0.00        5.00     0.00          0.00         13,616.56    13,616.56`;
  expect(transactionsOf(next, 'mx')).toEqual([
    ...OF_GUARANTEE,
    { date: '2022-07-28', description: 'Comisión', withdrawalAmount: 5, balance: 13616.56 },
  ]);
});

test('where the balances do not follow from one another under the heading that says so, but elsewhere, the heading is not believed', () => {
  const page = `
  Wren Bank
  Statement period  May 1, 2024 to May 31, 2024
  Date        Description        Withdrawals    Deposits    Balance on hold     Balance
  05/02/24    Corner shop              20.00                         100.00      980.00
  05/03/24    Wages                               500.00             120.00    1,480.00
  05/09/24    Electric company         80.00                          60.00    1,400.00
  05/12/24    Library                   5.00                          60.00    1,395.00`;
  expect(
    transactionsOf(page.replace('Balance on hold', 'Current Balance'), 'us')?.map(({ balance }) => balance),
  ).toEqual([980, 1480, 1400, 1395]);
});

test('what a movement cost in a column of its own is neither its amount nor the balance', () => {
  const page = `
  Wren Money
  Nov 1, 2025 - Nov 28, 2025
  Starting Balance  $500.00
  Date       Description               Fee         Amount
  Nov 1      To Ana Torres           $0.00        $20.00
  Nov 2      From Luis Vega          $0.00    + $300.00
  Nov 9      CORNER SHOP             $0.00        $80.00`;
  expect(transactionsOf(page, 'us')).toEqual([
    { date: '2025-11-01', description: 'To Ana Torres', withdrawalAmount: 20 },
    { date: '2025-11-02', description: 'From Luis Vega', depositAmount: 300 },
    { date: '2025-11-09', description: 'CORNER SHOP', withdrawalAmount: 80 },
  ]);
});
