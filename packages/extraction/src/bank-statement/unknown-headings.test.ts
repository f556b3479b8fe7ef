import { expect, test } from 'vitest';
import { read } from './testing/read-printed.js';

const transactionsOf = (text: string, country: 'us' | 'mx' | 'br' = 'us') =>
  read(text, country).accounts?.[0]?.transactions;

const OPERATION_AND_SETTLEMENT = `
  Banco Garza
  Periodo DEL 02/06/2022 AL 29/06/2022

  Saldo inicial         1,000.00
  Saldo final           1,395.00

                Detalle de movimientos realizados
  OPER      LIQ       DESCRIPCIÓN                  CARGOS      ABONOS    OPERACIÓN   LIQUIDACIÓN
`;

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
